/** What of a rules reference is read: the section of a rule, or what was searched for. */
import { hasAll } from '../text/folded';
import type { RulesShown, RuleShown, SectionShown } from '../../wire';

export const linesOf = (rules: RulesShown): RuleShown[] => rules.sections.flatMap((section) => section.rules);

/** The section that has a rule; the first where there is no such rule. */
export function sectionWith(rules: RulesShown, rule: string): SectionShown | undefined {
  return rules.sections.find((section) => section.rules.some(({ id }) => id === rule)) ?? rules.sections[0];
}

/** Sections with those of their rules that have all the words, the title's counted in. */
export function searched(sections: readonly SectionShown[], words: readonly string[]): SectionShown[] {
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ id, text }) => hasAll(`${id} ${section.title} ${text}`, words)),
    }))
    .filter((section) => section.rules.length);
}

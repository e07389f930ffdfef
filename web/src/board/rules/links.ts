/** Which rules explain what happens and what is advised, as the game's table of links says. */
import type { Event, RuleLinks } from '../../wire';

/** So many are named at once. */
const MOST = 3;

export const NO_LINKS: RuleLinks = { events: {}, lessons: {}, answers: {}, things: {}, parts: {} };

const first = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, MOST);

/** Copies of a card have a number after a dot. */
const ofThings = ({ things }: RuleLinks, words: readonly string[]): string[] =>
  words.flatMap((word) => things[word.split('.')[0]!] ?? []);

/** Those of what the events of one line are about, then those of what happened. */
export function rulesOfEvents(links: RuleLinks, entry: readonly Event[]): string[] {
  const words = entry.flatMap(({ parts }) => Object.values(parts));
  return first([...ofThings(links, words), ...(links.events[entry[0]?.fact ?? ''] ?? [])]);
}

/** The same of an answer: what is done depends on the question, or on a deed among the answer's words. */
export function rulesOfAnswer(links: RuleLinks, question: string, words: readonly string[]): string[] {
  const done = [question, ...words].find((word) => word in links.answers);
  return first([...ofThings(links, words), ...(done ? links.answers[done]! : [])]);
}

export function rulesOfParts({ parts }: RuleLinks, names: readonly string[]): string[] {
  return first(names.flatMap((name) => parts[name] ?? []));
}

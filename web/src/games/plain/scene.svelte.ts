/** What all parts of a plain table share: what is shown, and how it is told. */
import { DECLINED } from '../../board/choosing/declined';
import { BoardScene, useScene as use, type Shown } from '../../board/scene.svelte';
import { seatedName } from '../../lib/names';
import type { Variables } from '../../lib/text/bundles';
import { language, listed, t } from '../../lib/text/language.svelte';
import type { TableState } from '../../lib/table/table.svelte';
import { partsOf, type Consequence, type Event, type FactShown, type Outcome, type Question } from '../../wire';
import { inWords, kebab, Words } from './words';

export class Scene extends BoardScene {
  readonly words: Words;

  constructor(state: TableState, game: string, facts: Readonly<Record<string, FactShown>>, shown: Shown) {
    super(state, game, facts, shown);
    this.words = new Words(game, (seat) => this.seatName(seat));
  }

  /** What the seats have, one after the other, if the picture tells that. */
  readonly seats: readonly unknown[] = $derived.by(() => {
    const found = this.position.picture['seats'];
    return Array.isArray(found) ? found : [];
  });

  /** All the rest of the picture. */
  readonly board: Readonly<Record<string, unknown>> = $derived.by(() => {
    const { seats: _, outlook, ...rest } = this.position.picture;
    return outlook && Object.keys(outlook).length ? { ...rest, outlook } : rest;
  });

  override seatName(seat: number): string {
    const name = seatedName(this.state.table?.seats[seat], seat);
    return seat === this.you && !this.state.past ? t('seat-you', { seat: name }) : name;
  }

  override sentence({ fact, parts }: Event): string {
    return this.worded('event', fact, parts, this.facts[fact]?.parts ?? {});
  }

  private worded(what: string, fact: string, parts: Event['parts'], kinds: Readonly<Record<string, string>>): string {
    const told: Variables = {};
    for (const [part, word] of Object.entries(parts)) told[part] = this.words.thing(kinds[part] ?? part, word);
    if (language.has(`${what}-${fact}`)) return t(this.formOf(`${what}-${fact}`, parts), told); // one that every game has
    const pairs = Object.entries(told).map(([part, value]) =>
      t('web-plain-pair', { name: inWords(part), value: String(value) }),
    );
    return this.words.said(
      `${what}-${fact}`,
      pairs.length ? t('web-plain-pair', { name: inWords(fact), value: listed(pairs) }) : inWords(fact),
      told,
    );
  }

  override questionWords({ question, seat, time, times }: Question): string {
    const name = kebab(question);
    return this.words.said(`question-${name}`, t('web-plain-question', { name: inWords(name) }), {
      seat: this.seatName(seat),
      time,
      times,
    });
  }

  override answerWords(question: Question, choice: string): string {
    if (choice === DECLINED) return t(question.time === 1 ? 'web-decline' : 'web-done');
    const { deed, ...parts } = partsOf(question, choice);
    const things = Object.entries(parts).map(([part, word]) =>
      String(this.words.thing(question.kinds[question.parts.indexOf(part)] ?? part, word)),
    );
    if (deed === undefined) return listed(things);
    const done = this.words.named('deed', deed);
    return things.length ? t('web-plain-pair', { name: done, value: listed(things) }) : done;
  }

  override consequenceWords({ fact, parts }: Consequence): string {
    return this.worded('consequence', fact, parts, this.consequenceKinds[fact]?.parts ?? {});
  }

  override sourceName(source: string): string {
    return this.words.named('source', source);
  }

  override itemName(source: string, item: string): string {
    return item ? this.words.named('card', item) : this.sourceName(source);
  }

  override reasonWords(reason: string): string {
    return this.words.named('reason', reason);
  }

  verdict({ winners, totals, owners }: Outcome): string {
    const names = winners.map((player) => this.seatName(owners.indexOf(player)));
    if (!names.length) return t('result-nobody-wins');
    const points = totals[owners.indexOf(winners[0]!)] ?? 0;
    return names.length > 1
      ? t('result-shared', { names: listed(names), points })
      : t(this.formOf('result-winner', { seat: String(owners.indexOf(winners[0]!) + 1) }), { seat: names[0]!, points });
  }
}

export const useScene = (): Scene => use<Scene>();

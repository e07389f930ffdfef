/** The things on a board that answers point at, by key: "zone:hellas", "market:m3". */
import type { Question } from '../../wire';

export interface Refusal {
  reason: string;
  rule: string;
}

export interface Target {
  key: string;
  /** The answers that go on from here; none if all are refused. */
  choices: string[];
  refusal: Refusal | null;
}

export type Targets = ReadonlyMap<string, Target>;

/** What was pointed at first, a thing or a deed ("deed:buy"), and the answers it leaves open. */
export interface Picked {
  key: string;
  choices: readonly string[];
}

export class TargetsFound {
  private readonly found = new Map<string, Target>();

  private at(key: string): Target {
    const known = this.found.get(key) ?? { key, choices: [], refusal: null };
    this.found.set(key, known);
    return known;
  }

  open(keys: readonly string[], choice: string): void {
    for (const key of keys) this.at(key).choices.push(choice);
  }

  /** `keysOf` names the things that a refused answer would have pointed at. */
  refuse({ refused }: Question, keysOf: (choice: string) => readonly string[]): void {
    for (const { reason, rule, choices } of refused) {
      for (const key of choices.flatMap(keysOf)) this.at(key).refusal ??= { reason, rule };
    }
  }

  /** What can be chosen isn't refused, whatever else can't be done with it. */
  get all(): Targets {
    for (const target of this.found.values()) if (target.choices.length) target.refusal = null;
    return this.found;
  }
}

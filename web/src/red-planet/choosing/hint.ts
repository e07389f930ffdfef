/** A hint as bots give it: the choice, and what they thought of others. */

export interface Candidate {
  choice: string;
  /** How likely a win looks, from 0 to 1; null if the bot doesn't say. */
  value: number | null;
  parts: Record<string, number>;
}

export interface ReadHint {
  choice: string;
  candidates: Candidate[];
}

export function readHint(hint: Readonly<Record<string, unknown>>): ReadHint | null {
  const { choice } = hint;
  if (typeof choice !== 'string') return null;
  const listed = Array.isArray(hint['candidates']) ? (hint['candidates'] as Record<string, unknown>[]) : [];
  const candidates = listed.flatMap((each): Candidate[] => {
    if (typeof each['choice'] !== 'string') return [];
    const value = typeof each['value'] === 'number' && each['value'] >= 0 && each['value'] <= 1 ? each['value'] : null;
    const parts = typeof each['parts'] === 'object' && each['parts'] ? (each['parts'] as Record<string, number>) : {};
    return [{ choice: each['choice'], value, parts }];
  });
  return { choice, candidates };
}

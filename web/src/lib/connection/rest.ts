/** The server's REST interface: lobby, packs, rules. */
import type {
  About,
  ChangeMe,
  EngineShown,
  JoinSeat,
  Me,
  NewTable,
  Opened,
  PackList,
  PackShown,
  Person,
  Problem,
  Reach,
  RulesShown,
  SeatLink,
  TableList,
  Wrong,
} from '../../wire';
import { language } from '../text/language.svelte';

export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.message}`);
  }
}

/** A body is sent as JSON; a file as it is. */
export async function ask<T>(method: string, path: string, secret?: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers['X-Marsbound-Key'] = key;
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/v1/${path}`, { method, headers, body: written(body) });
  } catch (error) {
    throw new Failure({ code: 'no-answer', message: String(error), reason: null, rule: null });
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Failure(await problemOf(answer));
}

function written(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof Blob ? body : JSON.stringify(body);
}

export async function problemOf(answer: Response): Promise<Problem> {
  try {
    return ((await answer.json()) as Wrong).problem;
  } catch {
    return { code: 'no-answer', message: `status ${answer.status}`, reason: null, rule: null };
  }
}

/** What doesn't change while the server runs is asked for once. */
function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? load(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

const about = once(async () => {
  const found = await ask<About>('GET', 'about');
  await language.bring(found.games.map(({ texts }) => texts));
  return found;
});

const packs = once((address) => ask<PackShown>('GET', `packs/${address}`));
const rules = once((address) => ask<RulesShown>('GET', `rules/${address}`));

export const rest = {
  about: () => about(''),
  engine: () => ask<EngineShown>('GET', 'engine'),
  /** In the language being spoken. */
  rules: (game: string) => rules(`${game}?language=${language.code}`),
  /** Its notes in the language being spoken. */
  pack: (hash: string) => packs(`${encodeURIComponent(hash)}?language=${language.code}`),
  packs: () => ask<PackList>('GET', 'packs'),
  newPerson: (name: string) => ask<Person>('POST', 'people', undefined, { name }),
  changeMe: (secret: string, change: ChangeMe) => ask<Me>('PATCH', 'me', secret, change),
  newSecret: (secret: string) => ask<Person>('POST', 'me/secret', secret),
  deleteMe: (secret: string) => ask<Me>('DELETE', 'me', secret),
  myTables: (secret: string) => ask<TableList>('GET', 'me/tables', secret),
  reach: () => ask<Reach>('GET', 'network'),
  changeReach: (open: boolean) => ask<Reach>('PUT', 'network', undefined, { open }),
  openTables: () => ask<TableList>('GET', 'tables'),
  openTable: (secret: string, table: NewTable) => ask<Opened>('POST', 'tables', secret, table),
  table: (secret: string | undefined, id: string, key?: string) =>
    ask<Opened>('GET', `tables/${id}`, secret, undefined, key),
  join: (secret: string, id: string, player: number, seat: JoinSeat) =>
    ask<Opened>('POST', `tables/${id}/seats/${player}`, secret, seat),
  seatLink: (secret: string, id: string, player: number) =>
    ask<SeatLink>('POST', `tables/${id}/seats/${player}/link`, secret),
  rematch: (secret: string, id: string) => ask<Opened>('POST', `tables/${id}/rematch`, secret),
};

/** The server's library: records, replays, packs, statistics. */
import type { CheckedPack, Frames, NewPack, ReplayShown, Statistics, TableList } from '../../wire';
import { asPerson } from './identity';
import { ask, Failure, problemOf } from './rest';

/** Who asks: their secret, and an invitation for what is private. */
export interface Asker {
  secret?: string | undefined;
  key?: string | undefined;
}

export interface Download {
  name: string;
  content: Blob;
}

/** A file that the server writes, with the name that it gives it. */
async function file(path: string, { secret, key }: Asker = {}): Promise<Download> {
  const headers: Record<string, string> = {};
  if (key) headers['X-Marsbound-Key'] = key;
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/v1/${path}`, { headers });
  } catch (error) {
    throw new Failure({ code: 'no-answer', message: String(error), reason: null, rule: null });
  }
  if (!answer.ok) throw new Failure(await problemOf(answer));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'marsbound.json';
  return { name, content: await answer.blob() };
}

export const library = {
  replay: (id: string, { secret, key }: Asker) => ask<ReplayShown>('GET', `replays/${id}`, secret, undefined, key),
  frames: (id: string, { secret, key }: Asker, eye: number, first: number, last: number) =>
    ask<Frames>('GET', `replays/${id}/frames?eye=${eye}&first=${first}&last=${last}`, secret, undefined, key),
  /** The steps so far of a game that may still run. */
  tableFrames: (id: string, { secret, key }: Asker, eye: number, first: number, last: number) =>
    ask<Frames>('GET', `tables/${id}/frames?eye=${eye}&first=${first}&last=${last}`, secret, undefined, key),
  /** Whoever brings a record needs a name at the server. */
  openRecord: (record: Blob, name: string, language: string) =>
    asPerson(name, ({ secret }) => ask<ReplayShown>('POST', `replays?language=${language}`, secret, record)),
  record: (id: string, asker: Asker) => file(`replays/${id}/record`, asker),
  finishedTables: () => ask<TableList>('GET', 'tables?status=finished'),
  addPack: (pack: NewPack, name: string) =>
    asPerson(name, ({ secret }) => ask<CheckedPack>('POST', 'packs', secret, pack)),
  packFile: (hash: string, language: string) => file(`packs/${encodeURIComponent(hash)}/file?language=${language}`),
  statistics: () => ask<Statistics>('GET', 'statistics'),
};

/** Sitting down at a table, as whoever this browser is. */
import { asPerson } from '../../lib/connection/identity';
import { Failure, rest } from '../../lib/connection/rest';
import type { LiveTable } from '../../lib/table/live.svelte';
import { problemText } from '../../lib/text/problem';

/** What went wrong, in words; "" if one sits there now. */
export async function sitDown(
  table: LiveTable,
  player: number,
  name: string,
  renamed: boolean,
  ready: boolean,
): Promise<string> {
  try {
    await asPerson(name, (me) =>
      rest.join(me.secret, table.id, player, { key: table.key, ready, ...(renamed ? { name } : {}) }),
    );
    return '';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return problemText(error.problem);
  }
}

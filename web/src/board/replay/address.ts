/** Where a step of a replay is: "/replays/t-4dk2?step=45&eye=1". */
import { EVERYTHING } from '../../wire';

export function addressOf(id: string, step: number, eye: number): string {
  const query = new URLSearchParams({ step: String(step), ...(eye === EVERYTHING ? {} : { eye: String(eye) }) });
  return `/replays/${encodeURIComponent(id)}?${query}`;
}

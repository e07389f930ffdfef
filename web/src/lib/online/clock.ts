/** Clocks: what is left, in figures. */
import type { Clock, TableShown } from '../../wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** When to hurry: at a sitting, and over days. */
const LITTLE = { live: 30, days: 2 * HOUR };

export function leftOf(clock: Clock, seconds: number): number {
  return Math.max(0, clock.left - (clock.running ? seconds : 0));
}

export function isLow(left: number, agreed: TableShown['clock']): boolean {
  return agreed !== null && left <= LITTLE[agreed.mode];
}

/** "4:07", "1:02:33"; from a day on "2 days 5 hr" as the language says it. */
export function clockText(left: number, language: string): string {
  const seconds = Math.ceil(left);
  if (seconds >= DAY)
    return `${unit(Math.floor(seconds / DAY), 'day', language)} ${unit(Math.floor((seconds % DAY) / HOUR), 'hour', language)}`;
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export function unit(
  number: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  language: string,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(number);
}

/** A time that was agreed on, in its largest whole unit: "15 minutes". */
export function duration(seconds: number, language: string): string {
  if (seconds % DAY === 0) return unit(seconds / DAY, 'day', language, 'long');
  if (seconds % HOUR === 0) return unit(seconds / HOUR, 'hour', language, 'long');
  if (seconds % MINUTE === 0) return unit(seconds / MINUTE, 'minute', language, 'long');
  return unit(seconds, 'second', language, 'long');
}

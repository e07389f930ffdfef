/** Numbers that a message writes as its language does. */
import { FluentNumber } from '@fluent/bundle';

/** A part of the whole: 63%, 63 %. */
export function share(part: number, digits = 0): FluentNumber {
  return new FluentNumber(part, { style: 'percent', maximumFractionDigits: digits });
}

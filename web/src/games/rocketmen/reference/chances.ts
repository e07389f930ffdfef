/** How likely success cards alone carry a rocket the rest of the way, drawn to the last one. */

/** For every field that a rocket may be on after lift-off and still needs cards. */
export function chances(deck: readonly number[], draws: number, distance: number): { lift: number; chance: number }[] {
  const sums = sumsOf(deck, draws);
  const total = [...sums.values()].reduce((all, ways) => all + ways, 0);
  const shown = Math.min(distance, 9);
  return Array.from({ length: shown }, (_, lift) => {
    const good = [...sums].filter(([sum]) => sum >= distance - lift).reduce((all, [, ways]) => all + ways, 0);
    return { lift, chance: total ? good / total : 0 };
  });
}

/** In how many ways so many cards add up to each sum. */
function sumsOf(deck: readonly number[], draws: number): Map<number, number> {
  let found = new Map<string, { left: readonly number[]; sum: number; ways: number }>([
    ['', { left: deck, sum: 0, ways: 1 }],
  ]);
  for (let drawn = 0; drawn < draws; drawn++) {
    const next: typeof found = new Map();
    for (const { left, sum, ways } of found.values()) {
      left.forEach((number, value) => {
        if (!number) return;
        const rest = left.map((each, at) => (at === value ? each - 1 : each));
        const key = `${rest.join()}|${sum + value}`;
        const known = next.get(key) ?? { left: rest, sum: sum + value, ways: 0 };
        known.ways += ways * number;
        next.set(key, known);
      });
    }
    found = next;
  }
  const sums = new Map<number, number>();
  for (const { sum, ways } of found.values()) sums.set(sum, (sums.get(sum) ?? 0) + ways);
  return sums;
}

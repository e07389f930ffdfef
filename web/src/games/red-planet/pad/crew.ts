/** Who sits where in a rocket: whoever came first sits lowest, and nobody changes seats because somebody else comes. */
export function seated(before: readonly number[], crew: readonly number[]): number[] {
  const left = [...crew];
  const stay = before.filter((seat) => {
    const here = (left[seat] ?? 0) > 0;
    if (here) left[seat]!--;
    return here;
  });
  return [...stay, ...left.flatMap((count, seat) => Array<number>(count).fill(seat))];
}

/** How many letters must be changed, left out or put in to make one word of another; more than `most` are too many. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const slips = Math.min(changed, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    above = current;
  }
  const slips = above[other.length] ?? 0;
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}

/** The median, minimum and maximum of some measurements. */
export function spread(values: readonly number[]): { value: number; least: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    value: sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
}

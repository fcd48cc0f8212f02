import { firstIndex } from '../first-index.ts';

/** The indexes of the longest increasing subsequence of distinct numbers; the first of equally long ones. */
export function longestRun(numbers: readonly number[]): number[] {
  /** For each length, the indexes where such a run ends; their numbers decrease. */
  const ends: number[][] = [];
  const previous: (number | undefined)[] = [];
  const at = (place: number | undefined) => numbers[place ?? -1] ?? Number.NEGATIVE_INFINITY;
  for (const [place, number] of numbers.entries()) {
    const length = firstIndex(ends, (same) => at(same.at(-1)) >= number);
    const shorter = ends[length - 1] ?? [];
    previous.push(shorter[firstIndex(shorter, (end) => at(end) < number)]);
    const same = ends[length];
    if (same) same.push(place);
    else ends.push([place]);
  }
  const run: number[] = [];
  for (let place = ends.at(-1)?.[0]; place !== undefined; place = previous[place]) run.push(place);
  return run.reverse();
}

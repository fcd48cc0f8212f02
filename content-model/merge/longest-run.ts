import { binarySearch } from '../binary-search.ts';

/** The indexes of the longest increasing subsequence of distinct numbers; the first of equally long ones. */
export function longestRun(numbers: readonly number[]): number[] {
  /** For each length, the indexes where such a run ends; their numbers decrease. */
  const ends: number[][] = [];
  const previous: (number | undefined)[] = [];
  const numberAt = (index: number | undefined) => numbers[index ?? -1] ?? Number.NEGATIVE_INFINITY;
  for (const [index, number] of numbers.entries()) {
    const length = binarySearch(ends, (runs) => numberAt(runs.at(-1)) >= number);
    const shorter = ends[length - 1] ?? [];
    previous.push(shorter[binarySearch(shorter, (end) => numberAt(end) < number)]);
    const runs = ends[length];
    if (runs) runs.push(index);
    else ends.push([index]);
  }
  const run: number[] = [];
  for (let index = ends.at(-1)?.[0]; index !== undefined; index = previous[index]) run.push(index);
  return run.reverse();
}

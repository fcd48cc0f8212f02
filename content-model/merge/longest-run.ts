import { firstIndex } from '../first-index.ts';

/** Which of different numbers, by their places, make the longest list that grows; of equally long ones the first. */
export function longestRun(numbers: readonly number[]): number[] {
  /** Of each length the places where a run of it ends: their numbers fall. */
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

import type { Steps } from '../turns/steps.ts';
import type { Facts } from './facts.ts';
import { type Choice, choices, type Filter, type FinderState, filters, isActive } from './state.ts';
import { lengths, months } from './vocabulary.ts';

/** Whether a program passes one filter. A filter with nothing selected passes everything. */
function passes(program: Facts, state: FinderState, filter: Filter): boolean {
  if (!isActive(state, filter)) return true;
  if (filter === 'age')
    return state.age !== null && state.age >= program.ages[0] && state.age <= program.ages[1];
  if (filter === 'price') {
    const [min, max] = priceRange(state);
    return program.price !== null && program.price >= min && program.price <= max;
  }
  return state[filter].some((value) => program[filter].includes(value));
}

function priceRange({ from, to }: FinderState): readonly [number, number] {
  const prices = [from ?? 0, to ?? Number.POSITIVE_INFINITY] as const;
  return [Math.min(...prices), Math.max(...prices)];
}

/** The filters that a program fails. */
export function missedFilters(program: Facts, state: FinderState): readonly Filter[] {
  return filters.filter((filter) => !passes(program, state, filter));
}

const orders: Record<FinderState['sort'], (one: Facts, other: Facts) => number> = {
  start: (one, other) => compare(one.next, other.next),
  price: (one, other) => compare(one.price, other.price),
  priceDown: (one, other) => compare(one.price, other.price, -1),
  length: (one, other) => compare(one.weeks, other.weeks),
  // The sort is stable, so programs that compare equal stay sorted by name.
  name: () => 0,
};

function sorted(programs: readonly Facts[], { sort }: FinderState): readonly Facts[] {
  return programs.toSorted(orders[sort]);
}

/** Unknown values come last in either direction. */
function compare<Value extends string | number>(
  one: Value | null,
  other: Value | null,
  direction: 1 | -1 = 1,
): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -direction : direction;
}

export type Counts = Readonly<Record<Choice, ReadonlyMap<string, number>>>;

/** The result of applying a state to all programs. */
export interface Findings {
  /** Programs that pass every filter, sorted as the state asks. */
  matches: readonly Facts[];
  counts: Counts;
  /** Where nothing matches: the closest programs, and which filters to remove. */
  near: readonly NearMatch[];
  relaxations: readonly Relaxation[];
}

/** Checks every program, which takes long where there are thousands. */
export function* findingsOf(programs: readonly Facts[], state: FinderState): Steps<Findings> {
  const all: NearMatch[] = [];
  for (const program of programs) {
    all.push({ program, missed: missedFilters(program, state) });
    yield;
  }
  const matches = all.flatMap(({ program, missed }) => (missed.length === 0 ? [program] : []));
  const counts = yield* countsOf(all);
  const isEmpty = matches.length === 0;
  return {
    matches: sorted(matches, state),
    counts,
    near: isEmpty ? yield* nearestOf(all, state) : [],
    relaxations: isEmpty ? relaxationsOf(all) : [],
  };
}

/** For each value, how many programs it would leave if it were selected, with the other filters unchanged. */
function* countsOf(all: readonly NearMatch[]): Steps<Counts> {
  const counts = {
    kind: new Map<string, number>(),
    destination: new Map<string, number>(),
    length: new Map<string, number>(),
    month: new Map<string, number>(),
    language: new Map<string, number>(),
  };
  for (const { program, missed } of all) {
    for (const choice of choices)
      if (missed.every((filter) => filter === choice))
        for (const value of program[choice])
          counts[choice].set(value, (counts[choice].get(value) ?? 0) + 1);
    yield;
  }
  return counts;
}

interface NearMatch {
  program: Facts;
  /** The filters the program fails. */
  missed: readonly Filter[];
}

const maxNear = 6;

/** The programs that fail the fewest filters, the closest first. */
function* nearestOf(all: readonly NearMatch[], state: FinderState): Steps<readonly NearMatch[]> {
  const byCount = Map.groupBy(all, ({ missed }) => missed.length);
  const matches: NearMatch[] = [];
  // The distance is only computed for those that may be shown.
  for (const count of [...byCount.keys()].sort((one, other) => one - other)) {
    if (matches.length >= maxNear) break;
    const withDistance: { match: NearMatch; distance: number }[] = [];
    for (const match of sortedMatches(byCount.get(count) ?? [], state)) {
      withDistance.push({ match, distance: distance(match, state) });
      yield;
    }
    withDistance.sort((one, other) => one.distance - other.distance);
    matches.push(...withDistance.map(({ match }) => match));
  }
  return matches.slice(0, maxNear);
}

function sortedMatches(matches: readonly NearMatch[], { sort }: FinderState): readonly NearMatch[] {
  return matches.toSorted(({ program: one }, { program: other }) => orders[sort](one, other));
}

interface Relaxation {
  dropped: readonly Filter[];
  found: number;
}

/** Which filters to remove for a result: as few as possible, those that bring the most first. */
function relaxationsOf(all: readonly NearMatch[]): readonly Relaxation[] {
  const sets = new Map<string, Relaxation>();
  for (const { missed: dropped } of all) {
    const key = dropped.join(' ');
    sets.set(key, { dropped, found: (sets.get(key)?.found ?? 0) + 1 });
  }
  const fewest = Math.min(...[...sets.values()].map(({ dropped }) => dropped.length));
  return [...sets.values()]
    .filter(({ dropped }) => dropped.length === fewest)
    .sort((one, other) => other.found - one.found);
}

/** How far a program is from the selection: 0 to 1 for each filter it fails. */
function distance({ program, missed }: NearMatch, state: FinderState): number {
  return missed.reduce((sum, filter) => sum + Math.min(gap(program, state, filter), 1), 0);
}

function gap(program: Facts, state: FinderState, filter: Filter): number {
  if (filter === 'age') return outside(state.age ?? 0, program.ages) / 10;
  if (filter === 'price')
    return program.price === null
      ? 1
      : outside(program.price, priceRange(state)) / (program.price || 1);
  if (filter === 'month') return steps(program.month, state.month, months, true) / 6;
  if (filter === 'length')
    return (
      steps(
        program.length,
        state.length,
        lengths.map(({ name }) => name),
        false,
      ) / lengths.length
    );
  return 1;
}

function outside(value: number, [min, max]: readonly [number, number]): number {
  return Math.max(min - value, value - max, 0);
}

/** The smallest distance between any value of the program and any selected one; months wrap around the year. */
function steps(
  programValues: readonly string[],
  selected: readonly string[],
  scale: readonly string[],
  wraps: boolean,
): number {
  const distances = programValues.flatMap((one) =>
    selected.map((other) => Math.abs(scale.indexOf(one) - scale.indexOf(other))),
  );
  return Math.min(
    ...distances.map((steps) => (wraps ? Math.min(steps, scale.length - steps) : steps)),
    12,
  );
}

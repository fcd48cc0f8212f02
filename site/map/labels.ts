import type { Box } from './land.ts';
import type { Point } from './outline.ts';

export interface Label {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
}

export interface Labelling {
  /** For each name its place, null where there is no room for it. */
  labels: readonly (Label | null)[];
  /** What is covered now: stops and names. */
  taken: readonly Box[];
}

export const markerSize = 13;
const letter = 8.6;
const line = 20;

/** Each name where it hides no other and no stop: right, left, below or above. */
export function labelsFor(names: readonly string[], at: readonly Point[], frame: Box): Labelling {
  const taken = at.map((point) => boxAround(point, 2 * markerSize, 2 * markerSize));
  const labels = names.map((name, index) => {
    const option = optionsAt(at[index] ?? [0, 0], name.length * letter).find(
      ({ box }) => isWithin(box, frame) && !taken.some((other) => meet(box, other)),
    );
    if (option) taken.push(option.box);
    return option?.label ?? null;
  });
  return { labels, taken };
}

function optionsAt([x, y]: Point, length: number): { label: Label; box: Box }[] {
  const beside = markerSize + 6;
  const below = markerSize + 4;
  const options: [Label, Point][] = [
    [{ at: [x + beside, y + 5], anchor: 'start' }, [x + beside + length / 2, y]],
    [{ at: [x - beside, y + 5], anchor: 'end' }, [x - beside - length / 2, y]],
    [{ at: [x, y + below + 14], anchor: 'middle' }, [x, y + below + 9]],
    [{ at: [x, y - below - 4], anchor: 'middle' }, [x, y - below - 9]],
  ];
  return options.map(([label, centre]) => ({ label, box: boxAround(centre, length, line) }));
}

export function boxAround([x, y]: Point, wide: number, high: number): Box {
  return { west: x - wide / 2, east: x + wide / 2, south: y - high / 2, north: y + high / 2 };
}

function isWithin(box: Box, frame: Box): boolean {
  return (
    box.west >= frame.west &&
    box.east <= frame.east &&
    box.south >= frame.south &&
    box.north <= frame.north
  );
}

export function meet(one: Box, other: Box): boolean {
  return (
    one.west < other.east &&
    one.east > other.west &&
    one.south < other.north &&
    one.north > other.south
  );
}

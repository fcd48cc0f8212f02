import type { Box } from './land.ts';
import type { Point } from './outline.ts';

/** On which side of its place a label stands. */
export type Label = 'right' | 'left' | 'below' | 'above';

export interface Labelling {
  /** The side for each label, null where there is no room. */
  labels: readonly (Label | null)[];
  /** The areas covered by stops and labels so far. */
  taken: readonly Box[];
}

export const markerSize = 12;
/** Text metrics of the stops' labels; the labels of cities are smaller. */
const stopText = { letter: 8.4, line: 19, gap: markerSize + 5 };
const cityText = { letter: 6.4, line: 15, gap: 8 };
type TextSize = typeof stopText;

/** Places each stop's label where it covers no other label and no stop. */
export function labelsFor(
  names: readonly string[],
  at: readonly Point[],
  frame: Box,
  covered: readonly Box[] = [],
): Labelling {
  const stops = at.map((point) => boxAround(point, 2 * markerSize, 2 * markerSize));
  return placeLabels(names, at, frame, [...covered, ...stops], stopText);
}

/** The same for the labels of cities. */
export function namesFor(
  names: readonly string[],
  at: readonly Point[],
  frame: Box,
  covered: readonly Box[],
): Labelling {
  return placeLabels(names, at, frame, covered, cityText);
}

function placeLabels(
  names: readonly string[],
  at: readonly Point[],
  frame: Box,
  covered: readonly Box[],
  size: TextSize,
): Labelling {
  const taken = [...covered];
  const labels = names.map((name, index) => {
    const option = optionsAt(at[index] ?? [0, 0], name.length * size.letter, size).find(
      ({ box }) => isWithin(box, frame) && !taken.some((other) => intersects(box, other)),
    );
    if (option) taken.push(option.box);
    return option?.label ?? null;
  });
  return { labels, taken };
}

/** Right, left, below or above. */
function optionsAt(
  [x, y]: Point,
  length: number,
  { gap, line }: TextSize,
): { label: Label; box: Box }[] {
  const aside = gap + length / 2;
  const away = gap + line / 2 - 2;
  const options: [Label, Point][] = [
    ['right', [x + aside, y]],
    ['left', [x - aside, y]],
    ['below', [x, y + away]],
    ['above', [x, y - away]],
  ];
  return options.map(([label, centre]) => ({ label, box: boxAround(centre, length, line) }));
}

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return { west: x - width / 2, east: x + width / 2, south: y - height / 2, north: y + height / 2 };
}

function isWithin(box: Box, frame: Box): boolean {
  return (
    box.west >= frame.west &&
    box.east <= frame.east &&
    box.south >= frame.south &&
    box.north <= frame.north
  );
}

export function intersects(one: Box, other: Box): boolean {
  return (
    one.west < other.east &&
    one.east > other.west &&
    one.south < other.north &&
    one.north > other.south
  );
}

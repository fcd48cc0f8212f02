type Point = readonly [east: number, south: number];

/** A ring of longitudes and latitudes as an SVG path, north up, in a world that ends at 180 degrees east and west. */
export function landPath(ring: readonly (readonly number[])[]): string {
  const outline = unrolled(ring);
  const easts = outline.map(([east]) => east);
  // What goes on beyond one edge of the map begins at the other.
  const shifts = [
    0,
    ...(Math.max(...easts) > 180 ? [-360] : []),
    ...(Math.min(...easts) < -180 ? [360] : []),
  ];
  return shifts
    .map((shift) => `M${outline.map(([east, south]) => written(east + shift, south)).join('L')}Z`)
    .join('');
}

const written = (east: number, south: number) => `${east.toFixed(2)} ${south.toFixed(2)}`;

/** The ring without jumps from one edge of the map to the other, which would be lines across it. */
function unrolled(ring: readonly (readonly number[])[]): Point[] {
  let turns = 0;
  const points = ring.map(([east = 0, north = 0], index): Point => {
    const step = east - (ring[index - 1]?.[0] ?? east);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [east + 360 * turns, -north];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || turns === 0) return points;
  // Around a pole, it is closed along the pole.
  const pole = Math.sign(first[1]) * 90;
  return [...points, [last[0], pole], [first[0], pole]];
}

/** Where the first section of each id stands. */
export function firstPlaces(
  sections: readonly Readonly<Record<string, unknown>>[],
): Map<unknown, number> {
  const places = sections.map(({ id }, place): [unknown, number] => [id, place]);
  return new Map(places.reverse());
}

/** The index of the first section with each id. */
export function firstPlaces(
  sections: readonly Readonly<Record<string, unknown>>[],
): Map<unknown, number> {
  const places = sections.map(({ id }, place): [unknown, number] => [id, place]);
  return new Map(places.reverse());
}

/** The index of the first section with each id. */
export function firstIndexById(
  sections: readonly Readonly<Record<string, unknown>>[],
): Map<unknown, number> {
  const entries = sections.map(({ id }, index): [unknown, number] => [id, index]);
  return new Map(entries.reverse());
}

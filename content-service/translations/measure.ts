import { type Difference, differencesOf, isPicture, isRecord } from '@farol/content-model';

/** How much of a text changed since it was translated. */
export interface Measure {
  fields: number;
  /** Words added plus words removed. */
  words: number;
}

function measureOf(differences: readonly Difference[]): Measure {
  const words = differences.reduce(
    (sum, { kind, before, after }) => sum + (kind === 'moved' ? 0 : wordsBetween(before, after)),
    0,
  );
  return { fields: differences.length, words };
}

export function measureBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Measure {
  return measureOf(differencesOf(before, after));
}

/** Counted regardless of order, which is precise enough to tell how much there is to do. */
function wordsBetween(before: unknown, after: unknown): number {
  const counts = new Map<string, number>();
  for (const word of wordsIn(before)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of wordsIn(after)) counts.set(word, (counts.get(word) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/** Properties that hold no words for readers. */
const wordlessProperties = new Set([
  ...['id', 'slice_type', 'variation', 'version', 'link_type', 'edit', 'type', 'spans', 'key'],
  ...['dimensions', 'rect', 'target', 'url', 'embed_url', 'oembed', 'direction', 'slice_label'],
]);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isRecord(value)) return [];
  // The shapes of a picture repeat its description.
  if (isPicture(value)) return wordsIn(value.alt);
  return Object.entries(value).flatMap(([name, inner]) =>
    wordlessProperties.has(name) ? [] : wordsIn(inner),
  );
}

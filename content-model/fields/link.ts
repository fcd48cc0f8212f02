import { isRecord } from '../same.ts';
import { defaults, type FieldKind } from './kind.ts';

/** One link, or a list of them. Only links to documents are fetched, which `fetchable-links.ts` handles. */
export const link: FieldKind = {
  ...defaults,
  *texts(stored) {
    for (const each of linksIn(stored))
      if (isRecord(each) && typeof each.text === 'string') yield each.text;
  },
  values: (stored) => linksIn(stored).flatMap(target),
  isFetched: false,
};

function linksIn(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [stored];
}

function target(each: unknown): readonly string[] {
  if (!isRecord(each)) return [];
  if (each.link_type === 'Web') return typeof each.url === 'string' ? [each.url] : [];
  return typeof each.id === 'string' && each.link_type !== 'Any' ? [each.id] : [];
}

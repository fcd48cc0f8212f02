import { isRecord, own } from '@farol/content-model';
import { z } from 'zod';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';

const routeSchema = z.object({
  type: z.string(),
  path: z.string(),
  uid: z.string().nullish(),
  lang: z.string().nullish(),
  resolvers: z.record(z.string(), z.string()).nullish(),
});

export type Route = z.infer<typeof routeSchema>;

const routesSchema = z.union([
  z.array(routeSchema),
  routeSchema.transform((route): Route[] => [route]),
]);

/** Parses the `routes` parameter; null if it is malformed. */
export function readRoutes(text: string): readonly Route[] | null {
  try {
    return routesSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * A document's URL by the routes of a query. The most specific route whose placeholders can be filled wins: by
 * uid, then language, then the number of resolvers; the first one of equals.
 */
export function addressBy(
  routes: readonly Route[],
  document: SnapshotDocument,
  snapshot: Snapshot,
): string | null {
  let best: { path: string; weight: number } | null = null;
  for (const route of routes) {
    if (!appliesTo(route, document)) continue;
    const filled = fill(route, document, snapshot);
    if (!filled) continue;
    const weight = (route.uid ? 1000 : 0) + (route.lang ? 500 : 0) + filled.resolved;
    if (!best || weight > best.weight) best = { path: filled.path, weight };
  }
  return best?.path ?? null;
}

function appliesTo(route: Route, document: SnapshotDocument): boolean {
  return (
    route.type === document.type &&
    (!route.uid || route.uid === document.uid) &&
    (!route.lang || route.lang === document.lang)
  );
}

const placeholder = /:(\w+)(\?)?/g;

function fill(route: Route, document: SnapshotDocument, snapshot: Snapshot) {
  const master = snapshot.contents.languages[0]?.id;
  const segments: string[] = [];
  let resolved = 0;
  for (const segment of route.path.split('/')) {
    let isDropped = false;
    let isImpossible = false;
    const filled = segment.replace(placeholder, (_, name: string, optional?: string) => {
      const value = placeholderValue(name, route, document, snapshot);
      if (optional && (!value || (name === 'lang' && value === master))) isDropped = true;
      else if (!value) isImpossible = true;
      else if (name !== 'uid' && name !== 'lang') resolved += 1;
      return value ?? '';
    });
    if (isImpossible) return null;
    if (!isDropped && filled !== '') segments.push(filled);
  }
  return { path: `/${segments.join('/')}`, resolved };
}

function placeholderValue(
  name: string,
  route: Route,
  document: SnapshotDocument,
  snapshot: Snapshot,
): string | null {
  const resolver = route.resolvers ? own(route.resolvers, name) : undefined;
  if (resolver !== undefined) return uidAt(resolver, document, snapshot);
  if (name === 'uid') return document.uid;
  return name === 'lang' ? document.lang : null;
}

/** Follows content relationships, such as `category.section`, to the uid of the last document. */
function uidAt(path: string, document: SnapshotDocument, snapshot: Snapshot): string | null {
  let target: SnapshotDocument | undefined = document;
  let parent: unknown = document.data;
  for (const name of path.split('.')) {
    const value: unknown = isRecord(parent) ? own(parent, name) : undefined;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (isRecord(first) && first.link_type === 'Document' && typeof first.id === 'string') {
      target = snapshot.document(first.id);
      parent = target?.data;
    } else {
      target = undefined;
      parent = first;
    }
  }
  return target?.uid ?? null;
}

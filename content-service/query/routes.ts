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

/** The `routes` parameter: null when it cannot be understood. */
export function readRoutes(text: string): readonly Route[] | null {
  try {
    return routesSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * A document's address by the routes of a query: the most specific route of its type that can be filled
 * wins (its uid before its language before the number of resolvers), and of equals the first.
 */
export function addressBy(
  routes: readonly Route[],
  document: SnapshotDocument,
  snapshot: Snapshot,
): string | null {
  let best: { path: string; weight: number } | null = null;
  for (const route of routes) {
    if (!concerns(route, document)) continue;
    const filled = fill(route, document, snapshot);
    if (!filled) continue;
    const weight = (route.uid ? 1000 : 0) + (route.lang ? 500 : 0) + filled.resolved;
    if (!best || weight > best.weight) best = { path: filled.path, weight };
  }
  return best?.path ?? null;
}

function concerns(route: Route, document: SnapshotDocument): boolean {
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
    let dropped = false;
    let impossible = false;
    const filled = segment.replace(placeholder, (_, name: string, optional?: string) => {
      const value = fillingOf(name, route, document, snapshot);
      if (optional && (!value || (name === 'lang' && value === master))) dropped = true;
      else if (!value) impossible = true;
      else if (name !== 'uid' && name !== 'lang') resolved += 1;
      return value ?? '';
    });
    if (impossible) return null;
    if (!dropped && filled !== '') segments.push(filled);
  }
  return { path: `/${segments.join('/')}`, resolved };
}

function fillingOf(
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

/** Follows content relationships, `category.section`, to the last document's uid. */
function uidAt(path: string, document: SnapshotDocument, snapshot: Snapshot): string | null {
  let standing: SnapshotDocument | undefined = document;
  let holder: unknown = document.data;
  for (const name of path.split('.')) {
    const value: unknown = isRecord(holder) ? own(holder, name) : undefined;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (isRecord(first) && first.link_type === 'Document' && typeof first.id === 'string') {
      standing = snapshot.document(first.id);
      holder = standing?.data;
    } else {
      standing = undefined;
      holder = first;
    }
  }
  return standing?.uid ?? null;
}

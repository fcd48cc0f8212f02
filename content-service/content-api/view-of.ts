import { invalidParameter } from '../errors.ts';
import { parseGraphQuery } from '../query/graph-query.ts';
import { readRoutes } from '../query/routes.ts';
import { selectionsByType } from '../query/selection.ts';
import type { RequestedSnapshot } from './requested-snapshot.ts';
import type { SearchParameters } from './search-parameters.ts';
import { fetchableLinks } from './wire/fetchable-links.ts';
import { View } from './wire/view.ts';

export function viewOf(
  origin: string,
  { snapshot, ref }: RequestedSnapshot,
  { fetch, fetchLinks, graphQuery, routes, brokenRoute }: SearchParameters,
): View {
  const { models } = snapshot.contents;
  const parsedRoutes = routes === null ? [] : readRoutes(routes);
  if (!parsedRoutes) {
    throw invalidParameter(
      'The routes cannot be read: a JSON list of {"type", "path", "uid"?, "lang"?, "resolvers"?} is expected.',
    );
  }
  const byGraph = graphQuery === null ? null : parseGraphQuery(graphQuery, models);
  return new View({
    snapshot,
    origin,
    ref,
    routes: parsedRoutes,
    brokenRoute,
    selections: byGraph ?? (fetch === null ? null : selectionsByType(fetch)),
    fetchedLinks: fetchLinks === null ? new Map() : fetchableLinks(fetchLinks, models),
  });
}

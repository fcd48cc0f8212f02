import {
  invalidParameter,
  previewExpired,
  refExpired,
  refMissing,
  refNeedsAccess,
  refUnknown,
} from '../errors.ts';
import { parseGraphQuery } from '../query/graph-query.ts';
import { readRoutes } from '../query/routes.ts';
import { find } from '../query/search.ts';
import { selectionsByType } from '../query/selection.ts';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { license, version } from './about.ts';
import type { Shown } from './access.ts';
import { cachePolicies } from './cache-policies.ts';
import { numberOf } from './kept.ts';
import { type Answer, encode, type Question } from './question.ts';
import { readRef } from './ref-parameter.ts';
import { addressOfPage, readSearchParameters, type SearchParameters } from './search-parameters.ts';
import { wireDocument } from './wire/document.ts';
import { fetchableLinks } from './wire/fetchable-links.ts';
import { View } from './wire/view.ts';

/** GET /api/v2/documents/search: documents of one ref. */
export function answerSearch(question: Question): Answer {
  const at = whatIsAsked(question);
  const parameters = readSearchParameters(question.parameters);
  const cacheControl = policyFor(question, at);
  const { origin, kept } = question;
  if (at.shown === 'preview') {
    const found = find(at.snapshot, parameters);
    return { body: encode(write(origin, at, parameters, found)), cacheControl };
  }
  const snapshot = numberOf(at.snapshot);
  const body = kept.answers.getOr(JSON.stringify([snapshot, at.ref, origin, parameters]), () => {
    const { queries, lang, orderings, after } = parameters;
    const found = kept.finds.getOr(
      JSON.stringify([snapshot, queries, lang, orderings, after]),
      () => find(at.snapshot, parameters),
    );
    return encode(write(origin, at, parameters, found));
  });
  return { body, cacheControl };
}

interface Asked {
  readonly snapshot: Snapshot;
  readonly shown: Shown;
  /** The ref that addresses in the answer name. */
  readonly ref: string;
  /** The ref was named as it is, so that the same address always shows the same. */
  readonly fixed: boolean;
}

function whatIsAsked({ library, access, origin, now, parameters }: Question): Asked {
  if (!access.mayRead('master')) throw refNeedsAccess(origin);
  const asked = readRef(parameters.get('ref'), library.repositoryName);
  if (asked.kind === 'none') throw refMissing();
  const master = library.master();
  if (asked.kind === 'master') {
    return { snapshot: master, shown: 'master', ref: master.ref, fixed: false };
  }
  const resolved = library.resolve(asked.ref, now);
  switch (resolved.kind) {
    case 'unknown':
      throw refUnknown(master.ref);
    case 'expired':
      throw refExpired(master.ref);
    case 'preview-expired':
      throw previewExpired(origin);
    default: {
      const { kind: shown, snapshot } = resolved;
      if (!access.mayRead(shown)) throw refNeedsAccess(origin);
      const ref = shown === 'preview' ? asked.ref : snapshot.ref;
      return { snapshot, shown, ref, fixed: parameters.get('ref') === snapshot.ref };
    }
  }
}

function policyFor({ access }: Question, { shown, fixed }: Asked): string {
  if (shown === 'preview' || !access.isPublic(shown)) return cachePolicies.secret;
  return fixed && shown === 'master' ? cachePolicies.fixed : cachePolicies.changing;
}

function write(
  origin: string,
  at: Asked,
  parameters: SearchParameters,
  found: readonly SnapshotDocument[],
): string {
  const view = viewOf(origin, at, parameters);
  const { page, pageSize } = parameters;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(found.length / pageSize);
  const addressOf = (number: number) => addressOfPage(origin, at.ref, parameters, number);
  return JSON.stringify({
    page,
    results_per_page: pageSize,
    results_size: shown.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? addressOf(page + 1) : null,
    prev_page: page > 1 ? addressOf(page - 1) : null,
    results: shown.map((document) => wireDocument(view, document)),
    version,
    license,
  });
}

function viewOf(origin: string, { snapshot, ref }: Asked, parameters: SearchParameters): View {
  const { models } = snapshot.contents;
  const { fetch, fetchLinks, graphQuery, routes, brokenRoute } = parameters;
  const read = routes === null ? [] : readRoutes(routes);
  if (!read) {
    throw invalidParameter(
      'The routes cannot be read: a JSON list of {"type", "path", "uid"?, "lang"?, "resolvers"?} is expected.',
    );
  }
  const byGraph = graphQuery === null ? null : parseGraphQuery(graphQuery, models);
  return new View({
    snapshot,
    origin,
    ref,
    routes: read,
    brokenRoute,
    selections: byGraph ?? (fetch === null ? null : selectionsByType(fetch)),
    fetchedLinks: fetchLinks === null ? new Map() : fetchableLinks(fetchLinks, models),
  });
}

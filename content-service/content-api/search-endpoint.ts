import {
  invalidParameter,
  parsingError,
  previewExpired,
  refExpired,
  refMissing,
  refNeedsAccess,
  refUnknown,
} from '../errors.ts';
import { parseGraphQuery } from '../query/graph-query.ts';
import { QueryError } from '../query/query-error.ts';
import { readRoutes } from '../query/routes.ts';
import { find } from '../query/search.ts';
import { selectionsByType } from '../query/selection.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import { license, version } from './about.ts';
import type { Shown } from './access.ts';
import { numberOf } from './answer-cache.ts';
import { cachePolicies } from './cache-policies.ts';
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
  if (at.shown === 'preview')
    return { body: encode(search(question, at, parameters)), cacheControl };
  const key = JSON.stringify([numberOf(at.snapshot), at.ref, question.origin, parameters]);
  const known = question.answers.get(key);
  if (known) return { body: known, cacheControl };
  const body = encode(search(question, at, parameters));
  question.answers.set(key, body);
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

function search({ origin }: Question, at: Asked, parameters: SearchParameters): string {
  try {
    const found = find(at.snapshot, parameters);
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
  } catch (error) {
    throw error instanceof QueryError ? parsingError(error.fault) : error;
  }
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

import { noStoreByDefault } from '@farol/server/cache-policies';
import { Hono } from 'hono';
import { exampleDocument, exampleSnapshot } from '../query/snapshot.testing.ts';
import type { Library, ReleaseRef, ResolvedRef, Visibility } from '../repository/library.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { type ContentApiOptions, contentApi } from './index.ts';
import { responseCache } from './response-cache.ts';

/** A library for tests with fixed contents, which tests override where it matters. */
export const masterRef = 'aaaaaaaaaaaaaaaa';
export const oldRef = 'oooooooooooooooo';
export const expiredRef = 'eeeeeeeeeeeeeeee';
export const releaseRef = 'rrrrrrrrrrrrrrrr~aaaaaaaaaaaaaaaa';
export const previewToken =
  'https://farol.prismic.io/previews/session:version?websitePreviewId=site';
export const expiredToken = 'https://farol.prismic.io/previews/old:version?websitePreviewId=site';

const release: ReleaseRef = {
  id: 'release-1',
  ref: releaseRef,
  label: 'Spring',
  scheduledAt: 1696633200000,
};

const tokens = { 'reads-master': 'master', 'reads-all': 'master+releases' } as const;

export interface ExampleLibrary {
  visibility?: Visibility;
  documents?: readonly SnapshotDocument[];
}

export const published = exampleDocument({
  id: 'published',
  uid: 'algarve',
  tags: ['sea', 'city'],
});

export function exampleLibrary(example: ExampleLibrary = {}): Library {
  const { visibility = 'public', documents = [published] } = example;
  const master = exampleSnapshot(documents, masterRef);
  const released = exampleDocument({ id: 'released', uid: 'released' });
  const draft = exampleDocument({
    id: 'draft',
    uid: 'draft',
    firstPublished: null,
    lastPublished: null,
  });
  const resolved = new Map<string, ResolvedRef>([
    [masterRef, { kind: 'master', snapshot: master }],
    [oldRef, { kind: 'master', snapshot: exampleSnapshot([], oldRef) }],
    [
      releaseRef,
      { kind: 'release', snapshot: exampleSnapshot([...documents, released], releaseRef) },
    ],
    [
      previewToken,
      { kind: 'preview', snapshot: exampleSnapshot([...documents, draft], 'preview') },
    ],
    [expiredRef, { kind: 'expired' }],
    [expiredToken, { kind: 'preview-expired' }],
  ]);
  const scopes = new Map<string, 'master' | 'master+releases'>(Object.entries(tokens));
  return {
    repositoryName: 'farol',
    visibility,
    master: () => master,
    releases: () => [release, { ...release, id: 'release-2', label: '', scheduledAt: null }],
    resolve: (ref) => resolved.get(ref) ?? { kind: 'unknown' },
    catchUp: async () => {},
    scopeOf: (token) => scopes.get(token) ?? null,
  };
}

export function exampleApi(example: ExampleLibrary = {}, options: Partial<ContentApiOptions> = {}) {
  const api = contentApi({
    library: exampleLibrary(example),
    clock: () => Date.UTC(2026, 10, 21),
    trustProxy: false,
    requestsPerSecond: null,
    cache: responseCache(1024 * 1024),
    ...options,
  });
  return new Hono().use(noStoreByDefault).route('/', api);
}

/** The path of a search, for `app.request`. */
export function searchFor(parameters: Record<string, string> = {}): string {
  return `/api/v2/documents/search?${new URLSearchParams({ ref: masterRef, ...parameters })}`;
}

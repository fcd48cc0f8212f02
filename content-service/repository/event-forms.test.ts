import { describe, expect, it } from 'vitest';
import { eventForm } from './event-forms.ts';
import type { Event, EventOf } from './events.ts';
import type { ObstacleFinding } from './obstacle.ts';

const at = Date.UTC(2026, 0);
const inRelease = { document: 'd', release: 'r', base: 'v' };
const release = { id: 'r', label: 'Summer', scheduledAt: at, zone: 'Europe/Lisbon', only: 'd' };
const content = {
  hash: 'h',
  filename: 'coast.jpg',
  mime: 'image/jpeg',
  extension: 'jpg',
  kind: 'image',
  size: 1,
  width: 1,
  height: 1,
} as const;
const asset = {
  altLanguage: 'en-us',
  ...content,
  id: 'a',
  notes: 'n',
  credits: 'c',
  alt: 'a',
  descriptions: { 'pt-br': 'Costa' },
  focus: { x: 0.5, y: 0.5 },
  address: 'b',
  earlier: [{ ...content, address: 'a' }],
  tags: ['t'],
  createdAt: at,
  lastModified: at,
  uploader: 'u',
};
const of = { document: 'd', lang: 'en-us', title: 'Coast' };
const finding: ObstacleFinding = {
  ...of,
  rule: 'no-title',
  level: 'forbids',
  path: 'uid',
  what: 'w',
  target: 't',
  length: 1,
  languages: ['fr-fr'],
  redirect: { from: '/a', to: '/b' },
};

/** One of every kind, with everything that it can have. */
const examples: { [K in Event['kind']]: EventOf<K> } = {
  'version-written': {
    kind: 'version-written',
    version: {
      id: 'v',
      document: 'd',
      group: 'g',
      type: 'page',
      lang: 'en-us',
      uid: 'coast',
      tags: ['t'],
      title: 'Coast',
      slug: 'coast',
      note: 'Changed',
      unfilled: true,
      kind: 'autosave',
      since: at,
      replaces: 'u',
      origin: { by: 'Ana', at },
    },
    place: { release: 'r' },
  },
  'versions-dropped': { kind: 'versions-dropped', document: 'd', versions: ['v'] },
  'place-cleared': { kind: 'place-cleared', document: 'd', place: 'draft' },
  published: {
    kind: 'published',
    document: 'd',
    version: 'v',
    first: at,
    former: { uids: ['bay'], slugs: ['bay'] },
    keepsReplaced: true,
  },
  translated: { kind: 'translated', document: 'd', from: { document: 'e', version: 'v' } },
  unpublished: { kind: 'unpublished', document: 'd' },
  'publication-undone': { kind: 'publication-undone', publication: 1 },
  review: { kind: 'review', document: 'd', step: 'asked', version: 'v', person: 'p', note: 'n' },
  commented: {
    kind: 'commented',
    document: 'd',
    comment: { id: 'c', field: 'title', text: 't', person: 'p' },
  },
  'comment-answered': { kind: 'comment-answered', document: 'd', comment: 'c', text: 't' },
  'comment-set': { kind: 'comment-set', document: 'd', comment: 'c', state: 'done' },
  'document-archived': { kind: 'document-archived', document: 'd' },
  'document-restored': { kind: 'document-restored', document: 'd' },
  'release-created': { kind: 'release-created', release },
  'release-changed': { kind: 'release-changed', release },
  placed: { kind: 'placed', version: 'v', ...inRelease },
  'unpublishing-planned': { kind: 'unpublishing-planned', ...inRelease },
  'release-rebased': { kind: 'release-rebased', ...inRelease },
  'release-failed': {
    kind: 'release-failed',
    release: 'r',
    reason: 'r',
    documents: ['d'],
    obstacle: { kind: 'forbidden', findings: [finding] },
  },
  'release-removed': { kind: 'release-removed', release: 'r' },
  'release-published': { kind: 'release-published', release: 'r' },
  'preview-started': {
    kind: 'preview-started',
    preview: {
      id: 'p',
      place: 'draft',
      until: at,
      document: 'd',
      expiresAt: at,
      shared: true,
      tokenId: 't',
    },
  },
  'preview-revoked': { kind: 'preview-revoked', preview: 'p' },
  'preview-site-added': { kind: 'preview-site-added', site: { id: 's', name: 'n', url: 'u' } },
  'preview-site-removed': { kind: 'preview-site-removed', site: 's' },
  'simulator-set': { kind: 'simulator-set', url: 'u' },
  'name-set': { kind: 'name-set', name: 'n' },
  'visibility-set': { kind: 'visibility-set', visibility: 'public' },
  'languages-set': { kind: 'languages-set', languages: [{ id: 'en-us', name: 'English' }] },
  'token-created': {
    kind: 'token-created',
    token: { id: 't', name: 'n', hash: 'h', scope: 'write' },
  },
  'token-revoked': { kind: 'token-revoked', token: 't' },
  'type-saved': {
    kind: 'type-saved',
    model: {
      id: 'page',
      label: 'Page',
      repeatable: true,
      status: true,
      json: { Main: { title: { type: 'Text' } } },
    },
  },
  'type-removed': { kind: 'type-removed', id: 'page' },
  'slice-saved': {
    kind: 'slice-saved',
    model: {
      id: 'hero',
      type: 'SharedSlice',
      name: 'Hero',
      variations: [
        { id: 'default', name: 'D', description: '', docURL: '', version: '1', imageUrl: '' },
      ],
    },
  },
  'slice-removed': { kind: 'slice-removed', id: 'hero' },
  'asset-stored': { kind: 'asset-stored', asset },
  'asset-changed': { kind: 'asset-changed', asset },
  'asset-removed': { kind: 'asset-removed', asset: 'a' },
  'asset-tag-created': {
    kind: 'asset-tag-created',
    tag: { id: 't', name: 'n', createdAt: at, lastModified: at, uploader: 'u' },
  },
  'webhook-saved': {
    kind: 'webhook-saved',
    webhook: {
      id: 'w',
      name: 'n',
      url: 'u',
      secret: 's',
      headers: { 'x-a': 'b' },
      active: true,
      triggers: {
        documentsPublished: true,
        documentsUnpublished: true,
        releasesCreated: true,
        releasesUpdated: true,
        tagsCreated: true,
        tagsDeleted: true,
      },
    },
  },
  'webhook-removed': { kind: 'webhook-removed', webhook: 'w' },
  'webhook-claimed': {
    kind: 'webhook-claimed',
    webhook: 'w',
    claim: { process: 'p', until: at, attempts: 1, fault: 'f', code: 'too_slow' },
  },
  'webhook-delivered': {
    kind: 'webhook-delivered',
    webhook: 'w',
    outcomes: [{ commit: 1, at, status: 500, fault: 'f', code: 'too_slow', attempts: 1, ms: 1 }],
  },
  'answer-kept': {
    kind: 'answer-kept',
    answer: { key: 'k', request: 'r', status: 200, body: null },
  },
};

/** What may be missing: what not every event has, and the entries of lists by name. */
const optional =
  /(version\.(unfilled|kind|since|replaces|origin)|first|former|keepsReplaced|zone|only|obstacle|findings\.0\.(what|target|length|languages|redirect)|until|tokenId|altLanguage|descriptions|descriptions\..+|focus|address|earlier|headers\..+|code|body|json\.Main|json\.Main\.title)$/;
/** What may be anything. */
const unread = /(body|model\.(label|repeatable|status|type|name)|variations\.0\.(?!id).+)$/;

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...pathsIn(inner, [...path, key]),
  ]);
}

/** A copy of the event with another value at a path, or with nothing there. */
function changed(event: Event, path: readonly string[], value?: unknown): Event {
  const copy = structuredClone(event);
  const holder = path.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

const isTaken = (event: unknown) => eventForm.safeParse(event).success;

describe.each(Object.values(examples))('an event of the kind $kind', (event) => {
  const paths = pathsIn(event);
  it('is taken as it is written', () => expect(isTaken(event)).toBe(true));

  it('is refused without what every one has', () => {
    const taken = paths.filter((path) => isTaken(changed(event, path)));
    const names = taken.map((path) => path.join('.'));
    expect(names.filter((name) => !optional.test(name) && !unread.test(name))).toEqual([]);
  });

  it('is refused with anything of another type', () => {
    const taken = paths.filter((path) => {
      const value = path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), event);
      return isTaken(changed(event, path, typeof value === 'string' ? 5 : 'odd'));
    });
    const names = taken.map((path) => path.join('.'));
    expect(names.filter((name) => !unread.test(name))).toEqual([]);
  });
});

it('takes events of kinds that only a newer version knows', () => {
  expect(isTaken({ kind: 'painted', color: 'blue' })).toBe(true);
  expect(isTaken({ kind: 'toString' })).toBe(true);
});

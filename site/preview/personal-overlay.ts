import { own } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { StoredDocument } from '../content/content.ts';
import { applyDocuments, validateAll } from '../content/copy.ts';
import { type Edition, editionOf } from '../publish/edition.ts';
import type { PersonalChanges, PersonalRequest } from './personal-changes.ts';

/** The content as an editor sees it while writing, or why there is none. */
export type PersonalPreviewed =
  | { kind: 'content'; edition: Edition; faults: ReadonlyMap<string, readonly string[]> }
  | { kind: 'ended' }
  /** The service cannot be reached. */
  | { kind: 'unknown' };

interface PersonalOptions {
  fetchChanges(key: string, request: PersonalRequest): Promise<PersonalChanges>;
  edition(): Edition | null;
}

interface Overlay {
  published: Edition;
  edition: Edition;
  /** Of the documents that differ from the published ones. */
  marks: Readonly<Record<string, string>>;
  /** By document id, what failed validation. */
  faults: ReadonlyMap<string, readonly string[]>;
}

/** For people writing at the same time; an evicted overlay is made again. */
const maxOverlays = 50;

/**
 * The published edition with every draft applied, and on top the unsaved text of the key's owner. The service is asked
 * on each request, as each may follow another keystroke; documents that have not changed since are neither sent again
 * nor replaced.
 */
export function personalContent({ fetchChanges, edition }: PersonalOptions) {
  const overlays = new LRUCache<string, Overlay>({ max: maxOverlays });

  return async (key: string): Promise<PersonalPreviewed> => {
    const published = edition();
    if (!published) return { kind: 'unknown' };
    const existing = overlays.get(key);
    const last = existing?.published === published ? existing : emptyOverlay(published);
    const changes = await fetchChanges(key, {
      published: published.content.ref,
      known: last.marks,
    }).catch(() => null);
    if (!changes) return { kind: 'unknown' };
    if (changes.kind === 'ended') {
      overlays.delete(key);
      return { kind: 'ended' };
    }
    const next = await nextOverlay(last, changes);
    overlays.set(key, next);
    const faults = withFaults(next.faults, Object.entries(changes.faults));
    return { kind: 'content', edition: next.edition, faults };
  };
}

function emptyOverlay(published: Edition): Overlay {
  return { published, edition: published, marks: {}, faults: new Map() };
}

async function nextOverlay(
  last: Overlay,
  { changed, documents, gone }: Extract<PersonalChanges, { kind: 'changes' }>,
): Promise<Overlay> {
  const { published } = last;
  const previous = last.edition.content;
  const reverted = Object.keys(last.marks).filter((id) => own(changed, id) === undefined);
  const newlyGone = gone.filter((id) => previous.byId(id));
  if (documents.length + reverted.length + newlyGone.length === 0)
    return { ...last, marks: changed };
  const restored: StoredDocument[] = [];
  const unpublished: string[] = [];
  for (const id of reverted) {
    const document = published.content.byId(id);
    if (document) restored.push(document);
    else unpublished.push(id);
  }
  const all = [
    ...(await validateAll(documents, published.content)),
    ...restored.map((document) => ({ kind: 'document' as const, document, faults: [] })),
  ];
  const { content, invalid, mended } = applyDocuments(previous, previous.ref, all, [
    ...newlyGone,
    ...unpublished,
  ]);
  const checked = new Set([
    ...reverted,
    ...all.map((result) => ('id' in result ? result.id : result.document.id)),
  ]);
  const earlier = [...last.faults].filter(([id]) => !checked.has(id));
  const found = [...invalid, ...mended].map(({ id, fault }) => [id, fault] as const);
  const edition = editionOf(content, published.today, last.edition);
  return { published, edition, marks: changed, faults: withFaults(earlier, found) };
}

function withFaults(
  faults: Iterable<readonly [id: string, faults: readonly string[]]>,
  added: readonly (readonly [id: string, fault: string])[],
): ReadonlyMap<string, readonly string[]> {
  const all = new Map(faults);
  for (const [id, fault] of added) all.set(id, [...(all.get(id) ?? []), fault]);
  return all;
}

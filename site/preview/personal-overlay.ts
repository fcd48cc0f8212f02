import { own } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { StoredDocument } from '../content/content.ts';
import { copied, validated } from '../content/copy.ts';
import { type Edition, editionOf } from '../publish/edition.ts';
import type { PersonalAsk, PersonalChanges } from './personal-changes.ts';

/** What somebody who writes sees, or why not. */
export type PersonalPreviewed =
  | { kind: 'content'; edition: Edition; faults: ReadonlyMap<string, readonly string[]> }
  | { kind: 'ended' }
  /** The service does not answer, so nobody can tell. */
  | { kind: 'unknown' };

export interface PersonalOptions {
  ask(key: string, asked: PersonalAsk): Promise<PersonalChanges>;
  edition(): Edition | null;
}

interface Overlay {
  published: Edition;
  edition: Edition;
  /** Of the documents that lie over what is published. */
  marks: Readonly<Record<string, string>>;
  /** What the site found wrong with them. */
  wrong: ReadonlyMap<string, readonly string[]>;
}

/** Of those who write at the same time; whoever comes after them has theirs made anew. */
const mostOverlays = 50;

/**
 * The published edition with every draft over it, and over these what the person of the key is writing. The service is
 * asked with each request, because each may come after another word; what did not change since is not sent again, and
 * everything that hangs on it stays as it is.
 */
export function personalContent({ ask, edition }: PersonalOptions) {
  const overlays = new LRUCache<string, Overlay>({ max: mostOverlays });

  return async (key: string): Promise<PersonalPreviewed> => {
    const published = edition();
    if (!published) return { kind: 'unknown' };
    const known = overlays.get(key);
    const last = known?.published === published ? known : nothingOver(published);
    const told = await ask(key, { published: published.content.ref, known: last.marks }).catch(
      () => null,
    );
    if (!told) return { kind: 'unknown' };
    if (told.kind === 'ended') {
      overlays.delete(key);
      return { kind: 'ended' };
    }
    const next = await laidOver(last, told);
    overlays.set(key, next);
    return { kind: 'content', edition: next.edition, faults: together(next.wrong, told.faults) };
  };
}

function nothingOver(published: Edition): Overlay {
  return { published, edition: published, marks: {}, wrong: new Map() };
}

async function laidOver(
  last: Overlay,
  told: Extract<PersonalChanges, { kind: 'changes' }>,
): Promise<Overlay> {
  const { published } = last;
  const before = last.edition.content;
  const left = Object.keys(last.marks).filter((id) => own(told.changed, id) === undefined);
  const gone = told.gone.filter((id) => before.byId(id));
  if (told.documents.length + left.length + gone.length === 0)
    return { ...last, marks: told.changed };
  const reverted = left.map((id) => [id, published.content.byId(id)] as const);
  const back = reverted.flatMap(([, document]): StoredDocument[] => (document ? [document] : []));
  const nowhere = reverted.flatMap(([id, document]) => (document ? [] : [id]));
  const all = [
    ...(await validated(told.documents, published.content)),
    ...back.map((document) => ({ kind: 'document' as const, document, faults: [] })),
  ];
  const { content, invalid, mended } = copied(before, before.ref, all, [...gone, ...nowhere]);
  const judged = new Set([
    ...left,
    ...all.map((each) => ('id' in each ? each.id : each.document.id)),
  ]);
  const wrong = new Map([...last.wrong].filter(([id]) => !judged.has(id)));
  for (const { id, fault } of [...invalid, ...mended])
    wrong.set(id, [...(wrong.get(id) ?? []), fault]);
  const edition = editionOf(content, published.today, last.edition);
  return { published, edition, marks: told.changed, wrong };
}

function together(
  wrong: ReadonlyMap<string, readonly string[]>,
  refused: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
  const all = new Map(wrong);
  for (const [id, fault] of Object.entries(refused)) all.set(id, [...(all.get(id) ?? []), fault]);
  return all;
}

import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  type PrismicError,
  RefNotFoundError,
} from '@prismicio/client';
import { LRUCache } from 'lru-cache';
import { type Content, noContent } from '../content/content.ts';
import { byIds, copied, copyAll, type Source, validated } from '../content/copy.ts';
import { type Edition, editionOf } from '../publish/edition.ts';
import type { PreviewChanges } from './changes.ts';
import { sessionOf } from './cookie.ts';

/** The content as a token shows it, or why not. */
export type Previewed =
  | { kind: 'content'; edition: Edition }
  /** Expired, revoked or never given out. */
  | { kind: 'refused' }
  /** The service does not answer, so nobody can tell. */
  | { kind: 'unknown'; fault: unknown };

export interface OverlayOptions {
  source: Source;
  edition: () => Edition | null;
  /** What the embedded service says; null where the content is hosted, and has to be compared. */
  changes: ((session: string, published: string) => Promise<PreviewChanges>) | null;
  clock: () => number;
  /** Milliseconds a token's content is used before the service is asked again. */
  keepMs?: number;
}

/** An edition with what a preview shows otherwise, and what it was made of. */
interface Overlay {
  edition: Edition;
  published: Edition | null;
  /** Another one after each edit. */
  fingerprint: string;
}

interface Session {
  shows: string;
  until: number;
  previewed: Promise<Previewed>;
  overlay: Overlay | null;
}

/**
 * The content at a preview's ref is the published edition with the documents laid over it that differ: the service
 * names them, or all are compared once. Everything else is the edition's own. Whether the preview is still one is
 * asked again every few seconds; a session has one overlay at a time, whatever its token is spelled like.
 */
export function previewedContent(options: OverlayOptions) {
  const { source, changes, clock, keepMs = 3_000 } = options;
  const sessions = new LRUCache<string, Session>({ max: 100 });

  async function overlayOf(token: string, last: Overlay | null): Promise<Overlay | null> {
    const published = options.edition();
    const { session, shows } = sessionOf(token);
    const told = changes && (await changes(session, published?.content.ref ?? ''));
    if (told?.kind === 'ended') return null;
    const isTold = told?.kind === 'changes';
    const fingerprint = isTold ? told.fingerprint : shows;
    if (last?.fingerprint === fingerprint && isSamePublished(last.published, published)) {
      if (!isTold) await source.client().get({ ref: token, pageSize: 1 });
      return last;
    }
    const before = published?.content ?? noContent;
    const content = isTold
      ? await laidOver(before, token, told)
      : (await copyAll(source, token, before)).content;
    const today = new Date(clock()).toISOString().slice(0, 10);
    return { edition: editionOf(content, today, published), published, fingerprint };
  }

  async function laidOver(
    before: Content,
    ref: string,
    { changed, gone }: { changed: readonly string[]; gone: readonly string[] },
  ): Promise<Content> {
    const found = await byIds(source.client(), ref, new Set(changed), source);
    const left = [...gone, ...changed.filter((id) => !found.has(id))];
    return copied(before, ref, await validated(found.values(), before), left).content;
  }

  async function ask(token: string, asking: Session): Promise<Previewed> {
    try {
      asking.overlay = await overlayOf(token, asking.overlay);
      return asking.overlay
        ? { kind: 'content', edition: asking.overlay.edition }
        : { kind: 'refused' };
    } catch (fault) {
      return isRefusal(fault) ? { kind: 'refused' } : { kind: 'unknown', fault };
    }
  }

  return (token: string): Promise<Previewed> => {
    const { session, shows } = sessionOf(token);
    const there = sessions.get(session);
    if (there?.shows === shows && clock() < there.until) return there.previewed;
    const asking: Session = {
      shows,
      until: Number.POSITIVE_INFINITY,
      overlay: there?.overlay ?? null,
      previewed: Promise.resolve({ kind: 'refused' }),
    };
    asking.previewed = ask(token, asking);
    sessions.set(session, asking);
    // Counted from the answer, so that a slow one is asked for once only.
    asking.previewed.then(({ kind }) => {
      asking.until = kind === 'unknown' ? 0 : clock() + keepMs;
    });
    return asking.previewed;
  };
}

function isSamePublished(one: Edition | null, other: Edition | null): boolean {
  return one?.content === other?.content && one?.today === other?.today;
}

/** The service said no, instead of saying nothing. */
function isRefusal(fault: unknown): fault is PrismicError<unknown> {
  return [ForbiddenError, NotFoundError, RefNotFoundError, ParsingError].some(
    (kind) => fault instanceof kind,
  );
}

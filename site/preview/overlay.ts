import { ageOf } from '@farol/server/age-of';
import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  type PrismicError,
  RefNotFoundError,
} from '@prismicio/client';
import { LRUCache } from 'lru-cache';
import { type Content, noContent } from '../content/content.ts';
import { applyDocuments, copyAll, fetchByIds, type Source } from '../content/copy.ts';
import { type Edition, editionOf } from '../publish/edition.ts';
import type { PreviewChanges } from './changes.ts';
import { sessionOf } from './cookie.ts';

/** The content a token shows, or why there is none. */
export type Previewed =
  | { kind: 'content'; edition: Edition }
  /** Expired, revoked, or never issued. */
  | { kind: 'refused' }
  /** The service cannot be reached. */
  | { kind: 'unknown'; fault: unknown };

interface OverlayOptions {
  source: Source;
  edition: () => Edition | null;
  /** Of the embedded service; null for hosted content, which has to be fetched whole and compared. */
  changes: ((session: string, published: string) => Promise<PreviewChanges>) | null;
  clock: () => number;
  /** How long its content is waited for; a service may ask for hours. */
  maxWaitMs?: number;
}

/** How long a token's content is used before the service is asked again. */
const maxAgeMs = 3_000;

/** An edition with what a preview changes in it. */
interface Overlay {
  edition: Edition;
  /** The edition it is based on. */
  published: Edition | null;
  /** Changes with each edit. */
  fingerprint: string;
}

interface Session {
  revision: string;
  /** Null while the service is asked. */
  answeredAt: number | null;
  previewed: Promise<Previewed>;
  overlay: Overlay | null;
}

/**
 * The content of a preview is the published edition with the differing documents replaced; everything else is shared
 * with the edition. The embedded service names those documents; hosted content is fetched once and compared. Whether a
 * preview is still valid is checked again every few seconds. Each session has one overlay, however its token is spelled.
 */
export function previewedContent(options: OverlayOptions) {
  const { changes, clock, maxWaitMs = 120_000 } = options;
  const sessions = new LRUCache<string, Session>({ max: 100 });

  /** Null if the preview has ended. */
  async function overlayOf(token: string, last: Overlay | null): Promise<Overlay | null> {
    const signal = AbortSignal.timeout(maxWaitMs);
    const source = { ...options.source, signal };
    const published = options.edition();
    const { session, revision } = sessionOf(token);
    const reported = changes && (await changes(session, published?.content.ref ?? ''));
    if (reported?.kind === 'ended') return null;
    const known = reported?.kind === 'changes' ? reported : null;
    const fingerprint = known?.fingerprint ?? revision;
    if (last?.fingerprint === fingerprint && isSamePublished(last.published, published)) {
      // Throws if the token is no longer valid.
      if (!known) await source.client().get({ ref: token, pageSize: 1, signal });
      return last;
    }
    const previous = published?.content ?? noContent;
    const content = known
      ? await withChanges(source, previous, token, known)
      : (await copyAll(source, token, previous)).content;
    const today = new Date(clock()).toISOString().slice(0, 10);
    return { edition: editionOf(content, today, published), published, fingerprint };
  }

  async function withChanges(
    source: Source,
    previous: Content,
    ref: string,
    { changed, gone }: { changed: readonly string[]; gone: readonly string[] },
  ): Promise<Content> {
    const found = await fetchByIds(source, ref, new Set(changed), previous);
    const missing = [...gone, ...changed.filter((id) => !found.has(id))];
    return applyDocuments(previous, ref, found.values(), missing).content;
  }

  async function refresh(token: string, session: Session): Promise<Previewed> {
    try {
      session.overlay = await overlayOf(token, session.overlay);
      return session.overlay
        ? { kind: 'content', edition: session.overlay.edition }
        : { kind: 'refused' };
    } catch (fault) {
      return isRefusal(fault) ? { kind: 'refused' } : { kind: 'unknown', fault };
    }
  }

  function isRecent({ answeredAt }: Session): boolean {
    return answeredAt === null || ageOf(answeredAt, clock()) < maxAgeMs;
  }

  return (token: string): Promise<Previewed> => {
    const { session, revision } = sessionOf(token);
    const existing = sessions.get(session);
    if (existing?.revision === revision && isRecent(existing)) return existing.previewed;
    const next: Session = {
      revision,
      answeredAt: null,
      overlay: existing?.overlay ?? null,
      previewed: Promise.resolve({ kind: 'refused' }),
    };
    next.previewed = refresh(token, next);
    sessions.set(session, next);
    // The age counts from the response, so that a slow request is never sent twice.
    next.previewed.then(({ kind }) => {
      next.answeredAt = kind === 'unknown' ? Number.NEGATIVE_INFINITY : clock();
    });
    return next.previewed;
  };
}

function isSamePublished(one: Edition | null, other: Edition | null): boolean {
  return one?.content === other?.content && one?.today === other?.today;
}

/** The service rejected the token, as opposed to failing. */
function isRefusal(fault: unknown): fault is PrismicError<unknown> {
  return [ForbiddenError, NotFoundError, RefNotFoundError, ParsingError].some(
    (kind) => fault instanceof kind,
  );
}

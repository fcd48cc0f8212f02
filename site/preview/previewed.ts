import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  type PrismicError,
  RefNotFoundError,
} from '@prismicio/client';
import { noContent } from '../content/content.ts';
import { copyAll, type Source } from '../content/copy.ts';
import { type Edition, editionOf } from '../publish/edition.ts';
import { sessionOf } from './cookie.ts';

/** The content as a token shows it, or why not. */
export type Previewed =
  | { kind: 'content'; edition: Edition }
  /** Expired, revoked or never given out. */
  | { kind: 'refused' }
  /** The service does not answer, so nobody can tell. */
  | { kind: 'unknown'; fault: unknown };

export interface PreviewedOptions {
  source: Source;
  edition: () => Edition | null;
  clock: () => number;
  /** Milliseconds a token's content is used before the service is asked again. */
  keep?: number;
}

const mostSessions = 8;

interface Kept {
  shows: string;
  until: number;
  previewed: Promise<Previewed>;
}

/**
 * The content at a preview's ref: the published documents with the drafts among them, unpublished ones too. Asked
 * for once at a time, and kept for a moment, for a page is seldom all that somebody looks at.
 * A session has one copy at a time, whatever its token is spelled like; an edit changes what it shows, and so the copy.
 */
export function previewedContent({ source, edition, clock, keep = 3_000 }: PreviewedOptions) {
  const known = new Map<string, Kept>();

  async function ask(token: string): Promise<Previewed> {
    const published = edition();
    try {
      const { content } = await copyAll(source, token, published?.content ?? noContent);
      const today = new Date(clock()).toISOString().slice(0, 10);
      return { kind: 'content', edition: editionOf(content, today, published) };
    } catch (fault) {
      return isRefusal(fault) ? { kind: 'refused' } : { kind: 'unknown', fault };
    }
  }

  return (token: string): Promise<Previewed> => {
    const now = clock();
    for (const [each, { until }] of known) if (until <= now) known.delete(each);
    const { session, shows } = sessionOf(token);
    const there = known.get(session);
    if (there?.shows === shows) return there.previewed;
    const kept: Kept = { shows, until: Number.POSITIVE_INFINITY, previewed: ask(token) };
    known.delete(session);
    known.set(session, kept);
    // Counted from the answer, so that a slow one is asked for once only.
    kept.previewed.then(({ kind }) => {
      kept.until = kind === 'unknown' ? 0 : clock() + keep;
    });
    const [oldest] = known.keys();
    if (known.size > mostSessions && oldest !== undefined) known.delete(oldest);
    return kept.previewed;
  };
}

/** The service said no, instead of saying nothing. */
function isRefusal(fault: unknown): fault is PrismicError<unknown> {
  return [ForbiddenError, NotFoundError, RefNotFoundError, ParsingError].some(
    (kind) => fault instanceof kind,
  );
}

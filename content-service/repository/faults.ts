import type { RefusalCode } from '@farol/content-model';
import type { Obstacle } from './obstacle.ts';

/** Refusals of commands, each with its HTTP status. */
export class NotFound extends Error {
  override name = 'NotFound';
  readonly status = 404;
  readonly code: RefusalCode = 'not_there';
}

export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: RefusalCode | undefined;
  /** How long to wait before retrying. */
  readonly retryAfterMs: number | undefined;
  /** Ids of the documents that caused it, if any. */
  documents: readonly string[] = [];
  /** What prevented a publication, if it is about one. */
  obstacle: Obstacle | undefined;
  constructor(
    sentence: string,
    status = 400,
    { code, retryAfterMs }: { code?: RefusalCode | undefined; retryAfterMs?: number } = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A conflict with the documents that caused it. */
export function refusedFor(
  documents: readonly string[],
  sentence: string,
  { code, obstacle }: { code: RefusalCode | undefined; obstacle?: Obstacle },
): Refused {
  const refused = new Refused(sentence, 409, { code });
  refused.documents = documents;
  refused.obstacle = obstacle;
  return refused;
}

export class VersionDropped extends Refused {
  override name = 'VersionDropped';
  constructor(document: string, version: string) {
    super(
      `The content of version ${version} of document ${document} is gone: newer versions took its place.`,
      410,
      { code: 'version_gone' },
    );
  }
}

interface ConflictingTexts {
  base: unknown;
  yours: unknown;
  theirs: unknown;
}

/** Somebody else saved first: both texts are returned, so that nothing is lost. */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly status = 409;
  readonly code: RefusalCode = 'changed_meanwhile';
  /** The current version. */
  readonly present: string;
  /** The text sent, the current one, and their common base, null if it was dropped. */
  readonly texts: ConflictingTexts | undefined;
  constructor(present: string, texts?: ConflictingTexts) {
    super(
      `The document was changed by somebody else since (its version is now ${present}). Nothing was saved; look at both texts and save again on top of ${present}.`,
    );
    this.present = present;
    this.texts = texts;
  }
}

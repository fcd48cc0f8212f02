/** What a command refuses, each with the status it is answered with. */
export class NotFound extends Error {
  override name = 'NotFound';
  readonly status = 404;
}

export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  /** When it is worth trying again. */
  readonly retryAfterMs: number | undefined;
  constructor(sentence: string, status = 400, retryAfterMs?: number) {
    super(sentence);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export class VersionDropped extends Refused {
  override name = 'VersionDropped';
  constructor(document: string, version: string) {
    super(
      `The content of version ${version} of document ${document} is gone: newer versions took its place.`,
      410,
    );
  }
}

/** Somebody else saved first: both texts are given back, and nothing is lost. */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly status = 409;
  /** The version that stands. */
  readonly present: string;
  /** The text that was sent and the one that stands, once they are at hand. */
  readonly texts: { yours: unknown; theirs: unknown } | undefined;
  constructor(present: string, texts?: { yours: unknown; theirs: unknown }) {
    super(
      `The document was changed by somebody else since (its version is now ${present}). Nothing was saved; look at both texts and save again on top of ${present}.`,
    );
    this.present = present;
    this.texts = texts;
  }
}

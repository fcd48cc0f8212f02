/** One of several languages did not take a value; those before it have it. */
export class NotCopied extends Error {
  override name = 'NotCopied';
  /** The language's name. */
  readonly language: string;
  readonly why: Error;

  constructor(language: string, why: Error) {
    super(`${language}: ${why.message}`);
    this.language = language;
    this.why = why;
  }
}

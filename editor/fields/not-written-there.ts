/** What several languages were to take was not taken by one of them; those before it have it. */
export class NotWrittenThere extends Error {
  override name = 'NotWrittenThere';
  /** Its name. */
  readonly language: string;
  readonly why: Error;

  constructor(language: string, why: Error) {
    super(`${language}: ${why.message}`);
    this.language = language;
    this.why = why;
  }
}

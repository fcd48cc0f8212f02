/** What is written is not on the service: nothing is done with the text that stands there instead. */
export class NotSaved extends Error {
  override name = 'NotSaved';

  constructor() {
    super('It is not saved yet.');
  }
}

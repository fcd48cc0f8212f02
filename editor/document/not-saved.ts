/** The text could not be saved, so the action must not be carried out on the older text of the service. */
export class NotSaved extends Error {
  override name = 'NotSaved';

  constructor() {
    super('It is not saved yet.');
  }
}

/** Nobody answered: the network is away, or the service is. */
export class Offline extends Error {
  override name = 'Offline';
}

/** The session ended. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

/** Somebody else saved first; the answer holds what they saved. */
export class Conflicted extends Error {
  override name = 'Conflicted';
  readonly answer: Record<string, unknown>;

  constructor(message: string, answer: Record<string, unknown>) {
    super(message);
    this.answer = answer;
  }
}

/** The service says no, with a sentence for the person who asked. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  /** Of a document that does not fit: each place, with what was expected there. */
  readonly faults: readonly { field: string; message: string }[];

  constructor(message: string, status: number, faults: Refused['faults'] = []) {
    super(message);
    this.status = status;
    this.faults = faults;
  }
}

/** Ways in are changed only soon after signing in. */
export class SignInAgain extends Refused {
  override name = 'SignInAgain';
}

import type { RefusalCode } from '@farol/content-model';

/** What the service says of a refusal: why, by a name that the editor has words for, and its status. */
export interface Reason {
  code?: RefusalCode | null | undefined;
  status?: number;
}

/** Said by the service in an English sentence, and by a name where there is one. */
export class Unfulfilled extends Error {
  override name = 'Unfulfilled';
  readonly reason: Reason;

  constructor(message: string, reason: Reason = {}, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Nobody answered: the network is away, or the service is. */
export class Offline extends Unfulfilled {
  override name = 'Offline';
}

/** The session ended. */
export class SignedOut extends Unfulfilled {
  override name = 'SignedOut';
}

/** Somebody else saved first; the answer holds what they saved. */
export class Conflicted extends Unfulfilled {
  override name = 'Conflicted';
  readonly answer: Record<string, unknown>;

  constructor(message: string, answer: Record<string, unknown>, reason?: Reason) {
    super(message, reason);
    this.answer = answer;
  }
}

/** What the service does not take, by its place as `pathText` writes it. */
export interface PlaceFault extends Reason {
  field: string;
  message: string;
}

/** The service says no, with a sentence for the person who asked. */
export class Refused extends Unfulfilled {
  override name = 'Refused';
  /** Of a document that does not fit: each place, with what was expected there. */
  readonly faults: readonly PlaceFault[];

  constructor(message: string, reason: Reason, faults: Refused['faults'] = []) {
    super(message, reason);
    this.faults = faults;
  }
}

/** Ways in are changed only soon after signing in. */
export class SignInAgain extends Refused {
  override name = 'SignInAgain';
}

import type { RefusalCode } from '@farol/content-model';

/** Why the service refused: a code that the editor has words for, and the HTTP status. */
export interface Reason {
  code?: RefusalCode | null | undefined;
  status?: number;
}

/** An error of the service: an English sentence, with a code where there is one. */
export class Unfulfilled extends Error {
  override name = 'Unfulfilled';
  readonly reason: Reason;

  constructor(message: string, reason: Reason = {}, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** No answer: the network or the service is down. */
export class Offline extends Unfulfilled {
  override name = 'Offline';
}

/** The session has ended. */
export class SignedOut extends Unfulfilled {
  override name = 'SignedOut';
}

/** Somebody else signed in in this browser. */
export class SomebodyElse extends Unfulfilled {
  override name = 'SomebodyElse';
}

/** Somebody else saved first; the answer contains what they saved. */
export class Conflicted extends Unfulfilled {
  override name = 'Conflicted';
  readonly answer: Record<string, unknown>;

  constructor(message: string, answer: Record<string, unknown>, reason?: Reason) {
    super(message, reason);
    this.answer = answer;
  }
}

/** A place the service rejects; `field` is in the notation of `pathText`. */
export interface PlaceFault extends Reason {
  field: string;
  message: string;
}

/** The service refused, with a sentence for the person. */
export class Refused extends Unfulfilled {
  override name = 'Refused';
  /** For a document that does not match its model: each place, with what was expected there. */
  readonly faults: readonly PlaceFault[];

  constructor(message: string, reason: Reason, faults: Refused['faults'] = []) {
    super(message, reason);
    this.faults = faults;
  }
}

/** What gives power that outlasts the session is done only soon after signing in. */
export class SignInAgain extends Refused {
  override name = 'SignInAgain';
}

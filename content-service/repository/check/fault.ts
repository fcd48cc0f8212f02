import type { RefusalCode, TextFinding } from '@farol/content-model';

/** The path of an invalid field, and what was expected there. */
export interface DocumentFault {
  field: string;
  message: string;
  code?: RefusalCode | undefined;
}

/** An invalid document: the message is the first fault's, `faults` has all of them. */
export class InvalidDocument extends Error {
  override name = 'InvalidDocument';
  readonly field: string;
  readonly faults: readonly DocumentFault[];
  /** Findings of the text checks, if they ran. */
  advice: readonly TextFinding[] = [];
  readonly code: RefusalCode | undefined;
  constructor(
    field: string,
    sentence: string,
    others: readonly DocumentFault[] = [],
    code?: RefusalCode,
  ) {
    super(`${field}: ${sentence}`);
    this.field = field;
    this.code = code;
    this.faults = [{ field, message: sentence, ...(code ? { code } : {}) }, ...others];
  }

  with(advice: readonly TextFinding[]): this {
    this.advice = advice;
    return this;
  }
}

/** Reporting more would not help anybody. */
const maxFaults = 100;

/** Collects faults, so that a person sees all of them at once. */
export class Faults {
  readonly #faults: DocumentFault[] = [];

  /** Runs a check; if it throws a fault, collects it and returns undefined. */
  collect<Result>(check: () => Result): Result | undefined {
    if (this.#faults.length >= maxFaults) return undefined;
    try {
      return check();
    } catch (fault) {
      if (!(fault instanceof InvalidDocument)) throw fault;
      this.#faults.push(...fault.faults);
      return undefined;
    }
  }

  throwIfAny(): void {
    const [first, ...others] = this.#faults.slice(0, maxFaults);
    if (first) throw new InvalidDocument(first.field, first.message, others, first.code);
  }
}

/** The fault of a value that is not of the expected kind. */
export function unexpected(path: string, expected: string, value: unknown): InvalidDocument {
  return new InvalidDocument(path, `expected ${expected}, got ${describeValue(value)}.`);
}

/** Describes a value in a few words, for error messages. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

import type { RefusalCode, TextFinding } from '@farol/content-model';

/** A place in a document by its path, and what was expected there. */
export interface DocumentFault {
  field: string;
  message: string;
  code?: RefusalCode | undefined;
}

/** A document that does not fit: what is said of the first fault, and all of them. */
export class InvalidDocument extends Error {
  override name = 'InvalidDocument';
  readonly field: string;
  readonly faults: readonly DocumentFault[];
  /** What else is to be known of the text, where somebody looked at it. */
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

/** More than these help nobody. */
const MOST_FAULTS = 100;

/** Gathers what does not fit, so that a person hears of all of it at once. */
export class Faults {
  readonly #found: DocumentFault[] = [];

  /** What the work answers; undefined where it found a fault, which is told with the others at the end. */
  in<Answer>(work: () => Answer): Answer | undefined {
    if (this.#found.length >= MOST_FAULTS) return undefined;
    try {
      return work();
    } catch (fault) {
      if (!(fault instanceof InvalidDocument)) throw fault;
      this.#found.push(...fault.faults);
      return undefined;
    }
  }

  refuse(): void {
    const [first, ...others] = this.#found.slice(0, MOST_FAULTS);
    if (first) throw new InvalidDocument(first.field, first.message, others, first.code);
  }
}

/** Says in a few words what came instead of what was expected. */
export function what(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

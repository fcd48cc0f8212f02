/** A document that does not fit: the field by its path, and what was expected there. */
export class InvalidDocument extends Error {
  override name = 'InvalidDocument';
  readonly field: string;
  constructor(field: string, sentence: string) {
    super(`${field}: ${sentence}`);
    this.field = field;
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

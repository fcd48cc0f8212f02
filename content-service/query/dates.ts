/**
 * Dates are milliseconds; a day is its first millisecond in UTC. The protocol writes days `2026-03-01` and
 * moments `2026-03-01T09:30:00+0000`; ISO's other spellings and epoch milliseconds are understood.
 */
export function readDate(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const parts = datePattern.exec(value.trim());
  if (!parts) return null;
  const [, day, time, offset] = parts;
  const read = Date.parse(`${day}T${time ?? '00:00'}${offsetOf(offset)}`);
  return Number.isNaN(read) ? null : read;
}

const datePattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

function offsetOf(offset: string | undefined): string {
  if (offset === undefined || offset === 'Z') return 'Z';
  return offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
}

/** `2017-01-13T11:45:21+0000`, always 24 characters: clients tell the format by its length. */
export function writeDate(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}+0000`;
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

export interface DatePart {
  of(milliseconds: number): number;
  /** What a query may call it; null when there is no such day, month or hour. */
  read(value: unknown): number | null;
}

export const dateParts: Readonly<
  Record<'day-of-month' | 'day-of-week' | 'month' | 'year' | 'hour', DatePart>
> = {
  'day-of-month': { of: (at) => new Date(at).getUTCDate(), read: (value) => whole(value, 1, 31) },
  'day-of-week': {
    of: (at) => new Date(at).getUTCDay() || 7,
    read: (value) => whole(value, 1, 7) ?? named(days, value),
  },
  month: {
    of: (at) => new Date(at).getUTCMonth() + 1,
    read: (value) => whole(value, 1, 12) ?? named(months, value),
  },
  year: { of: (at) => new Date(at).getUTCFullYear(), read: (value) => whole(value, 0, 9999) },
  hour: { of: (at) => new Date(at).getUTCHours(), read: (value) => whole(value, 0, 23) },
};

function whole(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return null;
  return number >= least && number <= most ? number : null;
}

function named(names: readonly string[], value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const word = value.toLowerCase();
  const index = names.findIndex((name) => name === word || name.slice(0, 3) === word);
  return index < 0 ? null : index + 1;
}

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
  /** Parses a query's value; null if there is no such day, month or hour. */
  read(value: unknown): number | null;
}

export const dateParts: Readonly<
  Record<'day-of-month' | 'day-of-week' | 'month' | 'year' | 'hour', DatePart>
> = {
  'day-of-month': {
    of: (at) => new Date(at).getUTCDate(),
    read: (value) => wholeNumber(value, 1, 31),
  },
  'day-of-week': {
    of: (at) => new Date(at).getUTCDay() || 7,
    read: (value) => wholeNumber(value, 1, 7) ?? indexOfName(days, value),
  },
  month: {
    of: (at) => new Date(at).getUTCMonth() + 1,
    read: (value) => wholeNumber(value, 1, 12) ?? indexOfName(months, value),
  },
  year: { of: (at) => new Date(at).getUTCFullYear(), read: (value) => wholeNumber(value, 0, 9999) },
  hour: { of: (at) => new Date(at).getUTCHours(), read: (value) => wholeNumber(value, 0, 23) },
};

function wholeNumber(value: unknown, min: number, max: number): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return null;
  return number >= min && number <= max ? number : null;
}

function indexOfName(names: readonly string[], value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const word = value.toLowerCase();
  const index = names.findIndex((name) => name === word || name.slice(0, 3) === word);
  return index < 0 ? null : index + 1;
}

import { cachedFormatter, dateInWords, dayMs, type Language, readDate } from '@farol/content-model';

const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dateWithoutYear = { day: 'numeric', month: 'short' } as const;
const shortDate = { ...dateWithoutYear, year: 'numeric' } as const;

/** A day such as May 3, 2027; null for an invalid date. */
export function formatDate(day: string, { code }: Language): string | null {
  return format(day, code, longDate);
}

/** The same for tables, with an abbreviated month: Jan 11, 2027. */
export function formatShortDate(day: string, { code }: Language): string | null {
  return format(day, code, shortDate);
}

/** A day within the next months, without its year: May 3. */
export function formatDayAhead(day: string, today: string, { code }: Language): string | null {
  const months = (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12;
  const isFar = months + Number(day.slice(5, 7)) - Number(today.slice(5, 7)) > 10;
  return format(day, code, isFar ? shortDate : dateWithoutYear);
}

/** The last day of a stay that begins on `start`; null if no calendar has it, because of a slip in its length. */
export function endOf(start: string, weeks: number): string | null {
  const end = readDate(Date.parse(`${start}T00:00:00Z`) + (weeks * 7 - 1) * dayMs);
  return end === null ? null : new Date(end).toISOString().slice(0, 10);
}

const degreeFormat = cachedFormatter(
  (code) => new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Coordinates as on charts: 38.7° N, 9.1° W. */
export function formatPosition(latitude: number, longitude: number, { code }: Language): string {
  const number = degreeFormat(code);
  // Zero at this precision has no hemisphere.
  const side = (degrees: number, below: string, above: string) =>
    Math.abs(degrees) < 0.05 ? '' : `\u00a0${degrees < 0 ? below : above}`;
  const north = `${number.format(Math.abs(latitude))}°${side(latitude, 'S', 'N')}`;
  const west = code === 'en-us' ? 'W' : 'O';
  const east = code === 'pt-br' ? 'L' : 'E';
  return `${north}, ${number.format(Math.abs(longitude))}°${side(longitude, west, east)}`;
}

function format(
  day: string,
  code: Language['code'],
  options: Intl.DateTimeFormatOptions,
): string | null {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : day);
  if (Number.isNaN(date.getTime())) return null;
  return dateInWords(date, code, { ...options, timeZone: 'UTC' });
}

/** Keeps a day with its month and year, a number with its unit, in one line. */
export const nonBreaking = (text: string) => text.replaceAll(' ', '\u00a0');

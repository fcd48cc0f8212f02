import type { Language } from '@farol/content-model';
import { kept } from './formatters.ts';

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  kept((code) => new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' }));
const inFull = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const short = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const withoutYear = dateFormat({ day: 'numeric', month: 'short' });
const monthOnly = dateFormat({ month: 'long', year: 'numeric' });

/** A day such as May 3, 2027; null for what is no day. */
export function formatDate(day: string, { code }: Language): string | null {
  return format(day, code, inFull);
}

/** The same in a narrow place, with the month cut short: Jan 11, 2027. */
export function formatShortDate(day: string, { code }: Language): string | null {
  return format(day, code, short);
}

/** A day of the next months, of which the year goes without saying: May 3. */
export function formatDayAhead(day: string, today: string, { code }: Language): string | null {
  const months = (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12;
  const isFar = months + Number(day.slice(5, 7)) - Number(today.slice(5, 7)) > 10;
  return format(day, code, isFar ? short : withoutYear);
}

export function formatMonth(day: string, { code }: Language): string | null {
  return format(day, code, monthOnly);
}

/** The last day of a stay that begins on `start`. */
export function endOf(start: string, weeks: number): string {
  const end = new Date(`${start}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + weeks * 7 - 1);
  return end.toISOString().slice(0, 10);
}

const degreeFormat = kept(
  (code) => new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Where on the globe, as charts write it: 38.7° N, 9.1° W. */
export function formatPosition(latitude: number, longitude: number, { code }: Language): string {
  const number = degreeFormat(code);
  // On the equator or the meridian of Greenwich, as near as it is written, there is no side.
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
  formatter: ReturnType<typeof dateFormat>,
): string | null {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : day);
  if (Number.isNaN(date.getTime())) return null;
  const written = formatter(code).format(date);
  // The first of a month is an ordinal in French, which `Intl` does not know.
  return code === 'fr-fr' ? written.replace(/^1 /, '1er ') : written;
}

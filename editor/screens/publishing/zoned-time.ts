import { dateInWords } from '@farol/content-model';
import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';

/** The moment of a local time in a zone, in the format of a `datetime-local` field; null for anything else. */
export function momentOf(local: string, zone: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return null;
  // A local time skipped by a clock change means one hour later; one that occurs twice, the first.
  return toZoned(parseDateTime(local), zone, 'compatible').toDate().getTime();
}

/** The local time in a zone, in the format of a `datetime-local` field. */
export function localTime(at: number, zone: string): string {
  return fromAbsolute(at, zone).toString().slice(0, 16);
}

export function localDay(at: number, zone: string): string {
  return localTime(at, zone).slice(0, 10);
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A time with its zone spelled out: `30 November 2026 at 09:00, Brasilia Standard Time`. */
export function timeWithZone(at: number, zone: string, code: string): string {
  const time = dateInWords(at, code, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const parts = new Intl.DateTimeFormat(code, { timeZone: zone, timeZoneName: 'long' });
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return `${time}, ${name}`;
}

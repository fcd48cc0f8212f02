import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';

/** The moment at which clocks in a zone show a time, as a field for dates writes it; null for what is no time. */
export function momentOf(local: string, zone: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return null;
  // A time that a change of clocks leaves out is the one an hour later; one that comes twice, the first.
  return toZoned(parseDateTime(local), zone, 'compatible').toDate().getTime();
}

/** What clocks in a zone show then, as a field for dates reads it. */
export function localTime(at: number, zone: string): string {
  return fromAbsolute(at, zone).toString().slice(0, 16);
}

export function localDay(at: number, zone: string): string {
  return localTime(at, zone).slice(0, 10);
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A time with its zone written out: `30 November 2026 at 09:00, Brasilia Standard Time`. */
export function timeWithZone(at: number, zone: string, code: string): string {
  const time = new Intl.DateTimeFormat(code, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
  const parts = new Intl.DateTimeFormat(code, { timeZone: zone, timeZoneName: 'long' });
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return `${time}, ${name}`;
}

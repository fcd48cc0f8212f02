/**
 * Parses a date into milliseconds; a day becomes its first millisecond in UTC. The protocol writes days as `2026-03-01`
 * and times as `2026-03-01T09:30:00+0000`; other ISO forms and epoch milliseconds are accepted too, of the years 0 to
 * 9999: others cannot be written like that, and some not at all.
 */
export function readDate(value: unknown): number | null {
  if (typeof value === 'number') return isWritable(value) ? value : null;
  if (typeof value !== 'string') return null;
  const parts = datePattern.exec(value.trim());
  if (!parts) return null;
  const [, day = '', time, offset] = parts;
  if (!isDay(day)) return null;
  const milliseconds = Date.parse(`${day}T${time ?? '00:00'}${offsetOf(offset)}`);
  return isWritable(milliseconds) ? milliseconds : null;
}

const earliestMs = Date.parse('0000-01-01T00:00:00Z');
/** The last millisecond of the year 9999. */
export const latestMs = Date.UTC(10_000, 0) - 1;

function isWritable(milliseconds: number): boolean {
  return milliseconds >= earliestMs && milliseconds <= latestMs;
}

const datePattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

function offsetOf(offset: string | undefined): string {
  if (offset === undefined || offset === 'Z') return 'Z';
  return offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
}

/** `2017-01-13T11:45:21+0000`, always 24 characters: clients recognize the format by its length. */
export function writeDate(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}+0000`;
}

/** Whether the day exists, unlike February 30. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

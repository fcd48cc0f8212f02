import { dayMs, defaultLanguage, languageOf, readDate, writeDate } from '@farol/content-model';
import type { OriginOf } from '../addresses/origin.ts';
import { lastPublished } from '../content/publication-dates.ts';
import { messages } from '../messages/messages.ts';
import { oneLine } from '../messages/one-line.ts';
import { calendarAddress } from '../programs/calendar-address.ts';
import {
  type Departure,
  departuresFrom,
  type ListedProgram,
  listedOf,
} from '../programs/program-facts.ts';
import type { Edition } from '../publish/edition.ts';

export const calendarPath = '/calendar/:file{.+\\.ics}';

/** A departure in iCalendar format (RFC 5545): the stay, and the last day to apply. Null if there is no such departure. */
export function calendarFile(edition: Edition, path: string, originOf: OriginOf): string | null {
  const id = /^\/calendar\/([^/]+?)_\d{4}-/.exec(path)?.[1] ?? '';
  const program = edition.content.byId(decodeURIComponent(id));
  if (program?.type !== 'programs_details') return null;
  // From any day: links to past departures keep working.
  const departure = departuresFrom({ data: listedOf(program) }, '').find(
    (departure) => calendarAddress(program, departure) === path,
  );
  return departure ? calendarOf(edition, program, departure, originOf) : null;
}

function calendarOf(
  { content, addresses }: Edition,
  program: ListedProgram,
  { start, end, weeks, applyBy }: Departure,
  originOf: OriginOf,
): string {
  const language = languageOf(program.lang) ?? defaultLanguage;
  const { name, place } = listedOf(program);
  const page = new URL(addresses.of(program), originOf(content, language));
  // Stays of different lengths may start on one day.
  const departure = weeks ? `${start}-${weeks}` : start;
  const event = (kind: 'stay' | 'deadline', first: string, last: string, summary: string) => [
    'BEGIN:VEVENT',
    `UID:${kind}-${program.id}-${departure}@${page.hostname}`,
    `DTSTAMP:${stampOf(program)}`,
    `DTSTART;VALUE=DATE:${compact(first)}`,
    ...endAfter(last),
    `SUMMARY:${escaped(summary)}`,
    ...(kind === 'stay' && place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${page.href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const { lastDayToApply, labelled } = messages[language.key];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Farol//Departures//EN',
    'CALSCALE:GREGORIAN',
    ...event('stay', start, end ?? start, name),
    ...(applyBy ? event('deadline', applyBy, applyBy, labelled(lastDayToApply, name)) : []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string) => day.replaceAll('-', '');

/** The end is exclusive. After the last day of the year 9999 none can be written; without one, it is the day itself. */
function endAfter(day: string): string[] {
  const next = readDate(Date.parse(`${day}T00:00:00Z`) + dayMs);
  return next === null ? [] : [`DTEND;VALUE=DATE:${compact(writeDate(next).slice(0, 10))}`];
}

/** The last publication, in UTC. */
function stampOf(program: ListedProgram): string {
  const date = lastPublished(program) ?? '1970-01-01T00:00:00Z';
  return date.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return oneLine(text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`));
}

const maxLineBytes = 75;

/** Folds a long line: it continues after a line break and a space. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > maxLineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += length;
  }
  return text;
}

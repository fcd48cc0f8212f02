import { randomBytes } from 'node:crypto';
import type { RecordChange, RecordStore } from '../store/records.ts';
import { type Content, lastBefore, record } from './records.ts';

const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

export type PersonEvent = Content<'event'>;

/** The line that activity gets, to be written with what it tells of. */
export function happened(
  at: number,
  what: PersonEvent['what'],
  { by, person, detail = '' }: { by: string | null; person: string | null; detail?: string },
): RecordChange {
  const id = `${String(at).padStart(15, '0')}-${randomBytes(6).toString('hex')}`;
  const content = { at, by, what, person, detail };
  return {
    change: 'add',
    record: record('event', id, content, { owner: person, endsAt: at + KEPT_MS }),
  };
}

/** What people did about sign-in and rights, newest first. */
export async function peopleActivity(
  records: RecordStore,
  before: string | undefined,
  most: number,
): Promise<{ events: (PersonEvent & { id: string })[]; next: string | null }> {
  const found = await lastBefore(records, 'event', before ?? '\u{10ffff}', most + 1);
  const events = found.slice(0, most).map(({ id, content }) => ({ id, ...content }));
  return { events, next: found.length > most ? (events.at(-1)?.id ?? null) : null };
}

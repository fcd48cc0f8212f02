import { randomBytes } from 'node:crypto';
import { dayMs } from '@farol/content-model';
import type { RecordChange, RecordStore } from '../store/records.ts';
import { type Content, lastBefore, record, type TypedRecord } from './records.ts';

const retentionMs = 400 * dayMs;

export type PersonEvent = Content<'event'>;

/** An entry of the activity log, to be written together with what it reports. */
export function activityEvent(
  at: number,
  what: PersonEvent['what'],
  { by, person, detail = '' }: { by: string | null; person: string | null; detail?: string },
): RecordChange {
  const id = `${String(at).padStart(15, '0')}-${randomBytes(6).toString('hex')}`;
  const content = { at, by, what, person, detail };
  return {
    change: 'add',
    record: record('event', id, content, { owner: person, endsAt: at + retentionMs }),
  };
}

const pageSize = 100;

/** What people did about sign-in and rights, the newest first, from before an event or from the end. */
export async function* eventsBackwards(
  records: RecordStore,
  before: string,
): AsyncGenerator<TypedRecord<'event'>, undefined> {
  let beforeId = before === '' ? '\u{10ffff}' : before;
  for (;;) {
    const page = await lastBefore(records, 'event', beforeId, pageSize);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    beforeId = last.id;
  }
}

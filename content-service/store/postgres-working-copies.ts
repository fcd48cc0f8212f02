import { jsonOrNull } from '@farol/content-model';
import { isHoldable, type Sql, subscribe } from './postgres-connection.ts';
import type { QueryRunner } from './postgres-records.ts';
import {
  type WorkingCopies,
  type WorkingCopy,
  type WorkingCopyHead,
  type WorkingCopyLimits,
  type WritingPlace,
  workingCopyLimits,
} from './working-copies.ts';

/** Notifies who wrote in which document; the text stays in the table. */
const channelName = 'farol_working_copies';

/**
 * Working copies shared by several processes, in an unlogged table. They are read from it every time, so that every
 * process returns the latest text.
 */
export function postgresWorkingCopies(
  { read, write }: QueryRunner,
  listeningSql: () => Sql,
  limits: WorkingCopyLimits = workingCopyLimits,
): WorkingCopies {
  const expiry = (now: number) => now - limits.ttlMs;
  const payloadOf = ({ document, person, tab }: WritingPlace) =>
    JSON.stringify([document, person, tab]);
  return {
    async put(copy) {
      const { document, person, tab, at, mark, content } = copy;
      await write(
        (sql) => sql`
          with written as (
            insert into farol_working_copies (document, person, tab, at, mark, bytes, content)
            values (${document}, ${person}, ${tab}, ${at}, ${mark}, ${Buffer.byteLength(content)}, ${content})
            on conflict (document, person, tab) do update
            set at = excluded.at, mark = excluded.mark, bytes = excluded.bytes, content = excluded.content
            returning document
          )
          select pg_notify(${channelName}, ${payloadOf(copy)}) from written`,
      );
      await write(
        (sql) => sql`
          delete from farol_working_copies where (document, person, tab) in (
            select document, person, tab from (
              select *,
                row_number() over (order by newer, at desc, mark) as place,
                sum(bytes) over (order by newer, at desc, mark) as held
              from (
                select document, person, tab, at, mark, bytes,
                  row_number() over own as number, sum(bytes) over own - bytes as newer
                from farol_working_copies
                where at > ${expiry(at)}
                window own as (partition by person order by at desc, mark)) as shared
            ) as counted
            where number > 1 and (number > ${limits.maxPerPerson} or newer + bytes > ${limits.maxBytesPerPerson})
              or place > ${limits.maxTotal} or held > ${limits.maxTotalBytes})
          or at <= ${expiry(at)}`,
      );
    },
    async get({ document, person, tab }, now) {
      if (!isHoldable(document)) return null;
      const [copy] = await read(
        (sql) => sql<WorkingCopy[]>`
          select document, person, tab, at, mark, content from farol_working_copies
          where document = ${document} and person = ${person} and tab = ${tab} and at > ${expiry(now)}`,
      );
      return copy ?? null;
    },
    of: ({ person, tab }, now) =>
      read(
        (sql) => sql<WorkingCopy[]>`
          select document, person, tab, at, mark, content from farol_working_copies
          where person = ${person} and tab = ${tab} and at > ${expiry(now)} order by at desc`,
      ),
    heads: (now) =>
      read(
        (sql) => sql<WorkingCopyHead[]>`
          select document, person, tab, at, mark from farol_working_copies
          where at > ${expiry(now)} order by at desc`,
      ),
    async remove(place) {
      const { document, person, tab } = place;
      if (!isHoldable(document)) return;
      await write(
        (sql) => sql`
          with removed as (
            delete from farol_working_copies
            where document = ${document} and person = ${person} and tab = ${tab} returning document
          )
          select pg_notify(${channelName}, ${payloadOf(place)}) from removed`,
      );
    },
    async forget(now) {
      // What another write has locked is left for the next time: waiting for it could be mutual.
      await write(
        (sql) => sql`
          with ended as (
            select document, person, tab from farol_working_copies where at <= ${expiry(now)}
            for update skip locked)
          delete from farol_working_copies as copy using ended
          where (copy.document, copy.person, copy.tab) = (ended.document, ended.person, ended.tab)`,
      );
    },
    // If listening fails, changes are noticed with the next read.
    onChange: (listener) =>
      subscribe(listeningSql(), channelName, (payload) => {
        const [document, person, tab] = namesIn(payload);
        if (document !== undefined && person !== undefined && tab !== undefined)
          listener({ document, person, tab });
      }),
  };
}

/** None where it is of somebody else: whoever may connect to the database may notify. */
function namesIn(payload: string): readonly string[] {
  const names = jsonOrNull(payload);
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : [];
}

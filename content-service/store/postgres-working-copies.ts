import type { Sql } from './postgres-connection.ts';
import type { Asking } from './postgres-records.ts';
import {
  type WorkingCopies,
  type WorkingCopy,
  type WorkingCopyHead,
  type WorkingCopyLimits,
  type WritingPlace,
  workingCopyLimits,
} from './working-copies.ts';

/** Who wrote in which document; the text stays in the table. */
const CHANNEL = 'farol_working_copies';

/**
 * The working copies that several processes share, in a table that the database keeps out of its own journal. They are
 * read from there each time, so that whichever process is asked shows the last word.
 */
export function postgresWorkingCopies(
  { read, write }: Asking,
  listening: () => Sql,
  limits: WorkingCopyLimits = workingCopyLimits,
): WorkingCopies {
  const since = (now: number) => now - limits.lastsMs;
  const notice = ({ document, person, tab }: WritingPlace) =>
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
          select pg_notify(${CHANNEL}, ${notice(copy)}) from written`,
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
                where at > ${since(at)}
                window own as (partition by person order by at desc, mark)) as shared
            ) as counted
            where number > 1 and (number > ${limits.most} or newer + bytes > ${limits.mostBytesOfOne})
              or place > ${limits.mostInAll} or held > ${limits.mostBytes})
          or at <= ${since(at)}`,
      );
    },
    async get({ document, person, tab }, now) {
      const [copy] = await read(
        (sql) => sql<WorkingCopy[]>`
          select document, person, tab, at, mark, content from farol_working_copies
          where document = ${document} and person = ${person} and tab = ${tab} and at > ${since(now)}`,
      );
      return copy ?? null;
    },
    of: ({ person, tab }, now) =>
      read(
        (sql) => sql<WorkingCopy[]>`
          select document, person, tab, at, mark, content from farol_working_copies
          where person = ${person} and tab = ${tab} and at > ${since(now)} order by at desc`,
      ),
    heads: (now) =>
      read(
        (sql) => sql<WorkingCopyHead[]>`
          select document, person, tab, at, mark from farol_working_copies
          where at > ${since(now)} order by at desc`,
      ),
    async remove(place) {
      const { document, person, tab } = place;
      await write(
        (sql) => sql`
          with removed as (
            delete from farol_working_copies
            where document = ${document} and person = ${person} and tab = ${tab} returning document
          )
          select pg_notify(${CHANNEL}, ${notice(place)}) from removed`,
      );
    },
    async forget(now) {
      await write((sql) => sql`delete from farol_working_copies where at <= ${since(now)}`);
    },
    onChange(listener) {
      const heard = listening().listen(CHANNEL, (said) => {
        const [document, person, tab] = JSON.parse(said);
        listener({ document, person, tab });
      });
      // What cannot be heard is seen with the next look.
      heard.catch(() => {});
      return () => void heard.then(({ unlisten }) => unlisten()).catch(() => {});
    },
  };
}

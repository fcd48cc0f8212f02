import type { QueryRunner } from './postgres-records.ts';
import { pageSize } from './read-history.ts';
import {
  readVersion,
  type Tip,
  type VersionContent,
  type VersionRow,
  verifiedVersion,
} from './store.ts';

/** The contents of versions by id; throws if one is missing or damaged. */
export async function readVersions(
  { read }: QueryRunner,
  ids: readonly string[],
  place: string,
): Promise<ReadonlyMap<string, VersionContent>> {
  const contents = new Map<string, VersionContent>();
  const unique = [...new Set(ids)];
  for (let start = 0; start < unique.length; start += pageSize) {
    const batch = unique.slice(start, start + pageSize);
    const rows = await read(
      (sql) => sql<VersionRow[]>`
        select id, content, checksum from farol_versions where id = any(${batch}::text[])`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of batch) contents.set(id, verifiedVersion(id, byId.get(id), place));
  }
  return contents;
}

/** Deletes contents, unless `tip` is not in the history any more. */
export async function dropVersions(
  { write }: QueryRunner,
  tip: Tip,
  ids: readonly string[],
): Promise<void> {
  await write(
    (sql) => sql`
      delete from farol_versions where id = any(${[...ids]}::text[]) and exists (
        select from farol_commits
        where sequence = ${tip.sequence} and checksum = ${tip.checksum})`,
  );
}

/** Yields a sentence for each damaged version. */
export async function* faultsOfVersions({ read }: QueryRunner): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const page = await read(
      (sql) => sql<VersionRow[]>`
        select id, content, checksum from farol_versions
        where id > ${last} order by id limit ${pageSize}`,
    );
    for (const { id, content, checksum } of page) {
      const version = readVersion(id, content, checksum);
      if (typeof version === 'string') yield version;
      last = id;
    }
    if (page.length < pageSize) return;
  }
}

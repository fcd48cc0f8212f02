import { errorOf, jsonOrNull, readDate } from '@farol/content-model';
import { z } from 'zod';
import type { CommitWithVersions, Store } from '../repository/history.ts';
import type { NewVersion } from '../store/store.ts';
import { type ArchiveWriter, DamagedArchive, entriesOf, textOf } from './archive.ts';

/** Large enough for few files, small enough to fit in memory. */
const PART_BYTES = 4 * 1024 * 1024;

export interface HistoryWriter {
  add(commit: CommitWithVersions): Promise<void>;
  finish(): Promise<void>;
}

/** Writes commits into the `history/` of an archive, one per line, some megabytes per file. */
export function historyWriter(archive: ArchiveWriter): HistoryWriter {
  let lines: string[] = [];
  let bytes = 0;
  let parts = 0;
  async function flush(): Promise<void> {
    if (lines.length === 0) return;
    parts += 1;
    await archive.text(`history/${String(parts).padStart(6, '0')}.ndjson`, lines.join(''));
    lines = [];
    bytes = 0;
  }
  return {
    async add({ commit, versions }) {
      const line = `${JSON.stringify({ ...commit, versions })}\n`;
      lines.push(line);
      bytes += line.length;
      if (bytes >= PART_BYTES) await flush();
    },
    finish: flush,
  };
}

/** The commits of a verified archive, oldest first. */
export async function* archivedHistory(path: string): AsyncGenerator<CommitWithVersions> {
  for await (const { name, content } of entriesOf(path)) {
    if (!name.startsWith('history/')) continue;
    for (const line of (await textOf(content, path)).split('\n')) {
      if (line === '') continue;
      const { versions, ...commit } = readLine(path, name, line);
      yield { commit, versions };
    }
  }
}

function readLine(path: string, name: string, line: string) {
  const read = jsonOrNull(line);
  if (!lineForm.safeParse(read).success)
    throw new DamagedArchive(path, `${name} holds what is no commit.`);
  return read as CommitWithVersions['commit'] & { versions: NewVersion[] };
}

/** Dates of documents come from these; others could not be written as the Content API writes them. */
const time = z.number().refine((at) => readDate(at) !== null);
const version = z.looseObject({ origin: z.looseObject({ by: z.string(), at: time }).optional() });

/** What else an event has depends on its kind. */
const lineForm = z.object({
  sequence: z.int(),
  checksum: z.string(),
  at: time,
  by: z.string(),
  events: z.array(
    z.looseObject({
      kind: z.string(),
      version: z.union([z.string(), version]).nullish(),
      first: time.optional(),
    }),
  ),
  versions: z.array(z.object({ id: z.string(), content: z.looseObject({}) })),
});

/** The contents that can be read, and for the others, the reason. */
export async function contentsOf(store: Store, ids: readonly string[]) {
  const absent = new Map<string, Error>();
  const read = (some: readonly string[]) => store.versions(some);
  const found = await read(ids).catch(async () => {
    const contents = new Map();
    for (const id of ids)
      try {
        for (const [, content] of await read([id])) contents.set(id, content);
      } catch (fault) {
        absent.set(id, errorOf(fault));
      }
    return contents;
  });
  return { found, absent };
}

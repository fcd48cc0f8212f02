import { errorOf } from '@farol/content-model';
import { z } from 'zod';
import { apply } from '../repository/apply/apply.ts';
import { eventForm, time } from '../repository/event-forms.ts';
import type { CommitWithVersions, Store } from '../repository/history.ts';
import { isNestedDeeper, maxDepthFromElsewhere } from '../repository/json-depth.ts';
import { emptyState, type State } from '../repository/state.ts';
import { type NewVersion, storableName } from '../store/store.ts';
import { type ArchiveWriter, DamagedArchive, entriesOf, textOf } from './archive.ts';

/** Large enough for few files, small enough to fit in memory. */
const partBytes = 4 * 1024 * 1024;

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
      if (bytes >= partBytes) await flush();
    },
    finish: flush,
  };
}

/** The commits of a verified archive, oldest first, each applied to the state. */
export async function* archivedHistory(
  path: string,
  state = emptyState(),
): AsyncGenerator<CommitWithVersions> {
  const kept = new Set<string>();
  for await (const { name, content } of entriesOf(path)) {
    if (!name.startsWith('history/')) continue;
    const lines = (await textOf(content, path)).split('\n');
    for (const [index, line] of lines.entries()) {
      if (line === '') continue;
      const place = `line ${index + 1} of ${name}`;
      const read = readLine(line, { path, place, state });
      for (const { id } of read.versions) {
        if (kept.has(id)) throw new DamagedArchive(path, `${place} has the version ${id} again.`);
        kept.add(id);
      }
      yield read;
    }
  }
  refuseMissing(path, state, kept);
}

function readLine(
  line: string,
  { path, place, state }: { path: string; place: string; state: State },
): CommitWithVersions {
  try {
    if (isNestedDeeper(line, maxDepthFromElsewhere)) throw new Error('It is nested too deeply.');
    const read: CommitWithVersions['commit'] & { versions: NewVersion[] } = JSON.parse(line);
    lineForm.parse(read);
    const { versions, ...commit } = read;
    apply(state, commit);
    return { commit, versions };
  } catch (fault) {
    const problem = `${place} is no commit that can follow those before it.`;
    throw new DamagedArchive(path, problem, fault);
  }
}

/** One that every engine returns unchanged. */
const storable = z.string().refine((name) => storableName(name) === name);

const lineForm = z.object({
  sequence: z.int(),
  checksum: z.string(),
  at: time,
  by: storable,
  compacted: z.object({ from: z.int(), checksum: z.string() }).optional(),
  events: z.array(eventForm),
  versions: z.array(z.object({ id: storable, content: z.looseObject({}) })),
});

/** A service does not open without the contents that it shows. */
function refuseMissing(path: string, state: State, kept: ReadonlySet<string>): void {
  for (const { id, versions, published, draft, releases } of state.documents.values()) {
    const whole = new Set(versions.flatMap((version) => (version.dropped ? [] : [version.id])));
    for (const version of [published, draft, ...releases.values()])
      if (version !== null && !whole.has(version))
        throw new DamagedArchive(path, `the document ${id} shows a version it does not have.`);
    for (const version of whole)
      if (!kept.has(version))
        throw new DamagedArchive(path, `the content of the version ${version} is missing.`);
  }
}

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

import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What became of one thing: its id on the other side, and a hash of what was last written there. */
export interface Moved {
  to: string;
  mark: string;
}

/**
 * What a move has done so far, on disk, so that it continues after an interruption and does nothing twice. One line per
 * thing; a truncated line is ignored, and its thing is looked at again.
 */
export interface Journal {
  find(kind: string, from: string): Moved | undefined;
  note(kind: string, from: string, moved: Moved): Promise<void>;
  /** The ids there of everything of one kind. */
  all(kind: string): string[];
}

export async function openJournal(path: string): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true });
  const lines = await readFile(path, 'utf8').catch(() => '');
  const known = new Map<string, Moved>();
  for (const line of lines.split('\n')) {
    const [kind, from, to, mark] = fieldsOf(line);
    if (kind && from && to && mark !== undefined) known.set(`${kind} ${from}`, { to, mark });
  }
  // A truncated line must not run into the next one.
  if (lines !== '' && !lines.endsWith('\n')) await appendFile(path, '\n');
  return {
    find: (kind, from) => known.get(`${kind} ${from}`),
    async note(kind, from, { to, mark }) {
      const before = known.get(`${kind} ${from}`);
      if (before?.to === to && before.mark === mark) return;
      await appendFile(path, `${JSON.stringify([kind, from, to, mark])}\n`);
      known.set(`${kind} ${from}`, { to, mark });
    },
    all: (kind) =>
      [...known.keys()].flatMap((key) =>
        key.startsWith(`${kind} `) ? [key.slice(kind.length + 1)] : [],
      ),
  };
}

function fieldsOf(line: string): (string | undefined)[] {
  try {
    const fields: unknown = JSON.parse(line);
    return Array.isArray(fields) ? fields.map(String) : [];
  } catch {
    return [];
  }
}

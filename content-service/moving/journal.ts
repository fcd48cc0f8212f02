import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissing } from '../media/files.ts';

/** What became of one thing: its id on the other side, and a hash of what was last written there. */
export interface MovedItem {
  to: string;
  mark: string;
}

/**
 * What a move has done so far, on disk, so that it continues after an interruption and does nothing twice. One line per
 * thing; a truncated line is ignored, and its thing is looked at again.
 */
export interface Journal {
  find(kind: string, from: string): MovedItem | undefined;
  note(kind: string, from: string, moved: MovedItem): Promise<void>;
  /** The ids there of everything of one kind. */
  all(kind: string): string[];
}

export async function openJournal(path: string): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true });
  const lines = await readFile(path, 'utf8').catch((fault) => {
    if (isMissing(fault)) return '';
    throw fault;
  });
  const entries = new Map<string, MovedItem>();
  for (const line of lines.split('\n')) {
    const [kind, from, to, mark] = fieldsOf(line);
    if (kind && from && to && mark !== undefined) entries.set(`${kind} ${from}`, { to, mark });
  }
  // A truncated line must not run into the next one.
  if (lines !== '' && !lines.endsWith('\n')) await appendFile(path, '\n');
  return {
    find: (kind, from) => entries.get(`${kind} ${from}`),
    async note(kind, from, { to, mark }) {
      const before = entries.get(`${kind} ${from}`);
      if (before?.to === to && before.mark === mark) return;
      await appendFile(path, `${JSON.stringify([kind, from, to, mark])}\n`);
      entries.set(`${kind} ${from}`, { to, mark });
    },
    all: (kind) =>
      [...entries.keys()].flatMap((key) =>
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

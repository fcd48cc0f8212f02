import type { Command } from '../repository/command.ts';
import type { Written } from '../repository/commands/write-version.ts';
import { Conflict } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { versionIfKept, versionWithContent } from './versions.ts';

/** The answer to a save; small, because it is kept to be repeated. */
export interface Saved {
  document: string;
  version: string;
  at: number;
  kind: 'saved' | 'autosave' | 'restored';
}

export function asSaved(command: Command<Written>): Command<Saved> {
  return (state, now) => {
    const { answer, ...change } = command(state, now);
    const { id: version, at, kind = 'saved' } = answer.version;
    return { ...change, answer: { document: answer.document, version, at, kind } };
  };
}

/**
 * Where somebody else saved first, the conflict carries the text that was sent, the present one and their common base.
 */
export async function withBothTexts<Answer>(
  repository: Repository,
  id: string,
  yours: { basedOn: string },
  save: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await save();
  } catch (fault) {
    if (!(fault instanceof Conflict)) throw fault;
    const theirs = await versionWithContent(repository, id, fault.present);
    const base = await versionIfKept(repository, id, yours.basedOn);
    throw new Conflict(fault.present, { base, yours, theirs });
  }
}

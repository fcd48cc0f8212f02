import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cores, pinned, programAt } from '../machine.ts';
import { finished } from '../systems/command.ts';
import { autocannonCommand, readAutocannon } from './autocannon.ts';
import { readWrk, wrkCommand } from './wrk.ts';

export interface Load {
  origin: string;
  /** Requested in turn. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** The expected status of every answer. */
  status: number;
  seconds: number;
}

export interface Loaded {
  perSecond: number;
  /** In milliseconds. */
  p99: number;
  answers: number;
}

/** The number of simultaneous connections; each sends its next request as soon as it has an answer. */
export const connections = 32;

async function loadTool(): Promise<'wrk' | 'autocannon'> {
  return (await programAt('wrk')) ? 'wrk' : 'autocannon';
}

/** Loads a server from a separate core; an unexpected answer fails the measurement. */
export async function load(wanted: Load): Promise<Loaded> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-load-'));
  const tool = await loadTool();
  try {
    const { command, file, text } =
      tool === 'wrk' ? wrkCommand(wanted, folder) : autocannonCommand(wanted, folder);
    await writeFile(file, text);
    const said = await finished(await pinned(cores.load, command));
    const { errors, refused, ...loaded } = tool === 'wrk' ? readWrk(said) : readAutocannon(said);
    const unexpected = wanted.status >= 400 ? loaded.answers - refused : refused;
    if (errors > 0 || unexpected > 0 || loaded.answers === 0)
      throw new Error(
        `${wanted.origin}${wanted.paths[0]}: of ${loaded.answers} answers ${unexpected} were not ${wanted.status}, and ${errors} failed.`,
      );
    return loaded;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The command that starts a load tool, and a file it reads. */
export interface LoadCommand {
  command: string[];
  file: string;
  text: string;
}

export interface Counted extends Loaded {
  /** Answers with status 400 and above. */
  refused: number;
  /** Requests without an answer. */
  errors: number;
}

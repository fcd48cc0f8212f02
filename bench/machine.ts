import { execFile } from 'node:child_process';
import { access, constants, readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The cores of the server under load and of the load tool. */
export const cores = { server: 0, load: 1 } as const;

/** The path of a program, if it is installed. */
export async function programAt(name: string): Promise<string | null> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']) {
    const file = join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}

async function taskset(): Promise<string | null> {
  return cpus().length > 1 ? programAt('taskset') : null;
}

/** Pins a running process with all its threads to a core, where the machine supports it. */
export async function pin(pid: number | undefined, core: number): Promise<void> {
  const command = await taskset();
  if (command && pid) await run(command, ['-a', '-c', '-p', String(core), String(pid)]);
}

/** A command that runs on one core only, where the machine supports it. */
export async function pinned(core: number, command: readonly string[]): Promise<string[]> {
  const pinning = await taskset();
  return pinning ? [pinning, '-c', String(core), ...command] : [...command];
}

/** The resident memory of a process, in megabytes. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  // Linux provides it in a file; starting a program each time would disturb the measurement.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes) return Number(kilobytes) / 1024;
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** The peak resident memory of a process while something is done. */
export async function mostMemory<Value>(
  pid: number | undefined,
  work: () => Promise<Value>,
): Promise<{ value: Value; megabytes: number }> {
  let megabytes = await memoryOf(pid);
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      megabytes = Math.max(megabytes, await memoryOf(pid));
      await pause(100);
    }
  })();
  try {
    return { value: await work(), megabytes };
  } finally {
    isDone = true;
    await watching;
  }
}

export interface Machine {
  cores: number;
  model: string;
  memoryGB: number;
  pinned: boolean;
}

export async function machine(): Promise<Machine> {
  return {
    cores: cpus().length,
    model: cpus()[0]?.model ?? '',
    memoryGB: Math.round(totalmem() / 1e9),
    pinned: (await taskset()) !== null,
  };
}

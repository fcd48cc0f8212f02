import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import { root } from '../launch/environment.ts';

/** `npm start` as a person runs it, on free ports and in a new folder unless the environment says otherwise. */
export interface Started {
  child: ChildProcess;
  site: string;
  service: string;
  folder: string;
  /** The output so far. */
  printed(): string;
  /** Resolves once the output contains the words, or the process has ended. */
  says(words: string): Promise<void>;
  /** npm, its shell, the launcher and everything it started. */
  processes(): Promise<Process[]>;
  ended: Promise<number | null>;
  remove(): Promise<void>;
}

export interface Process {
  pid: number;
  parent: number;
  command: string;
}

export async function npmStart(environment: Record<string, string> = {}): Promise<Started> {
  const host = environment.HOST ?? 'localhost';
  const folder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'farol-start-')));
  const [port, servicePort] = [await freePort(host), await freePort(host)];
  const settings = {
    DATA_DIR: folder,
    PORT: String(port),
    SERVICE_PORT: String(servicePort),
    ...environment,
  };
  const child = spawn('npm', ['start'], {
    cwd: root,
    // `npm start` itself decides where Node's compile cache is.
    env: { ...process.env, NODE_COMPILE_CACHE: undefined, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  let isOver = false;
  // By then everything it printed is read.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  // What it left behind may keep the output open.
  const exited = once(child, 'exit').then(() => pause(2_000, undefined, { ref: false }));
  void Promise.race([ended, exited]).then(() => {
    isOver = true;
  });
  return {
    child,
    site: `http://${host}:${settings.PORT}`,
    service: `http://${host}:${settings.SERVICE_PORT}`,
    folder,
    printed: () => printed,
    async says(words) {
      while (!printed.includes(words) && !isOver) await pause(50);
      if (!printed.includes(words)) throw new Error(`npm start ended and had said:\n${printed}`);
    },
    processes: () => family(child.pid ?? 0),
    ended,
    async remove() {
      const left = await family(child.pid ?? 0);
      child.kill('SIGTERM');
      await allGone(left, 20_000);
      // A folder passed in is not removed.
      if (!environment.DATA_DIR) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A process and all its descendants. */
async function family(first: number): Promise<Process[]> {
  const all = await everyProcess();
  const found = all.filter(({ pid }) => pid === first);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

async function everyProcess(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(names.map((name) => processOf(Number(name))));
  return found.filter((each) => each !== null);
}

async function processOf(pid: number): Promise<Process | null> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    if (/^State:\s+Z/m.test(status)) return null;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    return { pid, parent, command: command.replaceAll('\0', ' ').trim() };
  } catch {
    // The process ended meanwhile.
    return null;
  }
}

/** The processes that still run when the time is over; returns earlier once all are gone. */
export async function allGone(
  processes: readonly Process[],
  withinMs: number,
): Promise<readonly string[]> {
  const end = Date.now() + withinMs;
  for (;;) {
    const now = await everyProcess();
    const left = processes.filter(({ pid, command }) =>
      now.some((each) => each.pid === pid && each.command === command),
    );
    if (left.length === 0 || Date.now() > end) return left.map(({ command }) => command);
    await pause(100);
  }
}

/** Resident memory in megabytes. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface Command {
  folder?: string;
  environment?: Record<string, string>;
}

const lastLines = (text: string) => text.trimEnd().split('\n').slice(-20).join('\n');

/** Processes started here are killed when the run exits, however that happens. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function spawned([file = '', ...args]: readonly string[], options: Command) {
  const child = spawn(file, args, {
    cwd: options.folder,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  for (const channel of [child.stdout, child.stderr])
    channel.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-100_000);
    });
  return { child, said: () => said };
}

/** Runs a command to its end and returns its output; on failure, the error contains its last lines. */
export async function finished(command: readonly string[], options: Command = {}): Promise<string> {
  const { child, said } = spawned(command, options);
  const [code] = await once(child, 'close');
  if (code === 0) return said();
  throw new Error(`${command.join(' ')} ended with ${code}:\n${lastLines(said())}`);
}

export interface Serving {
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Starts a server and waits until it answers at the address. */
export async function serving(
  command: readonly string[],
  address: string,
  options: Command = {},
): Promise<Serving> {
  const { child, said } = spawned(command, options);
  const end = performance.now() + 60_000;
  while (performance.now() < end && isRunning(child)) {
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { pid: child.pid, stop: () => ended(child) };
    await pause(100);
  }
  await ended(child);
  throw new Error(`${command.join(' ')} does not answer at ${address}:\n${lastLines(said())}`);
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function ended(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(late);
}

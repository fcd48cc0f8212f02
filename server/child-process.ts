import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The address that a server of the product reports to the process that started it. */
export async function addressOnceReady(child: ChildProcess, name: string): Promise<string> {
  const reported = once(child, 'message');
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The ${name} ended (${code}) while starting.`);
  });
  const [message] = await Promise.race([reported, exited]);
  exited.catch(() => {
    // Exiting later is not a failure to start.
  });
  return message.ready;
}

/** Sends a process a signal and waits until it is gone. */
export async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

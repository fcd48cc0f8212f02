import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../main.ts');

/** A service in a process of its own, as a proof meets it: by HTTP only. */
export interface ServiceProcess {
  address: string;
  token: string;
  child: ChildProcess;
  send(method: string, path: string, body?: unknown): Promise<Answer>;
  upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<Answer>;
  stop(): Promise<void>;
}

export interface Answer {
  status: number;
  /** The JSON of the answer, or null where it is none. */
  body: unknown;
  text: string;
}

/** `before` are words of a shell that come before the command, such as a limit. */
export async function startServiceIn(folder: string, before = ''): Promise<ServiceProcess> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', main];
  const [program = '', ...parameters] =
    before === '' ? command : ['/bin/sh', '-c', `${before} exec "$@"`, 'sh', ...command];
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      DATA_DIR: folder,
      SERVICE_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended (${code}) while starting.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {
    // Ending later is no failure to start.
  });
  const address = String(message.ready);
  const token = (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
  const headers = { authorization: `Bearer ${token}` };

  async function ask(method: string, path: string, body: BodyInit | null): Promise<Answer> {
    const response = await fetch(`${address}${path}`, { method, headers, body });
    const text = await response.text();
    return { status: response.status, body: jsonOrNull(text), text };
  }

  return {
    address,
    token,
    child,
    send: (method, path, body) =>
      ask(method, path, body === undefined ? null : JSON.stringify(body)),
    upload(name, content) {
      const form = new FormData();
      form.set('file', new Blob([content]), name);
      return ask('POST', '/api/assets/assets', form);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

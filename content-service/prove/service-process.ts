import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { jsonOrNull } from '@farol/content-model';
import { addressOnceReady, endProcess } from '@farol/server/process';
import { readToken } from '../first-start.ts';

const main = join(import.meta.dirname, '../main.ts');

/** A service in a process of its own, accessed by HTTP only. */
export interface ServiceProcess {
  address: string;
  token: string;
  child: ChildProcess;
  /** Returns the response's JSON; throws if it is not a success. */
  send(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Returns any response, including refusals. */
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<Answer>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface Answer {
  status: number;
  /** The response's JSON, or null if it has none. */
  body: unknown;
  text: string;
}

export async function startServiceProcess({
  folder,
  environment = {},
  limit = '',
  token: given,
}: {
  folder: string;
  environment?: Record<string, string>;
  /** Shell commands that limit the process, such as `ulimit -f 100;`. */
  limit?: string;
  /** The write token, if the database was created with another folder. */
  token?: string;
}): Promise<ServiceProcess> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', main];
  const [program = '', ...parameters] =
    limit === '' ? command : ['/bin/sh', '-c', `${limit} exec "$@"`, 'sh', ...command];
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      SERVICE_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = await addressOnceReady(child, 'service');
  const token = given ?? (await readToken(folder));

  async function fetched(method: string, path: string, body: BodyInit | null): Promise<Answer> {
    // With a connection for each request: the service closes one if it did not read the whole body.
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    const response = await fetch(`${address}${path}`, { method, headers, body });
    const text = await response.text();
    return { status: response.status, body: jsonOrNull(text), text };
  }

  const ask: ServiceProcess['ask'] = (method, path, body) =>
    fetched(method, path, body === undefined ? null : JSON.stringify(body));

  return {
    address,
    token,
    child,
    ask,
    async send(method, path, body) {
      const { status, text, body: answer } = await ask(method, path, body);
      if (status < 200 || status > 299)
        throw new Error(`${method} ${path} answered ${status}: ${text}`);
      return answer;
    },
    upload(name, content) {
      const form = new FormData();
      form.set('file', new Blob([content]), name);
      return fetched('POST', '/api/assets/assets', form);
    },
    stop: () => endProcess(child, 'SIGTERM'),
    kill: () => endProcess(child, 'SIGKILL'),
  };
}

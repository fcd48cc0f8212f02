import { execFile, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addressOnceReady, endProcess } from '@farol/server/process';
import { heapFlags } from '../http/heap.ts';
import { countedConnection } from './counted-connection.ts';
import { token } from './history.ts';

const main = join(import.meta.dirname, '../main.ts');

/** The real service in a process of its own, called over one connection at a time. */
export interface MeasuredService {
  startMs: number;
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Milliseconds to the last byte of the response for a path. */
  time(path: string): Promise<number>;
  /** The resident memory of its process, in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export async function startMeasured(
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredService> {
  const started = performance.now();
  const flags = ['--disable-warning=ExperimentalWarning', ...heapFlags];
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SERVICE_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = await addressOnceReady(child, 'service');
  const startMs = performance.now() - started;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const counted = await countedConnection(address);

  return {
    startMs,
    ask: (method, path, body) => ask(agent, `${address}${path}`, method, body),
    time: (path) => counted.time(path, `authorization: Bearer ${token}\r\n`),
    async memory() {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout) / 1024;
    },
    async stop() {
      agent.destroy();
      counted.close();
      await endProcess(child, 'SIGTERM');
    },
  };
}

function ask(agent: Agent, address: string, method: string, body: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const asking = request(address, { agent, method, headers }, async (answer) => {
      try {
        const text = Buffer.concat(await answer.toArray()).toString();
        if (answer.statusCode === undefined || answer.statusCode > 299)
          throw new Error(`${method} ${address} answered ${answer.statusCode}: ${text}`);
        resolve(JSON.parse(text));
      } catch (fault) {
        reject(fault);
      }
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

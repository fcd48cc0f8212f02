import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort } from '@farol/server/free-port';
import { root } from '../../launch/environment.ts';
import { startServiceProcess } from '../../launch/processes.ts';
import { type Writer, writerOf } from '../../launch/writer.ts';
import { testLimits } from '../../testing/limits.ts';

interface Said {
  code: number;
  out: string;
  err: string;
}

interface Started {
  child: ChildProcess;
  /** What was printed so far. */
  out(): string;
  err(): string;
}

interface Answer {
  status: number;
  /** The words beside the status. */
  reason: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface CommandLine {
  /** `prismic.localhost:PORT` */
  host: string;
  token: string;
  writer: Writer;
  /** What the commands are started with. */
  environment: Record<string, string | undefined>;
  /** The project the commands run in; `farol` is its repository. */
  project: string;
  /** Runs `prismic` to its end. */
  prismic(...words: string[]): Promise<Said>;
  /** Starts `prismic` and leaves it running. */
  start(...words: string[]): Started;
  /** What the command line would be answered: asks `https://HOST/PATH` over TLS. */
  ask(
    address: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>;
  /** Writes JSON into the project. */
  write(file: string, value: unknown): Promise<void>;
  read<Value>(file: string): Promise<Value>;
  stop(): Promise<void>;
}

const binary = join(root, 'node_modules/.bin/prismic');
const run = promisify(execFile);

/** A service as a process, reached over TLS with a certificate of `npm run content`, and a new project. */
export async function startCommandLine(
  settings: Record<string, string> = {},
): Promise<CommandLine> {
  const folder = await mkdtemp(join(tmpdir(), 'farol cli-'));
  const project = join(folder, 'project');
  const port = String(await freePort('localhost'));
  const environment = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: join(folder, 'data'),
    SERVICE_PORT: '0',
    TLS_PORT: port,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...settings,
  };
  const content = [join(root, 'commands/content.ts'), 'certificate'];
  const { stdout } = await run(process.execPath, content, { env: environment });
  const service = await startServiceProcess(environment);
  const exported = await asShellSays(stdout.match(/^ *export .*$/gm) ?? []);
  const { PRISMIC_HOST = '', PRISMIC_TOKEN = '', NODE_EXTRA_CA_CERTS = '' } = exported;
  const ca = await readFile(NODE_EXTRA_CA_CERTS, 'utf8');

  const forCommands: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOME: folder,
    PRISMIC_CONFIG_DIR: join(folder, 'config'),
    NODE_OPTIONS: `--require ${JSON.stringify(join(import.meta.dirname, 'lookup.cjs'))}`,
    ...exported,
    PRISMIC_SYNC_POLL_MS: '100',
    NO_UPDATE_NOTIFIER: '1',
  };
  const write = async (file: string, value: unknown) => {
    await mkdir(join(project, file, '..'), { recursive: true });
    await writeFile(join(project, file), JSON.stringify(value, null, 2));
  };
  await write('package.json', { name: 'project', dependencies: { next: '16.0.0' } });
  await write('prismic.config.json', {
    repositoryName: 'farol',
    libraries: ['./slices'],
    routes: [],
  });

  function start(...words: string[]): Started {
    const child = spawn(process.execPath, [binary, ...words], { cwd: project, env: forCommands });
    const printed = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed.out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      printed.err += chunk;
    });
    return { child, out: () => printed.out, err: () => printed.err };
  }

  return {
    host: PRISMIC_HOST,
    token: PRISMIC_TOKEN,
    writer: writerOf(service.address, PRISMIC_TOKEN),
    environment: forCommands,
    project,
    write,
    read: async (file) => JSON.parse(await readFile(join(project, file), 'utf8')),
    start,
    async prismic(...words) {
      const { child, out, err } = start(...words);
      const timer = setTimeout(() => child.kill('SIGKILL'), testLimits.state);
      const [code] = await once(child, 'close');
      clearTimeout(timer);
      return { code, out: out(), err: err() };
    },
    async ask(address, { method = 'GET', headers = {}, body } = {}) {
      const { host, hostname: servername, port, pathname, search } = new URL(`https://${address}`);
      const asked = request({
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method,
        ca,
        servername,
        headers: { host, ...headers },
      });
      asked.end(body);
      const [incoming]: IncomingMessage[] = await once(asked, 'response');
      if (!incoming) throw new Error(`${address} did not answer.`);
      const { statusCode = 0, statusMessage = '' } = incoming;
      return {
        status: statusCode,
        reason: statusMessage,
        headers: incoming.headers,
        body: await text(incoming),
      };
    },
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The variables that a shell has after these lines. */
async function asShellSays(lines: readonly string[]): Promise<Record<string, string>> {
  const { stdout } = await run('env', ['-i', 'sh', '-c', `${lines.join('\n')}\nenv`]);
  return Object.fromEntries(
    [...stdout.matchAll(/^(NODE_EXTRA_CA_CERTS|PRISMIC_\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}

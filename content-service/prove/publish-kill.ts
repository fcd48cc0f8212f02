import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from './verdict.ts';

const main = join(import.meta.dirname, '../main.ts');
/** Documents that are always published together: seeing two different versions is half a publication. */
const TOGETHER = 3;
const VERSIONS = 8;

/**
 * Publishes one after the other while the service is killed at random moments, and after each restart looks
 * whether everything that was acknowledged is there and nothing is there by half.
 */
export async function provePublishKill({
  publications,
  kills,
}: {
  publications: number;
  kills: number;
}): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-kill-'));
  const found = { acknowledged: 0, killed: 0, lost: 0, half: 0, unclear: 0 };
  let service = await start(folder);
  try {
    const documents = await prepare(service);
    let standing = 0;
    const every = publications / kills;
    for (let number = 1; number <= publications; number += 1) {
      const next = number % VERSIONS;
      const willDie = number % every < 1;
      if (!willDie) {
        await publish(service, documents, next);
        found.acknowledged += 1;
        standing = next;
        continue;
      }
      // The killed service breaks the connection off, which is no answer.
      const answer = publish(service, documents, next).catch(() => false);
      await pause(Math.random() * 8);
      await kill(service);
      const acknowledged = await answer;
      found.killed += 1;
      service = await start(folder);
      const shown = await publishedVersions(service, documents);
      const [first = -1] = shown;
      if (shown.some((version) => version !== first)) found.half += 1;
      else if (acknowledged && first !== next) found.lost += 1;
      else if (first !== standing && first !== next) found.lost += 1;
      if (acknowledged) found.acknowledged += 1;
      else if (first === next) found.unclear += 1;
      standing = first;
    }
    const { publications: kept } = await status(service);
    const expected = found.acknowledged + found.unclear + 1;
    if (kept !== expected) found.lost += Math.abs(expected - kept);
    return {
      passed: found.lost === 0 && found.half === 0,
      figures: {
        publications,
        'kill -9': found.killed,
        acknowledged: found.acknowledged,
        'done but not answered': found.unclear,
        'acknowledged and lost': found.lost,
        'half-published': found.half,
      },
    };
  } finally {
    await kill(service);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Service {
  child: ChildProcess;
  address: string;
  token: string;
}

async function start(folder: string): Promise<Service> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      SERVICE_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ ready: string }];
  const token = (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
  return { child, address: message.ready, token };
}

async function kill({ child }: Service): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function send(service: Service, method: string, path: string, body: unknown) {
  const response = await fetch(`${service.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${service.token}` },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

interface Versioned {
  id: string;
  versions: string[];
}

/** Documents with a few versions each, the first of which is published. */
async function prepare(service: Service): Promise<Versioned[]> {
  const model = {
    id: 'page',
    label: 'Page',
    repeatable: true,
    status: true,
    json: { Main: { number: { type: 'Number' } } },
  };
  const documents: Versioned[] = [];
  await send(service, 'POST', '/api/models/customtypes/insert', model);
  for (let count = 0; count < TOGETHER; count += 1) {
    const created = await send(service, 'POST', '/api/farol/v1/documents', {
      type: 'page',
      lang: 'en-us',
      title: `Page ${count}`,
      data: { number: 0 },
    });
    const versions: string[] = [created.version];
    for (let number = 1; number < VERSIONS; number += 1) {
      const saved = await send(
        service,
        'PUT',
        `/api/farol/v1/documents/${created.document}/draft`,
        {
          basedOn: versions.at(-1),
          data: { number },
        },
      );
      versions.push(saved.version);
    }
    documents.push({ id: created.document, versions });
  }
  await publish(service, documents, 0);
  return documents;
}

async function publish(service: Service, documents: readonly Versioned[], version: number) {
  const list = documents.map(({ id, versions }) => ({ document: id, version: versions[version] }));
  await send(service, 'POST', '/api/farol/v1/publications', { documents: list });
  return true;
}

/** Which version each of the documents shows to the public. */
async function publishedVersions(service: Service, documents: readonly Versioned[]) {
  const { refs } = await (await fetch(`${service.address}/api/v2`)).json();
  const search = `${service.address}/api/v2/documents/search?ref=${refs[0].ref}`;
  const { results } = await (await fetch(search)).json();
  return documents.map(({ id }) => {
    const shown = results.find((document: { id: string }) => document.id === id);
    return Number(shown?.data.number ?? -1);
  });
}

async function status(service: Service): Promise<{ publications: number }> {
  return send(service, 'GET', '/api/farol/v1/status', undefined);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

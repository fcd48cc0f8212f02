import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { startPostgres } from '../store/postgres.testing.ts';
import { atRef, contentAnswers, filesIn, unlike } from './content-answers.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The number of documents always published together: if they show different versions, a publication was incomplete. */
const documentCount = 3;
const versionCount = 8;

const fullRun = { publications: 10_000, kills: 100 };
const shortRun = { publications: 60, kills: 6 };

/**
 * Publishes repeatedly while the service is killed at random moments. After each restart, checks that everything
 * acknowledged is there, that no publication is incomplete, and that earlier responses are byte for byte the same,
 * including pictures. Runs on both engines.
 */
export async function provePublishKill({ short }: { short: boolean }): Promise<Verdict> {
  const extent = short ? shortRun : fullRun;
  const sqlite = await proveOn({}, extent);
  const server = await startPostgres();
  try {
    const postgresql = await proveOn({ DATABASE_URL: await server.newDatabase() }, extent);
    return {
      passed: sqlite.passed && postgresql.passed,
      figures: { SQLite: sqlite.figures, PostgreSQL: postgresql.figures },
    };
  } finally {
    await server.remove();
  }
}

async function proveOn(
  environment: Record<string, string>,
  { publications, kills }: typeof fullRun,
): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-kill-'));
  const start = () =>
    startServiceProcess({ folder, environment: { ...environment, KEPT_REFS: '2' } });
  const found = { acknowledged: 0, killed: 0, lost: 0, half: 0, unclear: 0, changed: 0 };
  let service = await start();
  try {
    const documents = await prepare(service);
    let standing = 0;
    const every = publications / kills;
    for (let number = 1; number <= publications; number += 1) {
      const next = number % versionCount;
      const willDie = number % every < 1;
      if (!willDie) {
        await publish(service, documents, next);
        found.acknowledged += 1;
        standing = next;
        continue;
      }
      const ref = await masterRef(service);
      const before = await contentAnswers({ address: service.address, refs: [ref] });
      // Killing the service breaks the connection, so there may be no response.
      const answer = publish(service, documents, next).catch(() => false);
      await pause(Math.random() * 8);
      await service.kill();
      const acknowledged = await answer;
      found.killed += 1;
      service = await start();
      const after = await contentAnswers({ address: service.address, refs: [ref] });
      const present = atRef(after, await masterRef(service));
      if (unlike(atRef(before, ref), atRef(after, ref)).length > 0) found.changed += 1;
      else if (filesIn(present) !== filesIn(atRef(before, ref))) found.changed += 1;
      const shown = await publishedVersions(service, documents);
      const [first = -1] = shown;
      if (shown.some((version) => version !== first)) found.half += 1;
      else if (acknowledged && first !== next) found.lost += 1;
      else if (first !== standing && first !== next) found.lost += 1;
      if (acknowledged) found.acknowledged += 1;
      else if (first === next) found.unclear += 1;
      standing = first;
    }
    const published = await publicationsIn(service);
    const expected = found.acknowledged + found.unclear + 1;
    if (published !== expected) found.lost += Math.abs(expected - published);
    return verdictOf({
      done: { acknowledged: found.acknowledged, kills: found.killed },
      holds: found.lost + found.half + found.changed === 0,
      figures: {
        publications,
        'kill -9': found.killed,
        acknowledged: found.acknowledged,
        'done but not answered': found.unclear,
        'acknowledged and lost': found.lost,
        'half-published': found.half,
        'answered otherwise after the restart': found.changed,
      },
    });
  } finally {
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Versioned {
  id: string;
  versions: string[];
}

const created = z.object({ document: z.string(), version: z.string() });
const uploaded = z.object({ id: z.string() });
const status = z.object({ publications: z.number() });
const answered = z.object({
  results: z.array(z.object({ id: z.string(), data: z.object({ number: z.number() }) })),
});

/** Creates documents with several versions each, and publishes the first ones. */
async function prepare(service: ServiceProcess): Promise<Versioned[]> {
  const model = {
    id: 'page',
    label: 'Page',
    repeatable: true,
    status: true,
    json: { Main: { number: { type: 'Number' }, picture: { type: 'Image' } } },
  };
  const documents: Versioned[] = [];
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="16"></svg>';
  const { body } = await service.upload('sea.svg', new TextEncoder().encode(drawing));
  const picture = { id: uploaded.parse(body).id };
  await service.send('POST', '/api/models/customtypes/insert', model);
  for (let count = 0; count < documentCount; count += 1) {
    const { document, version } = created.parse(
      await service.send('POST', '/api/farol/v1/documents', {
        type: 'page',
        lang: 'en-us',
        title: `Page ${count}`,
        data: { number: 0, picture },
      }),
    );
    const versions = [version];
    for (let number = 1; number < versionCount; number += 1) {
      const draft = `/api/farol/v1/documents/${document}/draft`;
      const saved = await service.send('PUT', draft, {
        basedOn: versions.at(-1),
        data: { number, picture },
      });
      versions.push(created.parse(saved).version);
    }
    documents.push({ id: document, versions });
  }
  await publish(service, documents, 0);
  return documents;
}

async function publish(
  service: ServiceProcess,
  documents: readonly Versioned[],
  version: number,
): Promise<true> {
  const list = documents.map(({ id, versions }) => ({ document: id, version: versions[version] }));
  await service.send('POST', '/api/farol/v1/publications', { documents: list });
  return true;
}

/** The version of each document that is published. */
async function publishedVersions(service: ServiceProcess, documents: readonly Versioned[]) {
  const search = `${service.address}/api/v2/documents/search?ref=${await masterRef(service)}`;
  const { results } = answered.parse(await (await fetch(search)).json());
  return documents.map(
    ({ id }) => results.find((document) => document.id === id)?.data.number ?? -1,
  );
}

async function masterRef({ address }: ServiceProcess): Promise<string> {
  const { refs } = await (await fetch(`${address}/api/v2`)).json();
  return refs[0].ref;
}

async function publicationsIn(service: ServiceProcess): Promise<number> {
  return status.parse(await service.send('GET', '/api/farol/v1/status')).publications;
}

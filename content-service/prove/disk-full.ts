import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { checkStore } from '../moving/check.ts';
import { type Answer, type ServiceProcess, startServiceProcess } from './service-process.ts';
import { breakingDisk, limitedFiles, type SmallDisk, smallDisk } from './small-disk.ts';
import type { Verdict } from './verdict.ts';

const created = z.object({ document: z.string(), version: z.string() });
const status = z.object({ documents: z.number(), versions: z.number(), media: z.number() });
const start = z.object({ refs: z.array(z.object({ ref: z.string() })) });
const refusal = z.object({ message: z.string().regex(/^Nothing was written, because .+\.$/) });

const afterRoom = 12;
/** The size of a document and of a file, in bytes: the latter is refused before it has been received entirely. */
const documentBytes = 40_000;
const fileBytes = 3_000_000;

/** The number of acknowledged writes: exactly these must exist. */
interface Acknowledged {
  documents: number;
  versions: number;
  media: number;
}

interface Findings {
  acknowledged: Acknowledged;
  refused: Record<string, number>;
  /** Responses to writes that are neither a success nor a proper refusal. */
  wrong: string[];
  reads: number;
  failedReads: string[];
}

/**
 * Writes until the disk is full, keeps trying to write and to read, makes room, writes again, and compares the content
 * with what was acknowledged. Uses a small disk if one can be mounted (as root, on Linux), and a limit on file sizes
 * everywhere. Also tests a disk that turns read-only, if one can be mounted.
 */
export async function proveDiskFull({ short }: { short: boolean }): Promise<Verdict> {
  const attempts = short ? 12 : 300;
  const disk = await smallDisk(6);
  const onDisk = disk && (await proveOn(disk, attempts));
  const readOnly = await proveReadOnly(attempts);
  const inFiles = await proveOn(await limitedFiles(2), attempts);
  return {
    passed: inFiles.passed && (onDisk?.passed ?? true) && (readOnly?.passed ?? true),
    figures: {
      'a small disk': onDisk?.figures ?? 'could not be mounted',
      'files of limited size': inFiles.figures,
      'a disk that turned read-only': readOnly?.figures ?? 'could not be mounted',
    },
  };
}

function noFindings(): Findings {
  const acknowledged = { documents: 0, versions: 0, media: 0 };
  return { acknowledged, refused: {}, wrong: [], reads: 0, failedReads: [] };
}

/** The disk turns read-only while the service runs: every write fails, and every read succeeds. */
async function proveReadOnly(attempts: number): Promise<Verdict | null> {
  const disk = await breakingDisk();
  if (!disk) return null;
  const found = noFindings();
  let service: ServiceProcess | undefined;
  try {
    service = await startServiceProcess({ folder: disk.folder });
    await prepare(service, found);
    const shown = await publicAnswers(service);
    await disk.turnReadOnly();
    const before = structuredClone(found.acknowledged);
    for (let count = 0; count < attempts; count += 1) {
      await writeSomething(service, found, count, documentBytes, fileBytes);
      await readEverything(service, found, shown);
    }
    const present = await standing(service);
    return {
      passed:
        isSame(present, before) &&
        isSame(found.acknowledged, before) &&
        sum(found.refused) === attempts &&
        found.failedReads.length === 0,
      figures: {
        'writes refused, by status': found.refused,
        'writes answered wrongly': found.wrong,
        'writes that got through': writesIn(found.acknowledged) - writesIn(before),
        'reads afterwards': found.reads,
        'reads that failed or changed': found.failedReads,
      },
    };
  } finally {
    await service?.stop();
    await disk.remove();
  }
}

async function proveOn(disk: SmallDisk, attempts: number): Promise<Verdict> {
  const found = noFindings();
  let service: ServiceProcess | undefined;
  try {
    service = await startServiceProcess({ folder: disk.folder, limit: disk.limit });
    await prepare(service, found);
    await upload(service, found, 100);
    const shown = await publicAnswers(service);
    await fill(service, found);
    for (let count = 0; count < attempts; count += 1) {
      await writeSomething(service, found, count, documentBytes, fileBytes);
      await readEverything(service, found, shown);
    }
    const whileFull = await standing(service);
    const { acknowledged: before } = structuredClone(found);
    service = await withRoom(disk, service);
    await readEverything(service, found, shown);
    for (let count = 0; count < afterRoom; count += 1)
      await writeSomething(service, found, count, 1000, 1000);
    const afterwards = await standing(service);
    await service.stop();
    const faults = await checkStore({ DATA_DIR: disk.folder });
    const written = writesIn(found.acknowledged) - writesIn(before);
    return {
      passed:
        isSame(whileFull, before) &&
        isSame(afterwards, found.acknowledged) &&
        sum(found.refused) > attempts / 2 &&
        found.wrong.length + found.failedReads.length + faults.length === 0 &&
        written === afterRoom,
      figures: {
        'writes acknowledged': writesIn(found.acknowledged),
        'writes refused, by status': found.refused,
        'writes answered wrongly': found.wrong,
        'reads while it was full': found.reads,
        'reads that failed or changed': found.failedReads,
        'acknowledged and lost, or half-written':
          whileFull && isSame(whileFull, before) ? 0 : whileFull,
        'writes after room was made': written,
        'faults found by check': faults,
      },
    };
  } finally {
    await service?.stop();
    await disk.remove();
  }
}

const model = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: { Main: { words: { type: 'Text' } } },
};

async function prepare(service: ServiceProcess, found: Findings): Promise<void> {
  await service.ask('POST', '/api/models/customtypes/insert', model);
  for (let count = 0; count < 3; count += 1) {
    const made = await create(service, found, `Page ${count}`, 100);
    await service.ask('POST', '/api/farol/v1/publications', { documents: [made] });
  }
}

async function create(service: ServiceProcess, found: Findings, title: string, size: number) {
  const answer = await service.ask('POST', '/api/farol/v1/documents', {
    type: 'page',
    lang: 'en-us',
    title,
    data: { words: randomBytes(size / 2).toString('hex') },
  });
  if (!isDone(answer, found)) return undefined;
  found.acknowledged.documents += 1;
  found.acknowledged.versions += 1;
  return created.parse(answer.body);
}

async function upload(service: ServiceProcess, found: Findings, size: number): Promise<boolean> {
  const text = Buffer.from(randomBytes(size / 2).toString('hex'));
  const done = isDone(await service.upload('list.txt', new Uint8Array(text)), found);
  if (done) found.acknowledged.media += 1;
  return done;
}

/** Writes until there is no room for another document. */
async function fill(service: ServiceProcess, found: Findings): Promise<void> {
  let isRoom = true;
  for (let count = 0; isRoom && count < 2000; count += 1)
    isRoom = (await create(service, found, `Filling ${count}`, documentBytes)) !== undefined;
  if (isRoom) throw new Error('The disk did not fill up.');
}

async function writeSomething(
  service: ServiceProcess,
  found: Findings,
  count: number,
  size: number,
  fileSize: number,
): Promise<void> {
  if (count % 2 === 0) await create(service, found, `More ${count}`, size);
  else await upload(service, found, fileSize);
}

/**
 * Whether a write succeeded. If not, it must be refused with a message and a status that give the reason; anything else
 * is wrong.
 */
function isDone({ status: code, body, text }: Answer, found: Findings): boolean {
  if (code === 200 || code === 201) return true;
  if ((code === 503 || code === 507) && refusal.safeParse(body).success)
    found.refused[code] = (found.refused[code] ?? 0) + 1;
  else found.wrong.push(`${code}: ${text.slice(0, 200)}`);
  return false;
}

async function publicAnswers(service: ServiceProcess): Promise<string> {
  const { refs } = start.parse((await service.ask('GET', '/api/v2')).body);
  const path = `/api/v2/documents/search?ref=${refs[0]?.ref}`;
  const search = await service.ask('GET', path);
  if (search.status !== 200) throw new Error(`${path} answered ${search.status}: ${search.text}`);
  return search.text.replaceAll(service.address, '');
}

async function readEverything(
  service: ServiceProcess,
  found: Findings,
  shown: string,
): Promise<void> {
  found.reads += 1;
  const present = await publicAnswers(service).catch((fault: Error) => fault.message);
  if (present !== shown) found.failedReads.push(present.slice(0, 200));
}

async function standing(service: ServiceProcess): Promise<Acknowledged> {
  return status.parse((await service.ask('GET', '/api/farol/v1/status')).body);
}

async function withRoom(disk: SmallDisk, service: ServiceProcess): Promise<ServiceProcess> {
  if ((await disk.makeRoom()) === 'at once') return service;
  await service.stop();
  return startServiceProcess({ folder: disk.folder });
}

function isSame(a: Acknowledged, b: Acknowledged): boolean {
  return a.documents === b.documents && a.versions === b.versions && a.media === b.media;
}

function writesIn({ documents, media }: Acknowledged): number {
  return documents + media;
}

function sum(numbers: object): number {
  return Object.values(numbers).reduce((total, each) => total + Number(each), 0);
}

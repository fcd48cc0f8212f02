import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './environment.ts';
import { type Running, startServiceProcess, startSiteProcess } from './processes.ts';
import { whenReady } from './ready.ts';
import { seedService } from './seeding.ts';
import { type Writer, writerOf } from './writer.ts';

/** The whole product with the sample provider, as `npm start` runs it, on free ports and in a fresh folder. */
export interface WholeProduct {
  site: string;
  service: string;
  token: string;
  writer: Writer;
  processes: { service: Running; site: Running };
  /** Where both keep their data; gone after the stop. */
  folder: string;
  /** Starts the site, once it was ended, on what it kept on disk. */
  startSite(): Promise<void>;
  restartSite(): Promise<void>;
  stop(): Promise<void>;
}

/** Drawn once and kept, whichever test comes first. */
export const pictures = join(root, '.artifacts/sample');

export function writeSample(writer: Writer): Promise<void> {
  const options = { work: pictures, today: new Date(), say: () => {} };
  return seedService(writer, join(root, 'sample'), options);
}

/** A data folder that holds the sample, for products that begin with a copy; whoever made it removes it. */
export async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-seeded-'));
  const service = await startServiceProcess({
    ...process.env,
    DATA_DIR: folder,
    HOST: 'localhost',
    LOG_LEVEL: 'error',
    SERVICE_PORT: '0',
  });
  await writeSample(writerOf(service.address, await firstToken(folder)));
  await service.stop();
  return folder;
}

async function firstToken(folder: string): Promise<string> {
  return (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
}

/** A busy machine may need as long to take thousands of documents in. */
const READY_MS = 300_000;

/** Ready: its content is written into an empty service, or into what `begin` puts into the data folder before the start. */
export async function startWholeProduct(
  environment: Record<string, string> = {},
  write: (writer: Writer) => Promise<void> = writeSample,
  begin: (folder: string) => Promise<void> = async () => {},
): Promise<WholeProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-product-'));
  await begin(folder);
  const base = {
    ...process.env,
    DATA_DIR: folder,
    HOST: 'localhost',
    LOG_LEVEL: 'error',
    ...environment,
  };
  // The site is started after the service, and previews lead to it: its port is fixed before either.
  const port = String(await freePort());
  const service = await startServiceProcess({
    ...base,
    SERVICE_PORT: '0',
    SITE_URL: `http://localhost:${port}`,
  });
  const token = await firstToken(folder);
  const writer = writerOf(service.address, token);
  await write(writer);
  const siteProcess = () =>
    startSiteProcess({
      ...base,
      PORT: port,
      SERVICE_URL: service.address,
      REVALIDATE_SECRET: 'a secret of the tests',
    });
  const processes = { service, site: await siteProcess() };
  await whenReady(processes.site.address, READY_MS);
  const startSite = async () => {
    processes.site = await siteProcess();
  };
  return {
    site: processes.site.address,
    service: service.address,
    token,
    writer,
    processes,
    folder,
    startSite,
    async restartSite() {
      await processes.site.stop();
      await startSite();
    },
    async stop() {
      await processes.site.stop();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A port that nobody listens at, for a process that is started later. It lies below those that systems give to
 * connections and to who asks for any port: between asking and starting one of them would be taken.
 */
export async function freePort(host = 'localhost'): Promise<number> {
  const port = randomInt(15_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' ? resolve(false) : reject(fault),
    );
    server.listen(port, host, () => resolve(true));
  });
  if (!isFree) return freePort(host);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

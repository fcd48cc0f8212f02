import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { root } from './environment.ts';
import { type RunningProcess, startServiceProcess, startSiteProcess } from './processes.ts';
import { whenReady } from './ready.ts';
import { seedService } from './seeding.ts';
import { type Writer, writerOf } from './writer.ts';

/** The whole product with the sample content, as `npm start` runs it, on free ports and in a new folder. */
export interface WholeProduct {
  site: string;
  service: string;
  token: string;
  writer: Writer;
  processes: { service: RunningProcess; site: RunningProcess };
  /** The data folder of both; removed on stop. */
  folder: string;
  /** Starts the site again, on the data it left on disk. */
  startSite(): Promise<void>;
  restartSite(): Promise<void>;
  stop(): Promise<void>;
}

/** Where the sample's generated files are cached between runs. */
export const sampleWorkFolder = join(root, '.artifacts/sample');

function writeSample(writer: Writer): Promise<void> {
  const options = { workFolder: sampleWorkFolder, today: new Date(), log: () => {} };
  return seedService(writer, join(root, 'sample'), options);
}

/** Creates a data folder with the sample, for products that start from a copy. The caller removes it. */
export async function createSeededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-seeded-'));
  const service = await startServiceProcess({
    ...process.env,
    DATA_DIR: folder,
    HOST: 'localhost',
    LOG_LEVEL: 'error',
    SERVICE_PORT: '0',
  });
  await writeSample(writerOf(service.address, await readToken(folder)));
  await service.stop();
  return folder;
}

async function readToken(folder: string): Promise<string> {
  return (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
}

/** A busy machine may take this long to load thousands of documents. */
const readyTimeoutMs = 300_000;

/**
 * Starts the whole product and waits until it is ready. `prepare` may fill the data folder before the start; `write`
 * adds content to the running service.
 */
export async function startWholeProduct(
  environment: Record<string, string> = {},
  write: (writer: Writer) => Promise<void> = writeSample,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<WholeProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-product-'));
  await prepare(folder);
  const base = {
    ...process.env,
    DATA_DIR: folder,
    HOST: 'localhost',
    LOG_LEVEL: 'error',
    ...environment,
  };
  // Chosen first: the service links to the site for previews, and starts before it.
  const sitePort = String(await freePort('localhost'));
  const service = await startServiceProcess({
    ...base,
    SERVICE_PORT: '0',
    SITE_URL: `http://localhost:${sitePort}`,
  });
  const token = await readToken(folder);
  const writer = writerOf(service.address, token);
  await write(writer);
  const newSiteProcess = () =>
    startSiteProcess({
      ...base,
      PORT: sitePort,
      SERVICE_URL: service.address,
      REVALIDATE_SECRET: 'a secret of the tests',
    });
  const processes = { service, site: await newSiteProcess() };
  await whenReady(processes.site.address, readyTimeoutMs);
  const startSite = async () => {
    processes.site = await newSiteProcess();
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

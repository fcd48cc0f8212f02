import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { root } from './environment.ts';
import { startNewService } from './new-service.ts';
import { type RunningProcess, startSiteProcess } from './processes.ts';
import { whenReady } from './ready.ts';
import { seedService } from './seeding.ts';
import type { Writer } from './writer.ts';

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

async function writeSample(writer: Writer): Promise<void> {
  const options = { workFolder: sampleWorkFolder, today: new Date(), log: () => {} };
  await seedService(writer, join(root, 'sample'), options);
}

/** Creates a data folder with the sample, for products that start from a copy. The caller removes it. */
export async function createSeededFolder(): Promise<string> {
  const { folder, running, writer } = await startNewService();
  await writeSample(writer);
  await running.stop();
  return folder;
}

/** A busy machine may take this long to load thousands of documents. */
const readyTimeoutMs = 300_000;

/**
 * Starts the whole product and waits until it is ready. `prepare` may fill the data folder before the start; `write`
 * adds content to the running service, which has that folder.
 */
export async function startWholeProduct(
  environment: Record<string, string> = {},
  write: (writer: Writer, folder: string) => Promise<void> = writeSample,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<WholeProduct> {
  const { HOST = 'localhost' } = environment;
  // Chosen first: the service links to the site for previews, and starts before it.
  const sitePort = String(await freePort(HOST));
  const siteUrl = { SITE_URL: `http://${HOST}:${sitePort}` };
  const service = await startNewService({ ...environment, ...siteUrl }, prepare);
  await write(service.writer, service.folder);
  const newSiteProcess = () =>
    startSiteProcess({
      ...service.environment,
      SITE_URL: environment.SITE_URL,
      PORT: sitePort,
      SERVICE_URL: service.address,
      REVALIDATE_SECRET: 'a secret of the tests',
    });
  const processes = { service: service.running, site: await newSiteProcess() };
  await whenReady(processes.site.address, readyTimeoutMs);
  const startSite = async () => {
    processes.site = await newSiteProcess();
  };
  return {
    site: processes.site.address,
    service: service.address,
    token: service.token,
    writer: service.writer,
    processes,
    folder: service.folder,
    startSite,
    async restartSite() {
      await processes.site.stop();
      await startSite();
    },
    async stop() {
      await processes.site.stop();
      await service.stop();
    },
  };
}

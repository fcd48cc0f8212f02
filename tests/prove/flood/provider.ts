import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate, readSettings } from '@farol/content-service';
import { seed } from '@farol/sample';
import { freePort } from '@farol/server/free-port';
import { manyDocuments } from '../../../bench/content/many.ts';
import { type RunningProcess, startServiceProcess } from '../../../launch/processes.ts';
import { writeSeed } from '../../../launch/seeding.ts';
import { writerOf } from '../../../launch/writer.ts';
import { whenReady } from '../../ready.ts';
import { startSite } from '../provider.ts';

export interface FloodedProvider {
  site: RunningProcess;
  service: RunningProcess;
  securePort: number;
  /** The host name under which the content is served over TLS. */
  secureHost: string;
  stop(): Promise<void>;
}

/** Both servers, with TLS too, and with this many documents of the sample. */
export async function startFlooded(count: number): Promise<FloodedProvider> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-flood-'));
  const securePort = String(await freePort());
  const environment = {
    ...process.env,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SERVICE_PORT: String(await freePort()),
    TLS_PORT: securePort,
    REPOSITORY_NAME: 'farol',
  };
  await makeCertificate(readSettings(environment), new Date());
  const service = await startServiceProcess(environment);
  const token = (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
  const sample = await seed(join(folder, 'sheets'), new Date());
  const published = sample.documents.filter((each) => each.published);
  const documents = manyDocuments(published, count);
  await writeSeed(writerOf(service.address, token), { ...sample, documents, releases: [] });
  const site = await startSite(service.address);
  await whenReady(site.address, 300_000);
  return {
    site: site.running,
    service,
    securePort: Number(securePort),
    secureHost: 'farol.cdn.prismic.localhost',
    async stop() {
      await site.stop();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

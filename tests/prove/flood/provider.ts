import { join } from 'node:path';
import { makeCertificate, readSettings } from '@farol/content-service';
import { seed } from '@farol/sample';
import { freePort } from '@farol/server/free-port';
import { manyDocuments } from '../../../bench/content/many.ts';
import { startNewService } from '../../../launch/new-service.ts';
import type { RunningProcess } from '../../../launch/processes.ts';
import { whenReady } from '../../../launch/ready.ts';
import { writeSeed } from '../../../launch/seeding.ts';
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
  const securePort = String(await freePort());
  const environment = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TLS_PORT: securePort,
    REPOSITORY_NAME: 'farol',
  };
  const service = await startNewService(environment, async (folder) => {
    await makeCertificate(readSettings({ ...environment, DATA_DIR: folder }), new Date());
  });
  const sample = await seed(join(service.folder, 'sheets'), new Date());
  const published = sample.documents.filter((each) => each.published);
  const documents = manyDocuments(published, count);
  await writeSeed(service.writer, { ...sample, documents, releases: [] });
  const site = await startSite(service.address);
  await whenReady(site.address, 300_000);
  return {
    site: site.running,
    service: service.running,
    securePort: Number(securePort),
    secureHost: 'farol.cdn.prismic.localhost',
    async stop() {
      await site.stop();
      await service.stop();
    },
  };
}

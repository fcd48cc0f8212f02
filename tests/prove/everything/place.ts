import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seed } from '@farol/content-model';
import { freePort } from '@farol/server/free-port';
import { manyDocuments } from '../../../bench/content/many.ts';
import { buildSite } from '../../../launch/builds.ts';
import { startNewService } from '../../../launch/new-service.ts';
import { findNginx, startNginx } from '../../../launch/nginx.ts';
import { type RunningProcess, startSiteProcess } from '../../../launch/processes.ts';
import { whenReady } from '../../../launch/ready.ts';
import { writeSeed } from '../../../launch/seeding.ts';
import type { Writer } from '../../../launch/writer.ts';
import { seed as smallSeed } from '../content/index.ts';
import { startCachingProxy } from '../drafts/caching-proxy.ts';
import { type SmallDisk, smallDisk } from '../mirror-kill/disk.ts';
import { seed as picturesSeed } from '../pictures/content/index.ts';

/** Two sites on one service, behind nginx or the tests' cache; the first site has a disk of its own. */
export interface Place {
  front: string;
  through: string;
  sites: readonly [RunningProcess, RunningProcess];
  service: RunningProcess;
  writer: Writer;
  /** Null where none can be mounted. */
  disk: SmallDisk | null;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const pictureKey = 'the picture key of the proofs';

/** The room on the disk beside what the first site stores. */
const diskKilobytes = 200_000;

/** Starts everything with this many documents of the sample; without a number, with small content. */
export async function startPlace(count: number | null): Promise<Place> {
  await buildSite(console.log);
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of started.splice(0).toReversed()) await each();
  };
  try {
    const frontPort = await freePort();
    const common = {
      HOST: host,
      LOG_LEVEL: 'silent',
      PICTURE_KEY: pictureKey,
      SITE_URL: `http://${host}:${frontPort}`,
    };
    const content = await startNewService({
      ...common,
      // The receiver of webhooks is on this machine.
      WEBHOOKS_INSIDE: 'on',
    });
    started.push(() => content.stop());
    const { running: service, writer, folder } = content;
    await writeSeed(writer, await contentOf(count, join(folder, 'seed')));

    const disk = await smallDisk(diskKilobytes);
    if (disk) started.push(() => disk.remove());
    const startSite = async (own: string): Promise<RunningProcess> => {
      const environment = {
        ...process.env,
        ...common,
        SERVICE_URL: service.address,
        DATA_DIR: own,
      };
      const site = await startSiteProcess({ ...environment, PORT: String(await freePort()) });
      started.push(() => site.stop());
      await whenReady(site.address, 300_000);
      return site;
    };
    const sites = [
      await startSite(disk?.folder ?? join(folder, 'site-1')),
      await startSite(join(folder, 'site-2')),
    ] as const;

    const nginx = await findNginx();
    const behind = {
      sites: sites.map(({ address }) => new URL(address).host),
      services: [new URL(service.address).host],
      sitePort: frontPort,
      servicePort: await freePort(),
      folder: join(folder, 'front'),
    };
    const front = nginx
      ? await startNginx(nginx, behind)
      : await startCachingProxy(behind.sites, { port: behind.sitePort, isOurs: true });
    started.push(() => front.stop());
    const through = nginx ? 'nginx with deploy/nginx.conf' : 'a caching proxy of the tests';
    return { front: front.site, through, sites, service, writer, disk, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

async function contentOf(count: number | null, work: string): Promise<Seed> {
  await mkdir(work, { recursive: true });
  if (count === null) {
    const pictures = await picturesSeed(work);
    const pages = await smallSeed();
    const scenes = pictures.documents.filter(({ type }) => type === 'programs_details');
    return { ...pictures, documents: [...pages.documents, ...scenes] };
  }
  const { seed } = await import('@farol/sample');
  const sample = await seed(work, new Date());
  const published = sample.documents.filter((each) => each.published);
  return { ...sample, documents: manyDocuments(published, count), releases: [] };
}

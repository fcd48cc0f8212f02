import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heapFlags } from '@farol/content-service';
import { freePort } from '@farol/server/free-port';
import { buildSite } from '../../launch/builds.ts';
import { root } from '../../launch/environment.ts';
import {
  type RunningProcess,
  startServiceProcess,
  startSiteProcess,
} from '../../launch/processes.ts';
import { seedService } from '../../launch/seeding.ts';
import { type Writer, writerOf } from '../../launch/writer.ts';
import { whenReady } from '../ready.ts';

export const revalidateSecret = 'a secret of the proofs';
const pictureKey = 'the picture key of the proofs';

export interface ProvedSite {
  /** The site's public address, `http://127.0.0.1:PORT`. */
  address: string;
  running: RunningProcess;
  folder: string;
  stop(): Promise<void>;
}

let built: Promise<void> | undefined;

/** The built site in its own process, on a service that may be up or down. */
export async function startSite(
  service: string,
  { folder, ...environment }: Record<string, string> & { folder?: string } = {},
): Promise<ProvedSite> {
  built ??= buildSite(console.log);
  await built;
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'farol-prove-site-')));
  const running = await startSiteProcess({
    ...process.env,
    DATA_DIR: own,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SERVICE_URL: service,
    REVALIDATE_SECRET: revalidateSecret,
    PORT: String(await freePort()),
    ...environment,
  });
  return {
    address: running.address,
    running,
    folder: own,
    async stop() {
      await running.stop();
      if (!folder) await rm(own, { recursive: true, force: true });
    },
  };
}

export interface Provider {
  site: ProvedSite;
  service: RunningProcess;
  writer: Writer;
  /** The service's data folder; removed by `stop`. */
  folder: string;
  /** Restarts the service after it was ended, without waiting for it. */
  serviceAgain(): ChildProcess;
  stop(): Promise<void>;
}

/** The real content service with content from a folder, and the built site on it. */
export async function startProvider(
  content = join(import.meta.dirname, 'content'),
  environment: Record<string, string> = {},
): Promise<Provider> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-prove-'));
  const servicePort = String(await freePort());
  const sitePort = String(await freePort());
  const settings = {
    ...process.env,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SERVICE_PORT: servicePort,
    PICTURE_KEY: pictureKey,
    SITE_URL: `http://127.0.0.1:${sitePort}`,
  };
  const service = await startServiceProcess(settings);
  const token = (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
  const writer = writerOf(service.address, token);
  await seedService(writer, content, {
    workFolder: join(folder, 'seed'),
    today: new Date(),
    log: () => {},
  });
  const site = await startSite(service.address, {
    PORT: sitePort,
    PICTURE_KEY: pictureKey,
    ...environment,
  });
  await whenReady(site.address);
  return {
    site,
    service,
    writer,
    folder,
    serviceAgain: () =>
      spawn(process.execPath, [...heapFlags, join(root, 'content-service/main.ts')], {
        env: settings,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
    async stop() {
      await site.stop();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The path of every page in the sitemap. */
export async function pathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => {
    const { pathname } = new URL(address);
    return pathname;
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { buildSite } from '../../launch/builds.ts';
import { type RunningProcess, startSiteProcess } from '../../launch/processes.ts';
import { seedService } from '../../launch/seeding.ts';
import { startWholeProduct } from '../../launch/whole-product.ts';
import type { Writer } from '../../launch/writer.ts';

export const revalidateSecret = 'a secret of the proofs';

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
  site: Pick<ProvedSite, 'address' | 'running'>;
  service: RunningProcess;
  writer: Writer;
  /** The data folder of both; removed by `stop`. */
  folder: string;
  stop(): Promise<void>;
}

/** The real content service with content from a folder, and the built site on it. */
export async function startProvider(
  content?: string,
  environment: Record<string, string> = {},
): Promise<Provider> {
  built ??= buildSite(console.log);
  await built;
  const settings = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment };
  const { processes, writer, folder, stop } = await startWholeProduct(settings, (writer, folder) =>
    writeContent(writer, folder, content),
  );
  const { site, service } = processes;
  return { site: { address: site.address, running: site }, service, writer, folder, stop };
}

/** Writes the content of a folder to an empty service, which has this data folder. */
export function writeContent(
  writer: Writer,
  folder: string,
  content = join(import.meta.dirname, 'content'),
): Promise<void> {
  const options = { workFolder: join(folder, 'seed'), today: new Date(), log: () => {} };
  return seedService(writer, content, options);
}

/** The path of every page in the sitemap. */
export async function pathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => {
    const { pathname } = new URL(address);
    return pathname;
  });
}

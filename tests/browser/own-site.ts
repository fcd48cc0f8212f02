import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteProcess } from '../../launch/processes.ts';
import { whenReady } from '../../launch/ready.ts';
import { service } from './site.ts';

export interface OwnSite {
  address: string;
  stop(): Promise<void>;
}

/** A second website on the running service, with settings of its own. */
export async function startOwnSite(settings: Record<string, string>): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-own-site-'));
  const site = await startSiteProcess({
    ...process.env,
    PORT: '0',
    HOST: 'localhost',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    SERVICE_URL: service,
    ...settings,
  });
  await whenReady(site.address);
  return {
    address: site.address,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

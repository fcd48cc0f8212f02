import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readToken } from '@farol/content-service';
import { type PostgresForTests, startPostgres } from '@farol/content-service/testing';
import { freePort } from '@farol/server/free-port';
import { buildSite } from './builds.ts';
import type { Front, FrontOptions } from './nginx.ts';
import { type RunningProcess, startServiceProcess, startSiteProcess } from './processes.ts';
import { whenReady } from './ready.ts';
import { type Writer, writerOf } from './writer.ts';

/** Three sites and two services on one PostgreSQL, set up as if on machines of their own. */
export interface Fleet {
  front: Front;
  sites: readonly RunningProcess[];
  services: readonly RunningProcess[];
  database: PostgresForTests;
  token: string;
  writer: Writer;
  stop(): Promise<void>;
}

interface FleetOptions {
  startFront(options: FrontOptions): Promise<Front>;
  /** Writes the first content. */
  write(writer: Writer): Promise<void>;
  logLevel?: string;
  /** Additional settings for the services. */
  environment?: Readonly<Record<string, string>>;
  log?: (message: string) => void;
}

const host = '127.0.0.1';

/** Starts a fleet on free ports and in a new folder. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { logLevel = 'silent', log = () => {} } = options;
  await buildSite(log);
  const folder = await mkdtemp(join(tmpdir(), 'farol-fleet-'));
  /** Run in reverse order. */
  const cleanups: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  };

  try {
    const ports = await Promise.all(Array.from({ length: 7 }, () => freePort(host)));
    const [sitePort = 0, servicePort = 0, ...others] = ports;
    const sitePorts = others.slice(0, 3);
    const servicePorts = others.slice(3);
    const common = {
      ...process.env,
      HOST: host,
      LOG_LEVEL: logLevel,
      SITE_URL: `http://${host}:${sitePort}`,
      SERVICE_URL: `http://${host}:${servicePort}`,
      PICTURE_KEY: randomUUID(),
    };

    const database = await startPostgres();
    cleanups.push(() => database.remove());
    const databaseUrl = await database.newDatabase();
    const media = join(folder, 'media');
    await mkdir(media);
    const services: RunningProcess[] = [];
    for (const port of servicePorts) {
      const dataFolder = join(folder, `service-${services.length + 1}`);
      await mkdir(join(dataFolder, 'service'), { recursive: true });
      // Stands in for S3: both services see the same files.
      await symlink(media, join(dataFolder, 'service/media'));
      const service = await startServiceProcess({
        ...common,
        DATA_DIR: dataFolder,
        DATABASE_URL: databaseUrl,
        SERVICE_PORT: String(port),
        TRUST_PROXY: 'on',
        ...options.environment,
      });
      cleanups.push(() => service.stop());
      services.push(service);
    }
    const token = await readToken(join(folder, 'service-1'));

    const front = await options.startFront({
      sites: sitePorts.map((port) => `${host}:${port}`),
      services: servicePorts.map((port) => `${host}:${port}`),
      sitePort,
      servicePort,
      folder: join(folder, 'front'),
    });
    cleanups.push(() => front.stop());
    const writer = writerOf(front.service, token);
    await options.write(writer);

    const sites = await Promise.all(
      sitePorts.map((port, index) =>
        startSiteProcess({
          ...common,
          DATA_DIR: join(folder, `site-${index + 1}`),
          PORT: String(port),
        }),
      ),
    );
    for (const site of sites) cleanups.push(() => site.stop());
    for (const site of sites) await whenReady(site.address);
    return { front, sites, services, database, token, writer, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

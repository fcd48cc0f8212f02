import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresForTests, startPostgres } from '@farol/content-service/testing';
import { buildSite } from './builds.ts';
import type { Behind, Front } from './nginx.ts';
import { type Running, startServiceProcess, startSiteProcess } from './processes.ts';
import { whenReady } from './ready.ts';
import { freePort } from './whole-product.ts';
import { type Writer, writerOf } from './writer.ts';

/** Three sites and two services on one PostgreSQL, as they would stand on machines of their own. */
export interface Fleet {
  front: Front;
  sites: readonly Running[];
  services: readonly Running[];
  database: PostgresForTests;
  token: string;
  writer: Writer;
  stop(): Promise<void>;
}

export interface FleetOptions {
  startFront(behind: Behind): Promise<Front>;
  /** Writes the first content. */
  write(writer: Writer): Promise<void>;
  logLevel?: string;
  /** Settings of the services. */
  environment?: Readonly<Record<string, string>>;
  say?: (sentence: string) => void;
}

const host = '127.0.0.1';

/** Starts all of it on free ports and in a fresh folder. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { logLevel = 'silent', say = () => {} } = options;
  await buildSite(say);
  const folder = await mkdtemp(join(tmpdir(), 'farol-fleet-'));
  /** What was started, in the order it was started in. */
  const started: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const keep = <Part>(part: Part, stop: (part: Part) => Promise<void>): Part => {
    started.push(() => stop(part));
    return part;
  };
  const stop = async () => {
    for (const each of started.splice(0).toReversed()) await each();
  };

  try {
    const ports = async (count: number) =>
      Promise.all(Array.from({ length: count }, () => freePort(host)));
    const [sitePort = 0, servicePort = 0, ...others] = await ports(7);
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

    const database = keep(await startPostgres(), (each) => each.remove());
    const address = await database.newDatabase();
    const media = join(folder, 'media');
    await mkdir(media);
    const services: Running[] = [];
    for (const port of servicePorts) {
      const own = join(folder, `service-${services.length + 1}`);
      await mkdir(join(own, 'service'), { recursive: true });
      // One machine's stand-in for an S3 store: both see the same files.
      await symlink(media, join(own, 'service/media'));
      const running = await startServiceProcess({
        ...common,
        DATA_DIR: own,
        DATABASE_URL: address,
        SERVICE_PORT: String(port),
        TRUST_PROXY: 'on',
        ...options.environment,
      });
      services.push(keep(running, (each) => each.stop()));
    }
    const tokenPath = join(folder, 'service-1/service/write-token');
    const token = (await readFile(tokenPath, 'utf8')).trim();

    const behind = {
      sites: sitePorts.map((port) => `${host}:${port}`),
      services: servicePorts.map((port) => `${host}:${port}`),
      sitePort,
      servicePort,
      folder: join(folder, 'front'),
    };
    const front = keep(await options.startFront(behind), (each) => each.stop());
    const writer = writerOf(front.service, token);
    await options.write(writer);

    const sites = await Promise.all(
      sitePorts.map((port, number) =>
        startSiteProcess({
          ...common,
          DATA_DIR: join(folder, `site-${number + 1}`),
          PORT: String(port),
        }),
      ),
    );
    for (const each of sites) keep(each, (site) => site.stop());
    for (const each of sites) await whenReady(each.address, 60_000);
    return { front, sites, services, database, token, writer, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

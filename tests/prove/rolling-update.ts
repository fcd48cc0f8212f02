import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import { buildSite } from '../../launch/builds.ts';
import { root } from '../../launch/environment.ts';
import { findNginx, startNginx } from '../../launch/nginx.ts';
import { type RunningProcess, startSiteProcess } from '../../launch/processes.ts';
import { whenReady } from '../../launch/ready.ts';
import { startWholeProduct } from '../../launch/whole-product.ts';
import { startStandIn } from './fleet/stand-in.ts';
import { writeContent } from './provider.ts';
import { readWithFiles } from './rolling-update/reader.ts';
import { renamedBuild } from './rolling-update/renamed-build.ts';
import type { Verdict } from './verdict.ts';

const host = '127.0.0.1';
const count = 3;
const tooFewPages = 10;

/** Updates three sites behind nginx one after the other, while somebody reads pages with all their files. */
export async function proveRollingUpdate({ short }: { short: boolean }): Promise<Verdict> {
  const nginx = await findNginx();
  if (!nginx && !short)
    return { passed: false, figures: { missing: 'nginx is not installed here.' } };
  await buildSite(() => {});
  const next = await renamedBuild(join(root, 'site/dist'), join(root, '.artifacts/next-build'));
  const product = await startWholeProduct({ HOST: host }, writeContent);
  const ends: (() => Promise<void>)[] = [() => product.stop(), next.remove];
  try {
    const ports = await Promise.all(Array.from({ length: count + 2 }, () => freePort(host)));
    const [sitePort = 0, servicePort = 0, ...sitePorts] = ports;
    const site = (port: number, script?: string): Promise<RunningProcess> =>
      startSiteProcess(
        {
          ...process.env,
          HOST: host,
          PORT: String(port),
          LOG_LEVEL: 'error',
          SERVICE_URL: product.service,
          SITE_URL: `http://${host}:${sitePort}`,
          DATA_DIR: join(product.folder, `site-${port}`),
        },
        script,
      );
    const sites = await Promise.all(sitePorts.map((port) => site(port)));
    for (const each of sites) await whenReady(each.address);
    const behind = {
      sites: sitePorts.map((port) => `${host}:${port}`),
      services: [new URL(product.service).host],
      sitePort,
      servicePort,
      folder: join(product.folder, 'front'),
    };
    const front = await (nginx ? startNginx(nginx, behind) : startStandIn(behind));
    ends.push(() => front.stop());
    const reading = readWithFiles(front.site);
    // nginx avoids a failed server for two seconds: old and new builds have to coexist for longer.
    const between = short ? 3_000 : 15_000;
    for (const [index, port] of sitePorts.entries()) {
      await pause(between);
      await sites[index]?.stop();
      const updated = await site(port, next.script);
      sites[index] = updated;
      await whenReady(updated.address);
    }
    ends.push(...sites.map((each) => () => each.stop()));
    await pause(between);
    const read = await reading.stop(tooFewPages);
    // A page of the previous build may be cached for long.
    const kept = await Promise.all(next.before.map((path) => statusOf(front.site + path)));
    return {
      passed:
        // Without nginx no other site is tried: only each site's own files are proven then.
        (nginx === undefined || read.missing.length === 0) &&
        read.pages > tooFewPages &&
        kept.length > 0 &&
        kept.every((status) => status === 200),
      figures: {
        through: nginx ? 'nginx' : 'a balancer of the tests: nginx is missing',
        ...read,
        'files of the build before, afterwards': kept,
      },
    };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.body?.cancel();
  return answer.status;
}

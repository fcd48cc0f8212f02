import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import { findNginx, startNginx } from '../../../launch/nginx.ts';
import type { Provider } from '../provider.ts';
import { startCachingProxy } from './caching-proxy.ts';

export interface CachingProxy {
  through: string;
  /** Knows nothing of previews: it follows the responses' headers. */
  plain: string;
  /** As `deploy/nginx.conf` configures it for editors: requests with a preview's cookie bypass the cache. */
  passing: string;
  stop(): Promise<void>;
}

/** nginx in front of a site: as the project configures it, and as anyone might who follows Cache-Control and Vary. */
export async function startProxies(
  { site, service }: Pick<Provider, 'site' | 'service'>,
  folder: string,
): Promise<CachingProxy> {
  const ports = { plain: await freePort(), passing: await freePort() };
  const sites = [new URL(site.address).host];
  const nginx = await findNginx();
  const [plain, passing] = nginx
    ? [
        await startPlain(nginx, site.address, join(folder, 'plain'), ports.plain),
        await startNginx(nginx, {
          sites,
          services: [new URL(service.address).host],
          sitePort: ports.passing,
          servicePort: await freePort(),
          folder: join(folder, 'passing'),
        }),
      ]
    : [
        await startCachingProxy(sites, { port: ports.plain, isOurs: false }),
        await startCachingProxy(sites, { port: ports.passing, isOurs: true }),
      ];
  return {
    through: nginx
      ? 'nginx with deploy/nginx.conf, and nginx with proxy_cache alone'
      : 'caching proxies of the tests: nginx is missing',
    plain: plain.site,
    passing: passing.site,
    async stop() {
      await Promise.all([plain.stop(), passing.stop()]);
    },
  };
}

async function startPlain(nginx: string, site: string, folder: string, port: number) {
  const configuration = join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(configuration, configured(folder, site, port));
  const errors = join(folder, 'error.log');
  const child = spawn(nginx, ['-c', configuration, '-e', errors, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(child, address);
  return {
    site: address,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    const answer = await fetch(`${address}/robots.txt`).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await pause(50);
  }
  throw new Error('nginx does not answer.');
}

function configured(folder: string, site: string, port: number) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name}_temp;`).join('\n  ')}
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=plain:10m inactive=10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache plain;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`;
}

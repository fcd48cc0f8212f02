import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownPort } from '../ports.ts';

export interface CachingProxy {
  /** Knows nothing of previews: it follows what the answers say. */
  plain: string;
  /** As one is set up for editors: requests with a preview's cookie pass by what is kept. */
  passing: string;
  stop(): Promise<void>;
}

/** nginx in front of a site, keeping whatever Cache-Control and Vary allow. */
export async function startProxy(
  nginx: string,
  site: string,
  folder: string,
): Promise<CachingProxy> {
  const ports = { plain: await ownPort(), passing: await ownPort() };
  const configuration = join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(configuration, configured(folder, site, ports));
  const errors = join(folder, 'error.log');
  const child = spawn(nginx, ['-c', configuration, '-e', errors, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const passing = `http://127.0.0.1:${ports.passing}`;
  await answering(child, passing);
  return {
    plain: `http://127.0.0.1:${ports.plain}`,
    passing,
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

function configured(folder: string, site: string, ports: { plain: string; passing: string }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const server = (name: keyof typeof ports, more = '') => `
  proxy_cache_path ${folder}/${name} levels=1:2 keys_zone=${name}:10m inactive=10m;
  server {
    listen 127.0.0.1:${ports[name]};
    location / {
      proxy_pass ${site};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache ${name};
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503;
      add_header x-cache $upstream_cache_status always;
      ${more}
    }
  }`;
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name}_temp;`).join('\n  ')}
  map $http_cookie $previews { default 0; "~io\\.prismic\\.preview=" 1; }
  ${server('plain')}
  ${server('passing', 'proxy_cache_bypass $previews;')}
}
`;
}

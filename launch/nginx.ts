import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@farol/server/free-port';
import { root } from './environment.ts';
import { findInPath } from './executables.ts';

/** A reverse proxy in front of several sites and services, which skips those that are down. */
export interface Front {
  /** The URL for visitors. */
  site: string;
  /** The URL of the content for editors and sites. */
  service: string;
  stop(): Promise<void>;
}

export interface FrontOptions {
  /** Host and port, such as `127.0.0.1:3001`. */
  sites: readonly string[];
  services: readonly string[];
  /** The ports to listen on. */
  sitePort: number;
  servicePort: number;
  folder: string;
  /** The file of its access log; none by default. */
  accessLog?: string;
  /** With TLS: the host names that tell site and service apart. */
  tls?: { siteName: string; serviceName: string; certificate: string; key: string };
}

const run = promisify(execFile);
const ownFolder = join(root, '.artifacts/nginx');

/** The path of nginx; undefined if it is not there. */
export function findNginx(): Promise<string | undefined> {
  return findInPath(['nginx'], ['/usr/sbin', '/usr/local/sbin', join(ownFolder, 'usr/sbin')]);
}

/** Unpacks Debian's nginx for tests where none is installed: to install it would start a server. */
export async function bringNginx(): Promise<void> {
  if (await findNginx()) return;
  await mkdir(ownFolder, { recursive: true });
  try {
    await run('apt-get', ['download', 'nginx'], { cwd: ownFolder, timeout: 60_000 });
    await run('sh', ['-c', 'dpkg -x nginx_*.deb . && usr/sbin/nginx -v'], { cwd: ownFolder });
  } catch {
    await rm(ownFolder, { recursive: true });
  }
}

/** Starts nginx with `deploy/nginx.conf`, as in production. */
export async function startNginx(nginx: string, options: FrontOptions): Promise<Front> {
  const { folder, sitePort, servicePort } = options;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'farol.conf'), await productConfiguration(options));
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(options));
  const errors = join(folder, 'error.log');
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', errors], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const service = `http://127.0.0.1:${servicePort}`;
  await whenListening(child, `${service}/healthz`);
  return {
    site: `http://127.0.0.1:${sitePort}`,
    service,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** After two failures a server is skipped for a while, unless all others are down too. */
const skippedOnFailure = 'max_fails=2 fail_timeout=2s';
const fallback = 'backup max_fails=0';

/** `deploy/nginx.conf` with its variables filled in. */
async function productConfiguration(options: FrontOptions): Promise<string> {
  const { sites, services, sitePort, servicePort, folder, tls } = options;
  const [first, ...others] = services;
  const values: Record<string, string> = {
    FAROL_SITES: [
      ...sites.map((site) => `server ${site} ${skippedOnFailure};`),
      ...sites.map((site) => `server ${site} ${fallback};`),
    ].join('\n  '),
    FAROL_SERVICES: [
      `server ${first} ${skippedOnFailure};`,
      ...others.map((service) => `server ${service} ${fallback} weight=100;`),
      `server ${first} ${fallback};`,
    ].join('\n  '),
    FAROL_SITE_LISTEN: `127.0.0.1:${sitePort}${tls ? ' ssl' : ''}`,
    FAROL_SERVICE_LISTEN: `127.0.0.1:${servicePort}${tls ? ' ssl' : ''}`,
    FAROL_SITE_NAME: tls?.siteName ?? '_',
    FAROL_SERVICE_NAME: tls?.serviceName ?? '_',
    FAROL_INNER_PORT: String(await freePort()),
    FAROL_CACHE: join(folder, 'cache'),
  };
  const template = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/nginx.conf names ${name}, which is unknown.`);
    return value;
  });
}

/** The main configuration of an nginx that touches nothing outside its folder. */
function mainConfiguration({ folder, tls, accessLog = 'off' }: FrontOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log ${accessLog};
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name}_temp;`).join('\n  ')}
  ${tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : ''}
  include ${folder}/farol.conf;
}
`;
}

async function whenListening(child: ChildProcess, address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    const response = await fetch(address).catch(() => null);
    await response?.body?.cancel();
    if (response) return;
    await pause(50);
  }
  throw new Error('nginx does not answer.');
}

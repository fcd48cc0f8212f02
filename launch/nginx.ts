import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './environment.ts';
import { freePort } from './whole-product.ts';

/** What stands in front of several sites and services, and hands requests on to those that live. */
export interface Front {
  /** Where visitors come. */
  site: string;
  /** Where editors and the sites reach the content. */
  service: string;
  stop(): Promise<void>;
}

export interface Behind {
  /** Addresses as `127.0.0.1:3001`. */
  sites: readonly string[];
  services: readonly string[];
  /** Ports to listen at. */
  sitePort: number;
  servicePort: number;
  folder: string;
  /** With TLS, the names that both are told apart by. */
  tls?: { siteName: string; serviceName: string; certificate: string; key: string };
}

/** Where nginx is; undefined where it is not installed. */
export async function findNginx(): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const folder of folders.filter(Boolean)) {
    const path = join(folder, 'nginx');
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

/** nginx with `deploy/nginx.conf`, as it stands before real machines. */
export async function startNginx(nginx: string, behind: Behind): Promise<Front> {
  const { folder, sitePort, servicePort } = behind;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'farol.conf'), await configured(behind));
  await writeFile(join(folder, 'nginx.conf'), around(behind));
  const errors = join(folder, 'error.log');
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', errors], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const service = `http://127.0.0.1:${servicePort}`;
  await answering(child, `${service}/healthz`);
  return {
    site: `http://127.0.0.1:${sitePort}`,
    service,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** After two failures a server is not asked for a while, unless nobody else is left. */
const passedBy = 'max_fails=2 fail_timeout=2s';
const lastResort = 'backup max_fails=0';

async function configured(behind: Behind): Promise<string> {
  const { sites, services, sitePort, servicePort, folder, tls } = behind;
  const [first, ...others] = services;
  const values: Record<string, string> = {
    FAROL_SITES: [
      ...sites.map((site) => `server ${site} ${passedBy};`),
      ...sites.map((site) => `server ${site} ${lastResort};`),
    ].join('\n  '),
    FAROL_SERVICES: [
      `server ${first} ${passedBy};`,
      ...others.map((service) => `server ${service} ${lastResort} weight=100;`),
      `server ${first} ${lastResort};`,
    ].join('\n  '),
    FAROL_SITE_LISTEN: `127.0.0.1:${sitePort}${tls ? ' ssl' : ''}`,
    FAROL_SERVICE_LISTEN: `127.0.0.1:${servicePort}${tls ? ' ssl' : ''}`,
    FAROL_SITE_NAME: tls?.siteName ?? '_',
    FAROL_SERVICE_NAME: tls?.serviceName ?? '_',
    FAROL_INNER_PORT: String(await freePort('127.0.0.1')),
    FAROL_CACHE: join(folder, 'cache'),
  };
  const template = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/nginx.conf names ${name}, which is unknown.`);
    return value;
  });
}

/** The rest of an nginx that touches nothing outside its folder. */
function around({ folder, tls }: Behind): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name}_temp;`).join('\n  ')}
  ${tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : ''}
  include ${folder}/farol.conf;
}
`;
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await pause(50);
  }
  throw new Error('nginx does not answer.');
}

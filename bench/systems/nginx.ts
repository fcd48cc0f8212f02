import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { cores, pinned, programAt } from '../machine.ts';
import type { Wire } from '../pages/wire.ts';
import { serving } from './command.ts';
import type { System } from './system.ts';

/**
 * nginx with one worker, serving the given answers, headers included, from files, with the fastest settings of its
 * manual: open file cache, sendfile, no log. Null where nginx is not installed.
 */
export async function startNginx(answers: ReadonlyMap<string, Wire>): Promise<System | null> {
  const program = await programAt('nginx');
  if (!program) return null;
  const folder = await mkdtemp(join(tmpdir(), 'farol-nginx-'));
  const port = await freePort();
  for (const [path, { body }] of answers) {
    const place = join(folder, 'pages', path);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'index.html'), body);
  }
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, answers));
  const origin = `http://127.0.0.1:${port}`;
  const nginx = [program, '-p', folder, '-c', join(folder, 'nginx.conf')];
  const command = await pinned(cores.server, nginx);
  const server = await serving(command, `${origin}/`).catch(async (fault) => {
    await rm(folder, { recursive: true, force: true });
    throw fault;
  });
  return {
    name: 'nginx',
    origin,
    pid: server.pid,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A single process, so that pinning it to a core pins the worker. */
function configuration(folder: string, port: number, answers: ReadonlyMap<string, Wire>): string {
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=20000 inactive=600s;
  open_file_cache_valid 600s;
  default_type text/html;
  charset utf-8;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    location / {
      try_files $uri/index.html =404;
    }
${[...answers].map(([path, { headers }]) => location(path, headers)).join('\n')}
  }
}
`;
}

/** Headers that nginx sets itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'content-type', 'content-length', 'etag']);

function location(path: string, headers: readonly string[]): string {
  const lines = headers.flatMap((name, index) => {
    if (index % 2 === 1 || own.has(name.toLowerCase())) return [];
    return [`      add_header ${name} ${JSON.stringify(headers[index + 1])};`];
  });
  return `    location = ${path} {\n${lines.join('\n')}\n      try_files $uri/index.html =404;\n    }`;
}

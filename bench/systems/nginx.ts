import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../commands/everything.ts';
import { cores, pinned, programAt } from '../machine.ts';
import { serving } from './command.ts';
import type { System } from './system.ts';

/**
 * nginx with one worker, serving the given compressed bytes from files, as fast as its manual says how: open
 * files kept, sendfile, no log, no other headers than the answer needs. Null where there is no nginx.
 */
export async function startNginx(bodies: ReadonlyMap<string, Buffer>): Promise<System | null> {
  const program = await programAt('nginx');
  if (!program) return null;
  const folder = await mkdtemp(join(tmpdir(), 'farol-nginx-'));
  const port = await freePort('127.0.0.1');
  for (const [path, body] of bodies) {
    const place = join(folder, 'pages', path);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'index.html'), body);
  }
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
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

/** In one process, so that the worker is the process that is held to a core. */
function configuration(folder: string, port: number): string {
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
      add_header Content-Encoding br;
      add_header Vary Accept-Encoding;
      add_header Cache-Control "public, max-age=60";
      try_files $uri/index.html =404;
    }
  }
}
`;
}

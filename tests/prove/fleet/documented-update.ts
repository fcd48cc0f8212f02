import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../launch/environment.ts';
import type { RunningProcess } from '../../../launch/processes.ts';
import type { Fleet } from '../../../launch/start-fleet.ts';

const run = promisify(execFile);

/** The ports that docs/scaling.md names, each with the process that takes its place here. */
function unitsOf({ services, sites }: Fleet): ReadonlyMap<string, RunningProcess> {
  return new Map([
    ...services.map((running, number) => [String(3011 + number), running] as const),
    ...sites.map((running, number) => [String(3001 + number), running] as const),
  ]);
}

/** Updates one process after the other with the exact commands of docs/scaling.md; systemd's part is simulated. */
export async function updateAsDocumented(fleet: Fleet): Promise<void> {
  const units = unitsOf(fleet);
  const scaling = await readFile(join(root, 'docs/scaling.md'), 'utf8');
  const lines = [...scaling.matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .find((block) => block.includes('systemctl restart farol-service@'));
  if (!lines) throw new Error('docs/scaling.md does not say how a new version comes.');
  const here = lines.replace(/\b30[01]\d\b/g, (port) => portOf(units.get(port)));
  const folder = await mkdtemp(join(tmpdir(), 'farol-update-'));
  const starter = await startStarter(fleet);
  try {
    const systemctl = `#!/bin/sh\nexec curl --fail --silent --show-error "${starter.address}/$2"\n`;
    await writeFile(join(folder, 'systemctl'), systemctl, { mode: 0o755 });
    const path = `${folder}:${process.env.PATH}`;
    await run('bash', ['-euo', 'pipefail', '-c', here], { env: { ...process.env, PATH: path } });
    await starter.started();
  } finally {
    starter.stop();
    await rm(folder, { recursive: true });
  }
}

const portOf = (running: RunningProcess | undefined) => new URL(running?.address ?? '').port;

/** Simulates systemd: reports a unit as restarted once the old process is gone, whether the new one is ready or not. */
async function startStarter({ services, sites }: Fleet) {
  const restarts: Promise<void>[] = [];
  const server = createServer(async ({ url = '' }, answer) => {
    const port = url.split('@')[1];
    const unit = [...services, ...sites].find((each) => portOf(each) === port);
    if (!unit) return void answer.writeHead(404).end();
    const gone = once(unit.child, 'exit');
    restarts.push(unit.restart());
    await gone;
    answer.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    started: () => Promise.all(restarts),
    stop: () => server.close(),
  };
}

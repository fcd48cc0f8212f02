import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from '../../../launch/processes.ts';
import { whenReady } from '../../../launch/ready.ts';
import { type Flood, floods } from '../flood/floods.ts';
import { hold } from '../slow-connections/hold.ts';
import type { Place } from './place.ts';

export interface Times {
  /** In milliseconds: how long a trouble lasts, and the time between two of them. */
  lasts: number;
  between: number;
  /** The number of kinds of trouble, counted from the first. */
  kinds: number;
}

type Trouble = (place: Place, times: Times) => Promise<void>;

async function killed(running: RunningProcess, { lasts }: Times): Promise<void> {
  await running.kill();
  await pause(Math.min(lasts, 1_500));
  await running.restart();
  await whenReady(running.address);
}

/** The troubles, caused in turn, again and again. One site is always up. */
const troubles: Readonly<Record<string, Trouble>> = {
  'the first site killed': ({ sites }, times) => killed(sites[0], times),
  'the service killed': ({ service }, times) => killed(service, times),
  'the disk of the first site full': async ({ disk }, { lasts }) => {
    await disk?.fill();
    await pause(lasts);
    await disk?.makeRoom();
  },
  'the second site killed': ({ sites }, times) => killed(sites[1], times),
  'the first site killed on a full disk': async ({ disk, sites }, times) => {
    await disk?.fill();
    await killed(sites[0], times);
    await disk?.makeRoom();
  },
  'the disk of the first site read-only': async ({ disk }, { lasts }) => {
    await disk?.lock();
    await pause(lasts);
    await disk?.unlock();
  },
};

/** Causes each trouble in turn, until the time is over and each has happened once. */
export async function makeTrouble(place: Place, times: Times, until: number) {
  const happened: Record<string, number> = {};
  for (let isFirst = true; isFirst || performance.now() < until; isFirst = false)
    for (const [name, trouble] of Object.entries(troubles).slice(0, times.kinds)) {
      if (!isFirst && performance.now() > until) break;
      if (/disk/.test(name) && !place.disk) continue;
      await trouble(place, times);
      happened[name] = (happened[name] ?? 0) + 1;
      await pause(times.between);
    }
  return happened;
}

/** The floods of the proof of that name in turn, each against its own server. */
export async function keepFlooding(place: Place, { lasts, between }: Times, until: number) {
  const happened: Record<string, number> = {};
  const all = Object.entries(floods).filter(([, { server }]) => server !== 'service over TLS');
  for (let number = 0; performance.now() < until; number += 1) {
    const [name, flood] = all[number % all.length] ?? [];
    if (!name || !flood) break;
    const attackers = await flooding(place, flood, number);
    await pause(lasts);
    attackers.kill();
    happened[name] = (happened[name] ?? 0) + 1;
    await pause(between);
  }
  return happened;
}

async function flooding({ sites, service }: Place, flood: Flood, number: number) {
  const server = flood.server === 'site' ? sites[number % 2] : service;
  const path = '/api/v2/documents/search?ref={ref}&pageSize=100';
  const attack = {
    ...{ bytesASecond: 0, isSecure: false, host: '127.0.0.1' },
    ...flood,
    path: flood.server === 'site' ? flood.path : await searchOf(service.address, path, flood.path),
    port: Number(new URL(server?.address ?? '').port),
  };
  const child = fork(join(import.meta.dirname, '../flood/attackers.ts'), [JSON.stringify(attack)]);
  await once(child, 'message');
  return child;
}

async function searchOf(service: string, path: string, more = ''): Promise<string> {
  const ref = await fetch(`${service}/api/v2`)
    .then((answer) => answer.json())
    .then(
      ({ refs }) => String(refs[0].ref),
      // The service is down at the moment; requests made now are refused.
      () => 'none',
    );
  return path.replace('{ref}', ref) + more;
}

/** Connections that hardly move, to one site. */
export async function keepHolding({ sites }: Place, count: number, until: number): Promise<number> {
  let opened = 0;
  while (performance.now() < until) {
    const left = Math.max(500, Math.min(40_000, until - performance.now()));
    opened += (await hold(sites[1].address, count, left, async () => {})).opened;
    await pause(500);
  }
  return opened;
}

/** Clients that request pictures nobody names. */
export async function askForUnnamed(
  { sites, service }: Place,
  clients: number,
  ids: readonly string[],
): Promise<{ stop(): Promise<{ asked: number; statuses: Record<string, number> }> }> {
  const child: ChildProcess = fork(join(import.meta.dirname, '../pictures/attacker.ts'), [
    String(clients),
    sites[0].address,
    service.address,
    ...ids,
  ]);
  await once(child, 'message');
  return {
    async stop() {
      const answer = once(child, 'message');
      child.send('stop');
      const [{ asked, statuses }] = await answer;
      return { asked, statuses };
    },
  };
}

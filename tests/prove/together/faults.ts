import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from '../../../launch/processes.ts';
import { any, count, type Person } from './person.ts';

/** `everyMs` is the approximate time between two faults of one person. */
export interface Weather {
  isOver(): boolean;
  everyMs: number;
}

const network: Readonly<Record<string, (person: Person, ms: number) => Promise<void>>> = {
  async offline({ context }, ms) {
    await context.setOffline(true);
    await pause(ms);
    await context.setOffline(false);
  },

  /** Half of all requests do not arrive, or arrive without their answer coming back. */
  async dropped({ context }, ms) {
    const some = /\/api\/farol\/v1\/(documents|presence)/;
    await context.route(some, async (route) => {
      const fate = Math.random();
      if (fate > 0.5) return route.continue();
      if (fate > 0.25) await route.fetch().catch(() => null);
      await route.abort().catch(() => {});
    });
    await pause(ms);
    await context.unroute(some);
  },
};

/** Cuts off the network or drops requests for one person, repeatedly. */
export async function disturb(person: Person, { isOver, everyMs }: Weather): Promise<void> {
  for (;;) {
    await pause(everyMs * (0.5 + Math.random()));
    if (isOver()) return;
    const kind = any(Object.keys(network));
    await network[kind]?.(person, (everyMs / 2) * (0.3 + Math.random()));
    count(person, kind);
  }
}

/** Kills the service without warning and restarts it a while later. */
export async function restart(
  service: RunningProcess,
  { isOver, everyMs }: Weather,
): Promise<number> {
  for (let times = 0; ; times += 1) {
    await pause(everyMs * 2 * (0.5 + Math.random()));
    if (isOver()) return times;
    await service.kill();
    await pause(everyMs * 0.1 * Math.random());
    await service.restart();
  }
}

import type { Bar } from './figure.ts';
import { load } from './load/load.ts';
import { squeezedPages } from './pages/wire.ts';
import { spread } from './spread.ts';
import { startNginx } from './systems/nginx.ts';

/** Bars in time are those of a machine on which nginx answers the home page this often a second, on one core. */
const perSecond = 100_000;

export interface Reference {
  /** Does the work, after measuring how fast the machine is just then. */
  beside<Value>(work: () => Promise<Value>): () => Promise<Value>;
  /** A bar in time, and what it comes to on this machine: twice the time at half the speed. */
  within(value: number): Bar;
  stop(): Promise<void>;
}

/** Measures this machine by nginx with the home page of a site. Without nginx, bars in time stand as they are. */
export async function startReference(site: string): Promise<Reference> {
  const nginx = await startNginx(await squeezedPages(site, ['/']));
  if (!nginx) console.log('There is no nginx on this machine: bars in time are not scaled to it.');
  const speeds: number[] = [];
  return {
    beside: (work) => async () => {
      if (nginx) {
        const home = { origin: nginx.origin, paths: ['/'], headers: {}, status: 200, seconds: 1 };
        speeds.push((await load(home)).perSecond / perSecond);
      }
      return work();
    },
    within: (value) => ({
      at: 'most',
      value,
      ...(speeds.length > 0 && { here: value / spread(speeds).value }),
    }),
    stop: async () => nginx?.stop(),
  };
}

import {
  proveBodies,
  proveClock,
  proveDamage,
  proveDiskFull,
  proveGrammar,
  provePublishKill,
  proveRestore,
} from '@farol/content-service/proofs';
import {
  proveDrafts,
  proveFleet,
  proveFlood,
  proveHeaders,
  proveHostile,
  proveMirrorKill,
  proveMutations,
  provePictures,
  proveRollingUpdate,
  proveScripts,
  proveServiceKilled,
  proveSlowConnections,
  proveSoak,
  proveStalls,
  proveStartMemory,
  proveUpstream,
} from '../tests/prove/index.ts';

export interface Verdict {
  passed: boolean;
  figures: object;
}

/** What stands firm, and how it is shown. The short forms run in `npm test`. */
export const proofs: Record<string, (options: { short: boolean }) => Promise<Verdict>> = {
  'publish-kill': ({ short }) =>
    provePublishKill(short ? { publications: 60, kills: 6 } : { publications: 10_000, kills: 100 }),
  grammar: ({ short }) => proveGrammar({ cases: short ? 2_000 : 100_000 }),
  bodies: ({ short }) => proveBodies({ short }),
  damage: ({ short }) => proveDamage({ flips: short ? 60 : 3_000 }),
  'disk-full': ({ short }) => proveDiskFull({ attempts: short ? 12 : 300 }),
  clock: ({ short }) => proveClock({ rounds: short ? 5 : 300 }),
  restore: ({ short }) => proveRestore({ publications: short ? 5 : 300 }),
  'service-killed': proveServiceKilled,
  upstream: proveUpstream,
  'mirror-kill': proveMirrorKill,
  drafts: proveDrafts,
  hostile: proveHostile,
  scripts: proveScripts,
  headers: proveHeaders,
  flood: proveFlood,
  'slow-connections': proveSlowConnections,
  stalls: proveStalls,
  pictures: provePictures,
  soak: proveSoak,
  memory: proveStartMemory,
  'rolling-update': proveRollingUpdate,
  mutations: proveMutations,
  fleet: proveFleet,
};

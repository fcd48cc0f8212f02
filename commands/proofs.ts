import { proveBodies, proveGrammar, provePublishKill } from '@farol/content-service/proofs';
import { proveDrafts, proveHeaders, proveHostile, proveUpstream } from '../tests/prove/index.ts';

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
  upstream: proveUpstream,
  drafts: proveDrafts,
  hostile: proveHostile,
  headers: proveHeaders,
};

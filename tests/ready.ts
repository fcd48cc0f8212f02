import { whenReady as whenReadyWithin } from '../launch/ready.ts';
import { testLimits } from '../test-limits.ts';

export const whenReady = (site: string, timeoutMs: number = testLimits.state): Promise<void> =>
  whenReadyWithin(site, timeoutMs);

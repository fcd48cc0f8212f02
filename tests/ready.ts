import { whenReady as whenReadyWithin } from '../launch/ready.ts';
import { testLimits } from '../test-limits.ts';

export const whenReady = (site: string, patience: number = testLimits.state): Promise<void> =>
  whenReadyWithin(site, patience);

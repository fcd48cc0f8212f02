import { vi } from 'vitest';
import { testLimits } from './limits.ts';

/** What comes of itself, within a quarter of a second as a rule; a busy machine takes longer. */
export function eventually<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  return vi.waitFor(look, testLimits.state);
}

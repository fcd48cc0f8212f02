import { testLimits } from '../../testing/limits.ts';
import { expect } from './site.ts';

/** The picture that was asked for may be kept for ever; one that stands in for it may not. */
export const isFinalSize = (policy: string | null = '') => policy?.includes('immutable') ?? false;

/** Done once a picture is drawn in the size that is asked for. */
export async function whenDrawn(
  address: string,
  accept = 'image/avif,image/webp,*/*',
): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await fetch(address, { headers: { accept } });
        await answer.body?.cancel();
        return isFinalSize(answer.headers.get('cache-control'));
      },
      { message: `${address} is drawn`, timeout: testLimits.test },
    )
    .toBe(true);
}

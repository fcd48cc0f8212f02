import { buildEditor } from '../../launch/builds.ts';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { startSeededProduct } from './seeded-product.ts';

/** A product of one's own, with the editor as it is built now: what is written in it is in nobody's way. */
export async function startEditor(): Promise<WholeProduct> {
  await buildEditor(() => {});
  return startSeededProduct();
}

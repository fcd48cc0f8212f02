import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinished } from '@farol/server/write-aside';
import { startWholeProduct, type WholeProduct } from '../../launch/whole-product.ts';
import type { Writer } from '../../launch/writer.ts';

const drawnIn = (folder: string) => join(folder, 'service/transformed');

/**
 * A product with the sample, which was written once for all tests: each begins with a copy of that, and of the
 * pictures that the product of all tests has drawn so far.
 */
export function startSeededProduct(
  write: (writer: Writer) => Promise<void> = async () => {},
): Promise<WholeProduct> {
  const { FAROL_SEEDED: seeded, FAROL_FOLDER: first } = process.env;
  if (!seeded) throw new Error('The setup of the browser tests has not written the sample.');
  return startWholeProduct({}, write, async (folder) => {
    await cp(seeded, folder, { recursive: true });
    if (first)
      await cp(drawnIn(first), drawnIn(folder), {
        recursive: true,
        filter: (path) => !path.endsWith(unfinished),
      });
  });
}

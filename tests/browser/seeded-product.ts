import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { startWholeProduct, type WholeProduct } from '../../launch/whole-product.ts';
import type { Writer } from '../../launch/writer.ts';

const drawnIn = (folder: string) => join(folder, 'service/transformed');

interface Folders {
  /** A data folder that holds the sample. */
  seeded: string | undefined;
  /** The data folder of the product that all tests share: what one product draws, no other one does. */
  shared: string | undefined;
}

const environmentFolders = (): Folders => ({
  seeded: process.env.FAROL_SEEDED,
  shared: process.env.FAROL_FOLDER,
});

/** A product of one's own with the sample, which was written only once: it begins with a copy of it. */
export function startSeededProduct(
  write: (writer: Writer) => Promise<void> = async () => {},
  { seeded, shared } = environmentFolders(),
): Promise<WholeProduct> {
  if (!seeded) throw new Error('The setup of the browser tests has not written the sample.');
  return startWholeProduct({}, write, async (folder) => {
    const drawn = drawnIn(seeded);
    await cp(seeded, folder, { recursive: true, filter: (path) => !shared || path !== drawn });
    if (shared) await symlink(drawnIn(shared), drawnIn(folder));
  });
}

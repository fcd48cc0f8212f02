import { rm } from 'node:fs/promises';
import { seededFolder } from '../../launch/whole-product.ts';
import { fontsOf, machines } from './machine-fonts.ts';
import { writeOwnPages } from './own-pages.ts';
import { startSeededProduct } from './seeded-product.ts';

/** One running product for all browser tests. They only read what is published, so that they run beside each other. */
export default async function setup(): Promise<() => Promise<void>> {
  const seeded = await seededFolder();
  process.env.FAROL_SEEDED = seeded;
  const product = await startSeededProduct(writeOwnPages);
  process.env.FAROL_FOLDER = product.folder;
  process.env.FAROL_SITE = product.site;
  process.env.FAROL_SERVICE = product.service;
  process.env.FAROL_TOKEN = product.token;
  // Browsers see the same fonts everywhere, whatever a machine has, or none.
  process.env.FONTCONFIG_FILE = await fontsOf(machines[1]);
  return async () => {
    await product.stop();
    await rm(seeded, { recursive: true, force: true });
  };
}

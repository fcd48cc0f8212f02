import { rm } from 'node:fs/promises';
import { findBrowser } from '../../launch/browser.ts';
import { createSeededFolder } from '../../launch/whole-product.ts';
import { fontsOf, machines } from './machine-fonts.ts';
import { writeOwnPages } from './own-pages.ts';
import { startSeededProduct } from './seeded-product.ts';

/** One running product for all browser tests. They only read what is published, so that they run beside each other. */
export default async function setup(): Promise<() => Promise<void>> {
  // `npm test` starts it once for both of its runs.
  if (process.env.FAROL_SITE) return async () => {};
  const browser = await findBrowser();
  const { environment, stop } = await startSharedProduct();
  Object.assign(process.env, environment, { CHROMIUM_PATH: browser });
  return stop;
}

/** The product, and the environment by which tests find it. */
export async function startSharedProduct() {
  const seeded = await createSeededFolder();
  const product = await startSeededProduct(writeOwnPages, { seeded, shared: undefined });
  return {
    environment: {
      FAROL_SEEDED: seeded,
      FAROL_FOLDER: product.folder,
      FAROL_SITE: product.site,
      FAROL_SERVICE: product.service,
      FAROL_TOKEN: product.token,
      // Browsers see the same fonts everywhere, whatever a machine has, or none.
      FONTCONFIG_FILE: await fontsOf(machines[1]),
    },
    async stop() {
      await product.stop();
      await rm(seeded, { recursive: true, force: true });
    },
  };
}

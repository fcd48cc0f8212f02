import { startWholeProduct } from '../../launch/whole-product.ts';
import { whenReady } from '../ready.ts';
import { fontsOf, machines } from './machine-fonts.ts';

/** One running product for all browser tests; they only read it, or undo what they change. */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startWholeProduct();
  await whenReady(product.site);
  process.env.FAROL_SITE = product.site;
  process.env.FAROL_SERVICE = product.service;
  process.env.FAROL_TOKEN = product.token;
  // Browsers see the same fonts everywhere, whatever a machine has, or none.
  process.env.FONTCONFIG_FILE = await fontsOf(machines[1]);
  return () => product.stop();
}

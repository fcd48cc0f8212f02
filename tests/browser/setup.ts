import { startEverything } from '../../launch/everything.ts';
import { whenReady } from '../ready.ts';
import { fontsOf, machines } from './machine-fonts.ts';

/** One running product for all browser tests; they only read it, or undo what they change. */
export default async function setup(): Promise<() => Promise<void>> {
  const everything = await startEverything();
  await whenReady(everything.site);
  process.env.FAROL_SITE = everything.site;
  process.env.FAROL_SERVICE = everything.service;
  process.env.FAROL_TOKEN = everything.token;
  // Browsers see the same fonts everywhere, whatever a machine has, or none.
  process.env.FONTCONFIG_FILE = await fontsOf(machines[1]);
  return () => everything.stop();
}

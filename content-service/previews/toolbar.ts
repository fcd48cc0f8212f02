import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The toolbar as browsers get it: the source with its types taken out, nothing else. */
export const toolbarScript = stripTypeScriptTypes(
  readFileSync(new URL('./toolbar.browser.ts', import.meta.url), 'utf8'),
);

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

let script: string | undefined;

/** The toolbar as browsers get it: the source with its types taken out, nothing else. */
export function toolbarScript(): string {
  script ??= stripTypeScriptTypes(
    readFileSync(new URL('./toolbar.browser.ts', import.meta.url), 'utf8'),
  );
  return script;
}

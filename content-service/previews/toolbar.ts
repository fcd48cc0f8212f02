import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

let script: string | undefined;

/** The toolbar as sent to browsers: its source with the types removed. */
export function toolbarScript(): string {
  script ??= stripTypeScriptTypes(
    readFileSync(new URL('./toolbar.browser.ts', import.meta.url), 'utf8'),
  );
  return script;
}

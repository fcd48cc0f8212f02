import { plainPath } from '@farol/content-model';
import type { Assets } from './assets.ts';

/**
 * Browsers prerender the pages a visitor points at. Not what a link that chooses a language leads to: only the click
 * says that it is chosen, and until then a path that languages share redirects to the one chosen last. Prerendered pages
 * are found by their address alone, so no other link to such a path may be prerendered either, the logo's included.
 */
export function speculationRules(sharedChoices: readonly string[]) {
  const shared = [...new Set(sharedChoices)].map((path) => ({ pathname: patternOf(path) }));
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/(api|media|social)/*', ...shared] } },
            {
              not: { selector_matches: '[download], [hreflang], [rel~=nofollow], [target=_blank]' },
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

/** A URL pattern that matches this path alone. */
function patternOf(path: string): string {
  return plainPath(path).replace(/[^\w/%-]/g, '\\$&');
}

export function MainScript({ assets: { mainScript, development } }: { assets: Assets }) {
  return (
    <>
      {development.map((address) => (
        <script key={address} type="module" src={address} />
      ))}
      {'address' in mainScript ? (
        <script type="module" src={mainScript.address} />
      ) : (
        mainScript.text && <InlineScript text={mainScript.text} type="module" />
      )}
    </>
  );
}

export function InlineScript({ text, type }: { text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, from the build
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

export function DataScript({ type, data }: { type: string; data: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can end the script
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}

/** JSON for a script element: no text in it can end the script, whatever an editor wrote. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

import { defaultLanguage, type Language } from '@farol/content-model';
import type { Content } from '../content/content.ts';

/** The public origin of the site in a language. */
export type OriginOf = (content: Content | undefined, language: Language) => string;

/**
 * The setting if there is one, else the metaURL of the language's layout, that of the default language, or the address
 * the site listens on.
 */
export function originOf({ setting, local }: { setting: string | null; local: string }): OriginOf {
  return (content, language) =>
    setting ?? metaOrigin(content, language) ?? metaOrigin(content, defaultLanguage) ?? local;
}

function metaOrigin(content: Content | undefined, language: Language): string | undefined {
  const url = URL.parse(content?.layout(language)?.data.metaURL?.trim() ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

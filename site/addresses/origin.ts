import { defaultLanguage, type Language } from '@farol/content-model';
import type { Content } from '../content/content.ts';

/** Scheme and host that visitors know the site by, in a language of a content. */
export type OriginOf = (content: Content | undefined, language: Language) => string;

/**
 * What the setting says, where there is one; else the metaURL of the language's layout, that of the default language's
 * where it has none, and at last the address the site listens at.
 */
export function originOf({ setting, own }: { setting: string | null; own: string }): OriginOf {
  return (content, language) =>
    setting ?? metaOrigin(content, language) ?? metaOrigin(content, defaultLanguage) ?? own;
}

function metaOrigin(content: Content | undefined, language: Language): string | undefined {
  const url = URL.parse(content?.layout(language)?.data.metaURL?.trim() ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

import { type Language, languages } from '@farol/content-model';
import type { PageContext, PageProperties } from '../contract/page.ts';

/** The part of a home page that says why one is there. */
export const untranslatedId = 'untranslated';

export interface WayToLanguage {
  language: Language;
  href: string;
  /** Whether the page is there in that language; if not, the way leads home. */
  isTranslated: boolean;
}

/** Where each language has the same page, with the same choice on it. */
export function waysToLanguages(
  paths: PageProperties['paths'],
  context: PageContext,
): readonly WayToLanguage[] {
  const home = context.addresses.ofSingle('homepage', context.language) ?? '/';
  // On the home page, and where there is no page, every language leads home.
  const isHome = ['', home].includes(context.path);
  return languages.map((language) => {
    const path = paths[language.key];
    const isTranslated = isHome || path !== '/';
    const query = isTranslated ? choiceIn(language, context) : '';
    return {
      language,
      href: isTranslated ? path + (query && `?${query}`) : `${path}#${untranslatedId}`,
      isTranslated,
    };
  });
}

/** What was chosen, as far as the other language has it; its pages of a list may be fewer. */
function choiceIn(language: Language, { query, content }: PageContext): string {
  const hasTopic = (tag: string) =>
    content.ofType('articles_details', language).some(({ tags }) => tags.includes(tag));
  const kept = [...query].filter(
    ([name, value]) => name !== 'page' && (name !== 'tag' || hasTopic(value)),
  );
  return new URLSearchParams(kept).toString();
}

import { type Language, languages } from '@farol/content-model';
import type { PageContext, PageProperties } from '../contract/page.ts';

/** The part of a home page that explains why the visitor was redirected there. */
export const untranslatedId = 'untranslated';

interface LanguageLink {
  language: Language;
  href: string;
  /** Whether the page exists in that language; else the link leads to its home page. */
  isTranslated: boolean;
}

/** For each language the address of the same page with the same filters. */
export function languageLinks(
  paths: PageProperties['paths'],
  context: PageContext,
): readonly LanguageLink[] {
  const home = context.addresses.ofSingle('homepage', context.language) ?? '/';
  // From the home page and from error pages every language leads to its home page.
  const isHome = ['', home].includes(context.path);
  return languages.map((language) => {
    const path = paths[language.key];
    const isTranslated = isHome || path !== '/';
    const query = isTranslated ? filtersIn(language, context) : '';
    return {
      language,
      href: isTranslated ? path + (query && `?${query}`) : `${path}#${untranslatedId}`,
      isTranslated,
    };
  });
}

/** The filters that the other language has too. Its list may have fewer pages. */
function filtersIn(language: Language, { query, content }: PageContext): string {
  const hasTopic = (tag: string) =>
    content.ofType('articles_details', language).some(({ tags }) => tags.includes(tag));
  const shared = [...query].filter(
    ([name, value]) => name !== 'page' && (name !== 'tag' || hasTopic(value)),
  );
  return new URLSearchParams(shared).toString();
}

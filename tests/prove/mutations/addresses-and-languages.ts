import type { Mutation } from './mutation.ts';

const languages = ['tests/specification/languages.test.ts'];
const routes = ['tests/specification/routes.test.ts'];
const resolving = ['site/http/resolve.test.ts', 'site/app.test.ts'];
const selector = ['tests/specification/pages.test.tsx', 'site/layout/layout.test.tsx'];
const document = ['site/render/document.test.ts'];

export const addressesAndLanguages: readonly Mutation[] = [
  {
    name: 'Portuguese is that of Portugal',
    file: 'content-model/languages.ts',
    text: "code: 'pt-br'",
    instead: "code: 'pt-pt'",
    tests: languages,
  },
  {
    name: 'open graph calls Spanish by another country',
    file: 'content-model/languages.ts',
    text: "openGraph: 'es_ES'",
    instead: "openGraph: 'es_MX'",
    tests: languages,
  },
  {
    name: 'French is the default language',
    file: 'content-model/languages.ts',
    text: 'defaultLanguage: Language = languages[0]',
    instead: 'defaultLanguage: Language = languages[3]',
    tests: languages,
  },
  {
    name: 'French has a prefix in the link resolver',
    file: 'content-model/languages.ts',
    text: "name: 'Français', prefix: ''",
    instead: "name: 'Français', prefix: '/fr'",
    tests: routes,
  },
  {
    name: 'articles live below another path',
    file: 'content-model/routes.ts',
    text: "path: '/articles/{uid}'",
    instead: "path: '/article/{uid}'",
    tests: routes,
  },
  {
    name: 'an unknown type leads to the programs',
    file: 'content-model/routes.ts',
    text: "route?.path ?? '/'",
    instead: "route?.path ?? '/programs'",
    tests: routes,
  },
  {
    name: 'a page that is missing in a language leads to that language’s prefix',
    file: 'site/addresses/addresses.ts',
    text: "const paths = inEach(() => '/');",
    instead: 'const paths = inEach(({ prefix }) => prefix || "/");',
    tests: selector,
  },
  {
    name: 'the cookie no longer chooses on a path that languages share',
    file: 'site/http/resolve.ts',
    text: 'cookie === undefined ? null : chosenLanguage(cookie)',
    instead: 'cookie === undefined ? chosenLanguage(cookie) : null',
    tests: resolving,
  },
  {
    name: 'an answer that depends on the cookie may be kept for others',
    file: 'site/http/page-response.ts',
    text: "? 'Accept-Encoding, Cookie'",
    instead: "? 'Accept-Encoding'",
    tests: resolving,
  },
  {
    name: 'the language selector leads everybody home',
    file: 'site/layout/language-selector.tsx',
    text: 'href={href}',
    instead: "href={href && '/'}",
    tests: selector,
  },
  {
    name: 'the language selector tells the script nothing to remember',
    file: 'site/layout/language-selector.tsx',
    text: 'data-language={key}',
    instead: 'data-lang={key}',
    tests: selector,
  },
  {
    name: 'flags are fetched in one width only',
    file: 'site/layout/language-selector.tsx',
    text: '${host}/w40/${country}.png 2x',
    instead: '${host}/w20/${country}.png 2x',
    tests: selector,
  },
  {
    name: 'the browser makes ready what a choice of language leads to',
    file: 'site/render/page.tsx',
    text: 'choices: Object.values(properties.paths),',
    instead: 'choices: [],',
    tests: document,
  },
  {
    name: 'the browser makes ready what is chosen on the page of a missing translation',
    file: 'site/pages/errors.tsx',
    text: 'choices: () => translations.map(({ address }) => address)',
    instead: 'choices: () => []',
    tests: ['site/pages/pages.test.tsx'],
  },
  {
    name: 'what is not to be made ready is a pattern of its letters',
    file: 'site/render/scripts.tsx',
    text: "return plainPath(path).replace(/[^\\w/%-]/g, '\\\\$&');",
    instead: 'return plainPath(path);',
    tests: document,
  },
  {
    name: 'the language is forgotten with the window',
    file: 'site/browser/language.ts',
    text: ' Max-Age=${yearInSeconds};',
    instead: '',
    tests: ['tests/specification/browser.test.ts', 'site/browser/browser.test.ts'],
  },
  {
    name: 'the language is kept in another cookie',
    file: 'site/http/cookies.ts',
    text: "rawCookie(header, 'lang')",
    instead: "rawCookie(header, 'language')",
    tests: ['site/http/cookies.test.ts'],
  },
];

import type { Mutation } from './mutation.ts';

const layout = ['tests/specification/layout.test.tsx', 'site/layout/layout.test.tsx'];
const pages = ['tests/specification/pages.test.tsx'];
const document = ['site/render/document.test.ts', ...pages];

export const layoutAndMetadata: readonly Mutation[] = [
  {
    name: 'the bar has a link of its own',
    file: 'site/layout/navbar.tsx',
    text: '        <ColourMode messages={messages} />\n',
    instead: '        <ColourMode messages={messages} />\n        <a href="/contact">Contact</a>\n',
    tests: layout,
  },
  {
    name: 'the footer has a link of its own beside the policies',
    file: 'site/layout/footer.tsx',
    text: '          <Links links={data?.footerPolicies} context={context} />\n',
    instead:
      '          <Links links={data?.footerPolicies} context={context} />\n          <a href="/imprint">Imprint</a>\n',
    tests: layout,
  },
  {
    name: 'the logo leads to the home page of the language',
    file: 'site/layout/navbar.tsx',
    text: '<a className="logo" href="/">',
    instead: '<a className="logo" href={context.language.prefix || "/en"}>',
    tests: layout,
  },
  {
    name: 'the right links are those on the left',
    file: 'site/layout/drawer.tsx',
    text: '<Links links={data?.navbarRighLinks} context={context} />',
    instead: '<Links links={data?.navbarLeftLinks} context={context} />',
    tests: layout,
  },
  {
    name: 'social media open in the same tab',
    file: 'site/layout/footer.tsx',
    text: '<ContentLink field={href} context={context} newTab>',
    instead: '<ContentLink field={href} context={context}>',
    tests: layout,
  },
  {
    name: 'a network that nobody knows is called undefined',
    file: 'site/layout/footer.tsx',
    text: 'return hasIcon(network) ? networks[network] : network.charAt(0).toUpperCase() + network.slice(1);',
    instead: 'return Object(networks)[network];',
    tests: layout,
  },
  {
    name: 'the footer has no title of its social media',
    file: 'site/layout/footer.tsx',
    text: '{data?.footerSocialMediaTitle && <h2>{data.footerSocialMediaTitle}</h2>}',
    instead: '{data?.footerSocialMediaTitle && <h2>{data.footerFirstRowTitle}</h2>}',
    tests: layout,
  },
  {
    name: 'the language selector is labelled by the site',
    file: 'site/layout/language-selector.tsx',
    text: 'layout?.data.mainLanguageSelectLabel || messages.language',
    instead: 'messages.language',
    tests: layout,
  },
  {
    name: 'the metaURL of the default language holds for all',
    file: 'site/addresses/origin.ts',
    text: 'setting ?? metaOrigin(content, language) ?? ',
    instead: 'setting ?? ',
    tests: pages,
  },
  {
    name: 'metaURL stands above SITE_URL',
    file: 'site/addresses/origin.ts',
    text: 'setting ?? metaOrigin(content, language) ??',
    instead: 'metaOrigin(content, language) ?? setting ??',
    tests: pages,
  },
  {
    name: 'the sitemap lists every language at one host',
    file: 'site/feeds/sitemap.ts',
    text: 'languageOf(lang) ?? defaultLanguage',
    instead: 'lang ? defaultLanguage : defaultLanguage',
    tests: pages,
  },
  {
    name: 'translations are said to be at this page’s host',
    file: 'site/render/metadata.tsx',
    text: 'href={absolute(address, language)}',
    instead: 'href={absolute(address)}',
    tests: pages,
  },
  {
    name: 'a page that does not describe itself has no description',
    file: 'site/render/metadata.tsx',
    text: 'description: head.description || metaDescription ||',
    instead: 'description: head.description ||',
    tests: pages,
  },
  {
    name: 'a page without a picture has a drawn one, whatever metaImage is',
    file: 'site/render/metadata.tsx',
    text: 'image: head.image ?? metaPicture(metaImage),',
    instead: 'image: head.image ?? metaPicture(metaImage && undefined),',
    tests: pages,
  },
  {
    name: 'metaImage stands above the page’s own picture',
    file: 'site/render/metadata.tsx',
    text: 'image: head.image ?? metaPicture(metaImage),',
    instead: 'image: metaPicture(metaImage) ?? head.image,',
    tests: pages,
  },
  {
    name: 'the title names the site first',
    file: 'site/render/metadata.tsx',
    text: '`${title} | ${name}`',
    instead: '`${name} | ${title}`',
    tests: pages,
  },
  {
    name: 'the card is no photo',
    file: 'site/render/metadata.tsx',
    text: '<meta name="twitter:card" content="photo" />',
    instead: '<meta name="twitter:card" content="summary" />',
    tests: document,
  },
  {
    name: 'phones may zoom without a setting',
    file: 'site/render/document.tsx',
    text: "settings.allowZoom ? '' :",
    instead: "settings.allowZoom !== null ? '' :",
    tests: document,
  },
  {
    name: 'every page asks search engines to stay away',
    file: 'site/render/document.tsx',
    text: "head.noindex ? 'noindex' : 'index'",
    instead: "'noindex'",
    tests: document,
  },
];

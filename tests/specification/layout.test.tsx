import type { LayoutDocument } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import model from '../../customtypes/layout/index.json' with { type: 'json' };
import { link, portrait } from '../../site/examples/example-fields.ts';
import { exampleContext, exampleLayout, examplePaths } from '../../site/examples/examples.ts';
import { Layout } from '../../site/layout/layout.tsx';
import { htmlOf } from '../../site/render/html-of.testing.tsx';

type Data = LayoutDocument['data'];

const listOf = (field: string): Data['footerPolicies'] => [
  { text: `${field} text`, href: link(`https://example.org/${field}`) },
];

/** Every text and picture says which field it is from. */
const marked: Data = {
  ...exampleLayout.data,
  navLogo: portrait('navLogo'),
  footerLogo: portrait('footerLogo'),
  navbarLeftLinks: listOf('navbarLeftLinks'),
  navbarRighLinks: listOf('navbarRighLinks'),
  mainLanguageSelectLabel: 'mainLanguageSelectLabel text',
  footerLogoDescription: 'footerLogoDescription text',
  footerFirstRowTitle: 'footerFirstRowTitle text',
  footerFirstRowLinks: listOf('footerFirstRowLinks'),
  footerSecondRowTitle: 'footerSecondRowTitle text',
  footerSecondRowLinks: listOf('footerSecondRowLinks'),
  footerSocialMediaTitle: 'footerSocialMediaTitle text',
  footerSocialMediaIcons: [{ icon: 'youtube', href: link('https://youtube.example/farol') }],
  footerPolicies: listOf('footerPolicies'),
  metaTitle: 'metaTitle text',
};

const empty: Partial<Data> = {
  navLogo: {},
  footerLogo: {},
  navbarLeftLinks: [],
  navbarRighLinks: [],
  mainLanguageSelectLabel: null,
  footerLogoDescription: null,
  footerFirstRowTitle: null,
  footerFirstRowLinks: [],
  footerSecondRowTitle: null,
  footerSecondRowLinks: [],
  footerSocialMediaTitle: null,
  footerSocialMediaIcons: [],
  footerPolicies: [],
  metaTitle: null,
};

function parts(data: Partial<Data> = {}) {
  const layout = { ...exampleLayout, data: { ...marked, ...data } };
  const html = htmlOf(
    <Layout layout={layout} paths={examplePaths} context={exampleContext()}>
      <p>Content</p>
    </Layout>,
  );
  const between = (tag: string) =>
    html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`) + 1);
  return { bar: between('header'), footer: between('footer'), drawer: between('dialog'), html };
}

const linkTo = (field: string) =>
  `<a href="https://example.org/${field}" rel="noopener">${field} text</a>`;
const logo = (field: string, loading: string) =>
  `<a class="logo" href="/"><img src="/media/portrait-${field}.jpg" alt="A drawn portrait of ${field}" width="800" height="800" ${loading}/></a>`;

describe('the layout document', () => {
  it.each([
    ['navLogo', 'Image'],
    ['footerLogo', 'Image'],
    ['navbarLeftLinks', 'Group'],
    ['navbarRighLinks', 'Group'],
    ['footerLogoDescription', 'Text'],
    ['footerFirstRowTitle', 'Text'],
    ['footerFirstRowLinks', 'Group'],
    ['footerSecondRowTitle', 'Text'],
    ['footerSecondRowLinks', 'Group'],
    ['footerSocialMediaTitle', 'Text'],
    ['footerSocialMediaIcons', 'Group'],
    ['footerPolicies', 'Group'],
    ['mainLanguageSelectLabel', 'Text'],
    ['metaTitle', 'Text'],
    ['metaDescription', 'Text'],
    ['metaImage', 'Image'],
    ['metaURL', 'Text'],
  ])('has the field %s', (field, type) => {
    const fields: Readonly<Record<string, { type: string }>> = Object.assign(
      {},
      ...Object.values(model.json),
    );
    expect(fields[field]?.type).toBe(type);
    expect(Object.keys(fields)).toHaveLength(17);
  });

  it.each([
    ['navbarLeftLinks', model.json.Navigation.navbarLeftLinks, ['text', 'href']],
    ['navbarRighLinks', model.json.Navigation.navbarRighLinks, ['text', 'href']],
    ['footerFirstRowLinks', model.json.Footer.footerFirstRowLinks, ['text', 'href']],
    ['footerSecondRowLinks', model.json.Footer.footerSecondRowLinks, ['text', 'href']],
    ['footerSocialMediaIcons', model.json.Footer.footerSocialMediaIcons, ['icon', 'href']],
    ['footerPolicies', model.json.Footer.footerPolicies, ['text', 'href']],
  ])('has in each of %s what a link needs', (_, { config }, fields) => {
    expect(Object.keys(config.fields)).toEqual(fields);
  });
});

describe('every page', () => {
  it.each([
    ['navLogo', 'bar', logo('navLogo', 'fetchPriority="low"')],
    ['navbarLeftLinks', 'bar', linkTo('navbarLeftLinks')],
    ['navbarRighLinks', 'bar', linkTo('navbarRighLinks')],
    ['navbarLeftLinks', 'drawer', linkTo('navbarLeftLinks')],
    ['navbarRighLinks', 'drawer', linkTo('navbarRighLinks')],
    ['mainLanguageSelectLabel', 'bar', 'mainLanguageSelectLabel text: '],
    ['mainLanguageSelectLabel', 'footer', '<ul aria-label="mainLanguageSelectLabel text">'],
    ['footerLogo', 'footer', logo('footerLogo', 'loading="lazy"')],
    ['footerLogoDescription', 'footer', '<p>footerLogoDescription text</p>'],
    ['footerFirstRowTitle', 'footer', '<h2>footerFirstRowTitle text</h2>'],
    ['footerFirstRowLinks', 'footer', linkTo('footerFirstRowLinks')],
    ['footerSecondRowTitle', 'footer', '<h2>footerSecondRowTitle text</h2>'],
    ['footerSecondRowLinks', 'footer', linkTo('footerSecondRowLinks')],
    ['footerSocialMediaTitle', 'footer', '<h2>footerSocialMediaTitle text</h2>'],
    [
      'footerSocialMediaIcons',
      'footer',
      '<a href="https://youtube.example/farol" target="_blank" rel="noopener"><i class="net-youtube">',
    ],
    ['footerPolicies', 'footer', linkTo('footerPolicies')],
  ] as const)('shows %s in the %s', (_, part, shown) => {
    expect(parts()[part]).toContain(shown);
  });

  it('has the site’s name in the place of a logo that is missing', () => {
    expect(parts({ navLogo: {} }).bar).toContain('<a class="logo" href="/">metaTitle text</a>');
  });

  it('has no link text and no title that the layout document does not give', () => {
    const { bar, footer, drawer } = parts();
    const navigations = [bar, footer, drawer].flatMap((part) =>
      [...part.matchAll(/<nav[\s\S]*?<\/nav>/g)].map(([nav]) => nav),
    );
    expect(navigations).toHaveLength(3);
    const texts = [...navigations, footer].flatMap((part) =>
      [...part.matchAll(/<(?:h\d|li|p)>(?:<a[^>]*>)?([^<]+)</g)].map(([, text]) => text),
    );
    expect(texts.length).toBeGreaterThan(12);
    for (const text of texts) expect(text).toMatch(/^\w+ text$/);
  });

  it('has no link of its own beside those of the layout document, languages, search and home', () => {
    const linksIn = (part: string) =>
      [...part.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
        ([, href, inner = '']) => [href, inner.replace(/<[^>]*>/g, '')].join(' ').trim(),
      );
    const given = (field: string) => `https://example.org/${field} ${field} text`;
    const selector = ['/ English', '/pt Português', '/es Español', '/fr Français'];
    const navigation = [given('navbarLeftLinks'), given('navbarRighLinks')];
    const { bar, footer, drawer, html } = parts();
    expect(linksIn(bar)).toEqual([
      '/',
      ...navigation,
      '/search Search',
      ...selector,
      '#links All links',
    ]);
    expect(linksIn(drawer)).toEqual(navigation);
    expect(linksIn(footer)).toEqual([
      '/',
      given('footerFirstRowLinks'),
      given('footerSecondRowLinks'),
      'https://youtube.example/farol YouTube (opens in a new tab)',
      ...selector,
      given('footerPolicies'),
    ]);
    const context = html.replace(bar, '').replace(footer, '').replace(drawer, '');
    expect(linksIn(context)).toEqual(['#content Skip to content']);
  });

  it.each(Object.entries(empty))('leaves no empty shell of a missing %s', (field, value) => {
    const without: Partial<Data> = { [field]: value };
    const { html } = parts(without);
    expect(html).not.toMatch(/<(ul|h2|p|a|li|div|nav)( [^>]*)?><\/\1>/);
    expect(html).not.toContain(`${field} text`);
    expect(html).not.toContain(`portrait-${field}.jpg`);
    expect(html).not.toMatch(/>(undefined|null)</);
  });

  it('has the links of the bar in the drawer too, and the language selector in bar and footer', () => {
    const { bar, footer, drawer } = parts();
    const navigation = (part: string) => /<ul>.*<\/ul>/.exec(part.split('</nav>')[0] ?? '')?.[0];
    expect(navigation(drawer)).toBe(navigation(bar));
    expect(bar).toContain('<details class="languages">');
    expect(footer).toContain('<details class="languages">');
    expect(drawer).not.toContain(' open');
  });
});

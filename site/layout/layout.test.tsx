import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LayoutDocument } from '@farol/content-model';
import { expect, test } from 'vitest';
import { read } from '../content/document.ts';
import { wireDocument } from '../content/service.testing.ts';
import { validate } from '../content/validate.ts';
import { link } from '../examples/example-fields.ts';
import {
  exampleContext,
  exampleLayout,
  examplePaths,
  exampleSettings,
} from '../examples/examples.ts';
import { htmlOf } from '../render/html-of.testing.tsx';
import { type RenderState, renderParts } from '../render/parts.tsx';
import { atOnce } from '../turns/steps.ts';
import { Layout } from './layout.tsx';

function show(
  data: Partial<LayoutDocument['data']> = {},
  context = exampleContext(),
  layout: LayoutDocument | undefined = exampleLayout,
) {
  const changed = layout && { ...layout, data: { ...layout.data, ...data } };
  return htmlOf(
    <Layout layout={changed} paths={examplePaths} context={context}>
      <p>Content</p>
    </Layout>,
  );
}

const nothing: Partial<LayoutDocument['data']> = {
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

test('begins with a way past the navigation', () => {
  const html = show();
  expect(html).toMatch(/^<a class="skip" href="#content">Skip to content<\/a>/);
  expect(html).toContain('<main id="content" tabindex="-1"><p>Content</p></main>');
});

test('brings the styles of the whole site where no sheet does', () => {
  const stylesWith = (sheet: string | null) => {
    const page: RenderState = { styles: new Map(), sheet, parts: [] };
    const layout = (
      <Layout layout={exampleLayout} paths={examplePaths} context={exampleContext()}>
        <p>Content</p>
      </Layout>
    );
    atOnce(renderParts(layout, page));
    return [...page.styles.keys()];
  };
  const wanted = ['base', 'blocks', 'below', 'Footer'];
  expect(stylesWith(null)).toEqual(expect.arrayContaining(wanted));
  expect(stylesWith('/assets/whole.css').filter((name) => wanted.includes(name))).toEqual(['base']);
});

test('has logo, left links, right links and language selector in the bar', () => {
  const bar = show().split('</header>')[0] ?? '';
  expect(bar).toContain('<a class="logo" href="/"><img');
  expect(bar).toMatch(/Programs<\/a>.*Contact<\/a>.*<\/ul><ul>.*Prices<\/a>/);
  expect(bar).toContain('<details class="languages">');
});

test('marks the link to the page one is on', () => {
  const html = show({}, exampleContext({ path: '/programs' }));
  expect(html).toContain('<a href="/programs" aria-current="page">Programs</a>');
});

test('opens the drawer by a command, and leaves a way to all links without script', () => {
  const html = show();
  expect(html).toContain('command="show-modal" commandfor="menu"');
  expect(html).toContain('<dialog id="menu" class="drawer night unprinted" closedby="any"');
  expect(html).toMatch(/<noscript><a class="tool menu" href="#links">/);
  expect(html).toContain('id="links"');
});

test('offers every language by its own name with its flag in two widths', () => {
  const html = show();
  for (const [key, code, name, country] of [
    ['en', 'en-us', 'English', 'us'],
    ['pt', 'pt-br', 'Português', 'br'],
    ['es', 'es-es', 'Español', 'es'],
    ['fr', 'fr-fr', 'Français', 'fr'],
  ] as const) {
    const current = key === 'en' ? ' aria-current="true"' : '';
    const start = `<a href="${examplePaths[key]}" lang="${code}" hrefLang="${code}" data-language="${key}"${current}>`;
    expect(html).toContain(start);
    expect(html).toContain(`${name}</a>`);
    expect(html).toContain(`src="/flags/w20/${country}.png" srcSet="/flags/w40/${country}.png 2x"`);
  }
});

test('labels the selector as the layout says, or in the page’s language', () => {
  expect(show({ mainLanguageSelectLabel: 'Tongue' })).toContain('>Tongue: </span>');
  expect(show({ mainLanguageSelectLabel: null })).toContain('>Language: </span>');
});

test('takes flags from the host of the settings', () => {
  const settings = { ...exampleSettings, flagHost: 'https://flags.example' };
  expect(show({}, exampleContext({ settings }))).toContain('https://flags.example/w20/us.png');
});

test('opens social media in a new tab that cannot reach back', () => {
  expect(show()).toMatch(
    /<a href="https:\/\/instagram.example\/farol" target="_blank" rel="noopener"><i class="net-instagram"><\/i><span class="unseen">Instagram \(opens in a new tab\)/,
  );
});

test('gives a network that has no drawn icon a name and a plain one', () => {
  const href = link('https://social.example/@farol');
  // Prismic's models are an editor's, who may add networks to the list.
  const icons = ['pinterest', 'constructor', 'youtube'].map((icon) => ({ icon, href }));
  const validated = validate(
    wireDocument({ id: 'l', uid: null, type: 'layout', data: { footerSocialMediaIcons: icons } }),
  );
  if (validated.kind !== 'document' || validated.document.type !== 'layout')
    throw new Error('No layout');
  const html = show(read(validated.document).data);
  expect(html).toContain('<i></i><span class="unseen">Pinterest (opens in a new tab)</span>');
  expect(html).toContain('<i></i><span class="unseen">Constructor (opens in a new tab)</span>');
  expect(html).toContain('<i class="net-youtube"></i><span class="unseen">YouTube (opens');
  const style = readFileSync(resolve(import.meta.dirname, 'networks.css'), 'utf8');
  expect(style).toMatch(/\.foot-social i \{[^}]*mask: var\(--net, var\(--net-other\)\)/);
  expect(style).toMatch(/--net-other: url\("data:image\/svg\+xml,<svg/);
});

test('leaves no empty shell of what the editor left out', () => {
  const html = show(nothing);
  expect(html).not.toMatch(/<(ul|h2|p|a|li|div)( [^>]*)?><\/\1>/);
  expect(html).not.toContain('class="logo"');
  expect(html).not.toMatch(/undefined|null/);
});

test('stands without any layout document', () => {
  const html = show({}, exampleContext(), undefined);
  expect(html).toContain('<p>Content</p>');
  expect(html).toContain('<details class="languages">');
});

test('leaves out links without a text and keeps the text of broken ones', () => {
  const html = show({
    navbarLeftLinks: [
      { text: null, href: link('/nowhere') },
      { text: 'Broken', href: { link_type: 'Any' } },
    ],
  });
  expect(html).not.toContain('/nowhere');
  expect(html).toContain('<li>Broken</li>');
});

test('says which language a borrowed layout is in', () => {
  const html = show({}, exampleContext({}, 'fr'));
  expect(html).toContain('<header class="bar unprinted" lang="en-us">');
  expect(html).toContain('<footer class="foot night unprinted" lang="en-us">');
  expect(show()).toContain('<header class="bar unprinted">');
});

test('asks for consent only where there is something to consent to', () => {
  expect(show()).not.toContain('id="consent"');
  const tagManager = { id: 'GTM-TEST', auth: null, preview: null };
  const asking = exampleContext({ settings: { ...exampleSettings, tagManager } });
  expect(show({}, asking)).toMatch(/<section id="consent"[^>]* hidden="">/);
  expect(show({}, asking)).toContain('data-consent="ask"');
  expect(show({}, asking)).toContain('data-consent="granted">Yes, count mine</button>');
  expect(show({}, asking)).toContain('data-consent="denied">No, thanks</button>');
  const settings = { ...exampleSettings, tagManager, consent: 'off' as const };
  expect(show({}, exampleContext({ settings }))).not.toContain('data-consent');
});

test('asks for advertising as a choice of its own, with nothing chosen before, where a setting says so', () => {
  const tagManager = { id: 'GTM-TEST', auth: null, preview: null };
  const settings = { ...exampleSettings, tagManager, consent: 'advertising' as const };
  const html = show({}, exampleContext({ settings }));
  expect(html).toContain('<input type="checkbox" data-consent-to="counting"/>');
  expect(html).toContain('<input type="checkbox" data-consent-to="advertising"/>');
  expect(html).toContain('data-consent="chosen">Save my choice</button>');
  expect(html).toContain('data-consent="denied">No, thanks</button>');
  expect(html).not.toContain('data-consent="granted"');
  const counting = { ...settings, consent: 'on' as const };
  expect(show({}, exampleContext({ settings: counting }))).not.toContain('data-consent-to');
});

test('hides the colour switch until a script can answer it', () => {
  expect(show()).toContain('class="tool mode needs-script" aria-pressed="false"');
});

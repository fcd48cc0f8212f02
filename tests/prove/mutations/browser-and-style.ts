import type { Mutation } from './mutation.ts';

const style = ['tests/specification/style.test.ts'];
const browser = ['tests/specification/browser.test.ts'];
const tags = ['tests/specification/tag-manager.test.ts', 'site/layout/layout.test.tsx'];
const preview = ['tests/specification/preview.test.ts', 'site/browser/browser.test.ts'];

export const browserAndStyle: readonly Mutation[] = [
  {
    name: 'the bar has a shade at first',
    file: 'site/layout/navbar.css',
    text: '  inset: 0 0 auto;\n  color: var(--cream);',
    instead:
      '  inset: 0 0 auto;\n  background: linear-gradient(#071d3066, #071d3000);\n  color: var(--cream);',
    tests: style,
  },
  {
    name: 'the row of the bar is a veil of half a colour',
    file: 'site/layout/navbar.css',
    text: '.bar-row {\n  display: flex;',
    instead: '.bar-row {\n  background: #071d3080;\n  display: flex;',
    tests: style,
  },
  {
    name: 'the bar stays where the page begins',
    file: 'site/layout/navbar.css',
    text: '  position: fixed;',
    instead: '  position: absolute;',
    tests: style,
  },
  {
    name: 'the bar is solid from 40 px on',
    file: 'site/layout/navbar.css',
    text: 'animation-range: 50.1px 50.2px;',
    instead: 'animation-range: 40.1px 40.2px;',
    tests: style,
  },
  {
    name: 'the bar is solid at 50 px, by script',
    file: 'site/browser/navbar.ts',
    text: 'scrollY > 50',
    instead: 'scrollY >= 50',
    tests: browser,
  },
  {
    name: 'the bar of a page that opens scrolled is clear at its first paint',
    file: 'site/browser/early.ts',
    text: 'if (scrollY > 50 &&',
    instead: 'if (scrollY > 5000 &&',
    tests: browser,
  },
  {
    name: 'the base size grows with the window',
    file: 'site/style/tokens.css',
    text: '--t0: 1rem;',
    instead: '--t0: clamp(1rem, 0.96rem + 0.2vw, 1.125rem);',
    tests: style,
  },
  {
    name: 'another rule sets the base size',
    file: 'site/layout/layout.css',
    text: '.skip {',
    instead: 'body {\n  font-size: 1.1rem;\n}\n.skip {',
    tests: style,
  },
  {
    name: 'a style asks for a width that is no breakpoint',
    file: 'site/layout/navbar.css',
    text: '@media (max-width: 61.99em) {',
    instead: '@media (max-width: 60em) {',
    tests: style,
  },
  {
    name: 'colours follow the system',
    file: 'site/style/tokens.css',
    text: 'html[data-mode="dark"] {',
    instead:
      '@media (prefers-color-scheme: dark) {\n  :root {\n    color-scheme: dark;\n  }\n}\nhtml[data-mode="dark"] {',
    tests: style,
  },
  {
    name: 'the colour mode of the first paint is not the one that is kept',
    file: 'site/browser/early.ts',
    text: "getItem('colour-mode') === 'dark'",
    instead: "getItem('mode') === 'dark'",
    tests: browser,
  },
  {
    name: 'the choice of colours is not kept',
    file: 'site/browser/colour-mode.ts',
    text: "      remember('colour-mode', mode);\n",
    instead: '',
    tests: browser,
  },
  {
    name: 'a yes to counting grants advertising',
    file: 'site/browser/consent.ts',
    text: "advertises ? advertising : 'denied'",
    instead: "counting === 'granted' ? 'granted' : advertises ? advertising : 'denied'",
    tests: tags,
  },
  {
    name: 'where nobody is asked, advertising is granted',
    file: 'site/browser/consent.ts',
    text: "consentState(asks ? 'denied' : 'granted', 'denied')",
    instead: "consentState(asks ? 'denied' : 'granted', asks ? 'denied' : 'granted')",
    tests: tags,
  },
  {
    name: 'advertising is ticked before anybody chose it',
    file: 'site/layout/consent-notice.tsx',
    text: '<input type="checkbox" data-consent-to={name} />',
    instead: '<input type="checkbox" defaultChecked data-consent-to={name} />',
    tests: tags,
  },
  {
    name: 'the tag manager is loaded without its environment',
    file: 'site/browser/consent.ts',
    text: "    query.set('gtm_preview', preview);\n",
    instead: '',
    tests: tags,
  },
  {
    name: 'a hosts’ setting lets tags be framed by nobody',
    file: 'site/http/security-headers.ts',
    text: 'listed(playerOrigins, tagManager && tags, prismicToolbar)',
    instead: 'listed(playerOrigins, prismicToolbar)',
    tests: ['site/http/security-headers.test.ts'],
  },
  {
    name: 'the end event does not end the preview',
    file: 'site/browser/preview.ts',
    text: "on('prismicPreviewEnd', endPreview);",
    instead: "on('prismicPreviewEnded', endPreview);",
    tests: preview,
  },
  {
    name: 'a preview that did not start is called started',
    file: 'site/browser/preview.ts',
    text: '({ redirected }) => redirected',
    instead: '({ ok }) => ok',
    tests: preview,
  },
];

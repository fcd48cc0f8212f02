import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const site = resolve(import.meta.dirname, '../../site');
const read = (file: string) => readFileSync(`${site}/${file}`, 'utf8');
const files = (pattern: string) =>
  globSync(pattern, { cwd: site, exclude: ['**/node_modules/**', '**/dist/**'] });

/** What is for visitors whose system gives all colors stands apart. */
const withoutForcedColors = (css: string) =>
  css.replace(/@media \(forced-colors: active\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

/** The one line that names them; media queries cannot read it from anywhere else. */
const [table = ''] = read('style/tokens.css').split('\n');
const breakpoints = new Map(
  [...table.matchAll(/(\w+) (\d+)em/g)].map(([, name = '', width]) => [name, Number(width)]),
);

describe('the breakpoints', () => {
  it.each([
    ['sm', 30],
    ['md', 48],
    ['lg', 62],
    ['xl', 80],
    ['2xl', 96],
  ])('have %s at %iem', (name, width) => {
    expect(breakpoints.get(name)).toBe(width);
    expect(breakpoints.size).toBe(5);
  });

  it('are the only widths that styles and pictures ask for', () => {
    const allowed = new Set([...breakpoints.values()].flatMap((width) => [width, width - 0.01]));
    const asked = [...files('**/*.css'), ...files('**/*.tsx')].flatMap((file) =>
      [...read(file).matchAll(/\((?:min|max)-width: ?([\d.]+)(\w+)\)/g)].map(([, width, unit]) => ({
        file,
        width: Number(width),
        unit,
      })),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ width, unit }) => unit !== 'em' || !allowed.has(width))).toEqual([]);
  });

  it('move the links of the bar into the drawer below the large one', () => {
    const [narrow = '', wide = ''] = read('layout/navbar.css').split('@media (min-width: 62em)');
    expect(narrow).toMatch(/\.bar nav \{\s*display: none;/);
    expect(wide).toMatch(/\.bar nav,\s*\.bar nav ul \{\s*display: flex;/);
    expect(wide).toMatch(/\.bar \.menu \{\s*display: none;/);
  });
});

describe('the base size', () => {
  it('is 16 px, as browsers have it, and nothing sets another one', () => {
    const base = read('style/base.css');
    expect(base).toMatch(/\n {2}html \{[^}]*font: 400 100% \/ /);
    expect(base).toMatch(/\n {2}body \{\s*font-size: var\(--t0\);/);
    expect(read('style/tokens.css').match(/--t0:[^;]*;/g)).toEqual(['--t0: 1rem;']);
    // On paper it has one of its own.
    const onScreen = files('**/*.css').filter((file) => file !== 'style/print.css');
    const sized = onScreen.flatMap((file) =>
      [...read(file).matchAll(/([^{};]*)\{([^{}]*)\}/g)]
        .filter(([, selector = '']) => /(?:^|[\s,])(?:html|:root|body)\s*(?:,|$)/.test(selector))
        .flatMap(([, , rule = '']) => rule.match(/(?:^|\s)font(?:-size)?:[^;]*/g) ?? [])
        .map((rule) => `${file}: ${rule.trim()}`),
    );
    expect(sized).toEqual([
      'style/base.css: font: 400 100% / 1.6 var(--font-text)',
      'style/base.css: font-size: var(--t0)',
    ]);
  });
});

describe('the colours', () => {
  it('are light unless the page is marked dark, and never the system’s', () => {
    const tokens = read('style/tokens.css');
    expect(tokens).toMatch(/:root \{\s*color-scheme: light;/);
    expect(tokens).toMatch(/html\[data-mode="dark"\] \{\s*color-scheme: dark;/);
    const sources = ['**/*.css', '**/*.ts', '**/*.tsx'].flatMap(files);
    expect(sources.length).toBeGreaterThan(100);
    for (const file of sources)
      expect(read(file), file).not.toMatch(/prefers-color-scheme|light-dark\(/);
  });
});

describe('the bar', () => {
  it('is fixed at the top, clear up to 50 px, and dark where the page is scrolled further', () => {
    const style = read('layout/navbar.css');
    expect(style).toMatch(/^\.bar \{\s*position: fixed;[^}]*inset: 0 0 auto;/);
    expect(style).toContain('animation-range: 50.1px 50.2px;');
    expect(style).toMatch(/html\[data-scrolled\] \.bar \{\s*background: var\(--night\);/);
    expect(style).toMatch(/@keyframes bar-solid \{\s*to \{\s*background: var\(--night\);/);
    // Nothing else gives the bar or its row a ground or a veil, unless a visitor has colors of their own.
    const grounds = files('**/*.css').flatMap((file) =>
      [...withoutForcedColors(read(file)).matchAll(/([^{}]*)\{([^{}]*)\}/g)]
        .filter(([, selector = '']) =>
          /(?:\.bar|\.bar-row|header)(?:::\w+)?\s*(?:,|$)/m.test(selector),
        )
        .flatMap(([, selector = '', rule = '']) =>
          (rule.match(/(?:background|backdrop-filter|box-shadow|opacity)[\w-]*:[^;]*/g) ?? []).map(
            (declaration) => `${selector.trim()} ${declaration}`,
          ),
        ),
    );
    expect(grounds).toEqual(['html[data-scrolled] .bar background: var(--night)']);
  });
});

describe('motion', () => {
  /** A sheet without the blocks of a media query. */
  function without(query: string, sheet: string): string {
    const start = sheet.indexOf(`@media ${query} {`);
    if (start < 0) return sheet;
    let end = sheet.indexOf('{', start) + 1;
    for (let depth = 1; depth > 0; end += 1) {
      if (end >= sheet.length) throw new Error(`${query} is not closed.`);
      depth += { '{': 1, '}': -1 }[sheet[end] ?? ''] ?? 0;
    }
    return without(query, sheet.slice(0, start) + sheet.slice(end));
  }
  const sheets = files('**/*.css').map((file) => ({ file, sheet: read(file) }));

  it('is nothing that runs by itself for those who asked for none', () => {
    const running = sheets.flatMap(({ file, sheet }) =>
      [...without('(prefers-reduced-motion: no-preference)', sheet).matchAll(/animation: (\S+)/g)]
        .filter(([, name]) => name !== 'none;')
        .map(([, name]) => `${file}: ${name}`),
    );
    // The ground of the bar, which follows the scroll position: nothing of it moves.
    expect(running).toEqual(['layout/navbar.css: bar-solid']);
    expect(sheets.filter(({ sheet }) => /animation: (?!none)/.test(sheet)).length).toBeGreaterThan(
      2,
    );
  });

  it('is no passing from one state or page to the next for those who asked for none', () => {
    const base = read('style/base.css');
    expect(base).toMatch(/^@view-transition \{\s*navigation: auto;/m);
    const [, reduced = ''] = base.split('@media (prefers-reduced-motion: reduce) {');
    expect(reduced).toMatch(/@view-transition \{\s*navigation: none;/);
    expect(reduced).toMatch(/\*,\s*::before,\s*::after \{\s*transition: none !important;/);
    for (const { file, sheet } of sheets)
      expect(without('(prefers-reduced-motion: no-preference)', sheet), file).not.toMatch(
        /scroll-behavior: smooth/,
      );
    for (const file of ['**/*.ts', '**/*.tsx'].flatMap(files))
      expect(read(file), file).not.toMatch(/behavior: ['"]smooth|startViewTransition/);
  });
});

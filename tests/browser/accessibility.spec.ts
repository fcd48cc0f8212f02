import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allHeadings, brokenWords, brokenWordsOf } from './broken-words.ts';
import { allPaths } from './crawl.ts';
import { type Kind, kindsOfPages } from './kinds.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { openLaidOut, openWith } from './settled.ts';
import { findInEach, openToShow } from './show.ts';
import { expect, home, languages, test } from './site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The one rule that is off: the specification asks for scaling to be disabled. */
const off = ['meta-viewport', 'meta-viewport-large'];

/** The rules that look at colours, and take half of the time. */
const ofColours = ['color-contrast', 'link-in-text-block'];

type Rules = 'all' | 'of colours' | 'others';

async function violations(page: Page, rules: Rules = 'all', part = 'html'): Promise<string[]> {
  // No page has frames, so that the quicker way sees as much; what holds is not written down.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], preload: false });
  if (rules === 'of colours') axe.withRules(ofColours);
  else axe.withTags(standards).disableRules(rules === 'all' ? off : [...off, ...ofColours]);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target} ${failureSummary}`),
  );
}

/**
 * Nothing moves, and the bar stands where it is seen: of what is fixed, axe takes the middle of the page for its
 * ground, though it lies on the top of it.
 */
async function settled(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const bar of document.querySelectorAll<HTMLElement>('header.bar'))
      bar.style.position = 'absolute';
  });
}

const kinds: readonly Kind[] = [
  'home',
  'programs',
  'program',
  'articles',
  'article',
  'page',
  'destinations',
  'destination',
  'parents',
  'contact',
  'search',
  'found',
  'nothing',
];

/** A page's own switch of colours changes them, and nothing else of the page. */
async function switchColours(page: Page): Promise<void> {
  const others = () =>
    page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      copy.removeAttribute('data-mode');
      for (const each of copy.querySelectorAll('[data-colour-mode]'))
        each.removeAttribute('aria-pressed');
      return copy.outerHTML;
    });
  const before = await others();
  await page.locator('[data-colour-mode]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(await others()).toBe(before);
}

/** What the switch does, where it cannot be reached beside what is open. */
async function becomeDark(page: Page): Promise<void> {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'));
  await expect.poll(ground).not.toBe(light);
}

/** Each way in which a page sets words: colour and size, on which grounds, from the words outwards. */
function waysOfSetting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ways = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasWords = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      if (!hasWords || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const way = [color, fontSize, fontWeight, textDecorationLine];
      for (let context: Element | null = element; context; context = context.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(context);
        way.push(context.tagName, backgroundColor, backgroundImage, opacity);
      }
      ways.add(way.join(' '));
    }
    return [...ways];
  });
}

const modes = ['light', 'dark'] as const;

/** One run of axe for all of them, as each run reads the whole page and axe itself. */
function rulesFor(mode: (typeof modes)[number], isNew: boolean): Rules | undefined {
  if (mode === 'light') return isNew ? 'all' : 'others';
  return isNew ? 'of colours' : undefined;
}

/** The ways of setting words whose colours were looked at already. */
const lookedAt = { light: new Set<string>(), dark: new Set<string>() };

for (const kind of kinds)
  test(`no violation on any page, in any language and mode: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const addresses = await kindsOfPages();
    const faults: string[] = [];
    for (const language of languages) {
      await page.goto(addresses[kind][language]);
      await settled(page);
      for (const mode of modes) {
        if (mode === 'dark') await switchColours(page);
        // Modes differ in colours only, and words in the same colours on the same grounds are as legible in any language.
        const isNew = (await waysOfSetting(page)).filter((way) => !lookedAt[mode].has(way));
        for (const way of isNew) lookedAt[mode].add(way);
        const rules = rulesFor(mode, isNew.length > 0);
        const found = rules ? await violations(page, rules) : [];
        faults.push(...found.map((each) => `${language}, ${mode}: ${each}`));
      }
      await page.evaluate(() => localStorage.removeItem('colour-mode'));
    }
    expect(faults).toEqual([]);
  });

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

interface Opening {
  window: { width: number; height: number };
  path(kinds: Awaited<ReturnType<typeof kindsOfPages>>): string;
  part?: 'gallery';
  open(page: Page): Promise<void>;
}

const openings: Record<string, Opening> = {
  drawer: {
    window: phone,
    path: () => '/',
    async open(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'language selector': {
    window: laptop,
    path: () => '/programs',
    async open(page) {
      await page.locator('header details summary').first().click();
      await page.locator('footer details summary').click();
    },
  },
  gallery: {
    window: laptop,
    path: ({ program }) => program.en,
    part: 'gallery',
    async open(page) {
      await page.locator('[data-gallery] a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'saved programs side by side': {
    window: laptop,
    path: ({ program }) => program.en,
    async open(page) {
      await page.locator('[data-act=compare]').click();
      await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(2);
    },
  },
  'filters on a phone': {
    window: phone,
    path: () => '/programs?kind=au_pair',
    async open(page) {
      await page.locator('.finder-filters > summary').click();
      await expect(page.locator('.finder-live')).toBeVisible();
    },
  },
};

for (const [name, { window, path, part, open }] of Object.entries(openings))
  test(`what opens has no violation: ${name}`, async ({ page }) => {
    const addresses = await kindsOfPages();
    await page.addInitScript(
      (paths) => localStorage.setItem('shortlist', paths),
      `${addresses.program.en} ${addresses.journey.en}`,
    );
    await page.setViewportSize(window);
    await openWith(page, path(addresses), part);
    await settled(page);
    await open(page);
    expect(await violations(page)).toEqual([]);
    await becomeDark(page);
    expect(await violations(page, 'of colours')).toEqual([]);
  });

/** How far a page goes beyond the window, and what of it does. */
function beyond(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = wide.slice(0, 3).map(({ tagName, className }) => `${tagName}.${className}`);
  return [`${scrollWidth - clientWidth} px: ${names.join(', ')}`];
}

/** Posters that lie on one another: they hang shifted, and a shift takes no room. */
function covering(): string[] {
  const boxes = [...document.querySelectorAll('.wall li')].map((poster) => ({
    name: poster.textContent?.slice(0, 30),
    box: poster.getBoundingClientRect(),
  }));
  return boxes.flatMap(({ name, box }, at) =>
    boxes
      .slice(at + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > -2,
      )
      .map((other) => `${name} and ${other.name} touch`),
  );
}

/** The room between letters, words, lines and paragraphs that a visitor may ask for. */
const wideSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }
`;

/** How wide a window is, and how large and wide the text that its visitor chose; in the last as browsers come. */
const windows = [
  { name: 'the narrowest phone', width: 320, text: 1, spacing: '' },
  { name: 'the narrowest phone with spaced text', width: 320, text: 1, spacing: wideSpacing },
  { name: 'a phone', width: 390, text: 1, spacing: '' },
  { name: 'a phone on its side', width: 700, text: 1, spacing: '' },
  { name: 'a phone with text twice as large', width: 390, text: 2, spacing: '' },
  { name: 'a tablet with spaced text', width: 768, text: 1, spacing: wideSpacing },
  { name: 'a laptop with spaced text', width: 1280, text: 1, spacing: wideSpacing },
  { name: 'a laptop with text twice as large', width: 1280, text: 2, spacing: '' },
  { name: 'a very wide screen', width: 2560, text: 1, spacing: '' },
] as const;

/** Adds to the styles of the page, or takes away what was added; by a sheet, as its policy forbids other ways. */
const style = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const language of ['pt', 'fr'] as const)
  test(`no page is wider than its window and no poster covers another, with larger or spaced text neither, ${language}`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const addresses = await kindsOfPages();
    // The board of a journey has the longest dates, the page of prices the tables.
    const paths = ([...kinds, 'journey', 'prices'] as const).map(
      (kind) => addresses[kind][language],
    );
    const faults: string[] = [];
    await openToShow(page, paths);
    await page.evaluate((path) => window.show(path), addresses.prices[language]);
    await expect(page.locator('.table-two').first()).toBeVisible();
    for (const { name, width, text, spacing } of windows) {
      await page.setViewportSize({ width, height: 800 });
      await style(page, spacing);
      // What a visitor sets as the size of letters: every measure of the pages follows it.
      await session.send('Page.setFontSizes', {
        fontSizes: { standard: 16 * text, fixed: 13 * text },
      });
      await expect(page.locator('html')).toHaveCSS('font-size', `${16 * text}px`);
      const titles = text > 1 ? ([[brokenWordsOf, 'h1, .table :is(td, th)']] as const) : [];
      const found = await findInEach(page, paths, beyond, covering, ...titles);
      faults.push(...found.map((each) => `${name}, ${each}`));
    }
    expect(faults).toEqual([]);
  });

/** Puts a word of sixty letters into every text that editors may write; where it is cut off at the window. */
function cutOff(): string[] {
  const fixed = '.unseen, svg, option, thead, .numbers, .board :is(th, td:not(:has(a)))';
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: [Text, Element][] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (text instanceof Text && element?.checkVisibility() && !element.closest(fixed))
      found.push([text, element]);
  }
  for (const [text] of found) if (/\p{L}{3}/u.test(text.data)) text.data = 'abcdefghij'.repeat(6);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const cut = found.flatMap(([text, element]) => {
    const range = document.createRange();
    range.selectNode(text);
    const { left, right } = range.getBoundingClientRect();
    const isSeen = left >= -1 && right <= document.documentElement.clientWidth + 1;
    return isSeen || scrolls(element)
      ? []
      : [`${element.tagName} in ${element.closest('[class]')?.className}`];
  });
  return [...new Set(cut)];
}

test('a word of sixty letters leaves no page', async ({ page }) => {
  const addresses = await kindsOfPages();
  const paths = kinds.map((kind) => addresses[kind].en);
  const faults: string[] = [];
  await openToShow(page, paths);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await findInEach(page, paths, cutOff, beyond);
    faults.push(...found.map((each) => `${width} px, ${each}`));
  }
  expect(faults).toEqual([]);
});

for (const language of languages)
  test(`with larger text no word of a heading, the menu or a dialog is broken on a phone, ${language}`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await page.setViewportSize({ width: 390, height: 800 });
    const addresses = await kindsOfPages();
    const paths = kinds.map((kind) => addresses[kind][language]);
    const faults: string[] = [];
    // The usual size comes last: the next pages have what was set.
    for (const standard of [24, 16]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await openToShow(page, paths);
      await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
      const found = await findInEach(page, paths, [brokenWordsOf, allHeadings]);
      faults.push(...found.map((each) => `${standard} px, ${each}`));
      await openLaidOut(page, addresses.nothing[language]);
      await page.locator('.bar .menu:visible').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      faults.push(...(await brokenWords(page, '.drawer a')));
      await openLaidOut(page, addresses.programs[language]);
      await page.locator('[data-act=compare]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      faults.push(...(await brokenWords(page, '.sheet h2')));
    }
    expect(faults).toEqual([]);
  });

/** Where nobody tells a story who could be named. */
const nobodyIn = (named: string) => (document.querySelector(named) ? [] : ['nobody tells a story']);

test('with text twice as large whoever tells a story is named in whole words', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await page.setViewportSize({ width: 390, height: 800 });
  const { home, program, destination } = await kindsOfPages();
  const paths = [home, program, destination].flatMap((each) => Object.values(each));
  const named = '.postcard figcaption';
  const faults: string[] = [];
  await openToShow(page, paths);
  for (const standard of [32, 16]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
    const found = await findInEach(page, paths, [nobodyIn, named], [brokenWordsOf, named]);
    faults.push(...found.map((each) => `${standard} px, ${each}`));
  }
  expect(faults).toEqual([]);
});

const visible = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => `${textContent} is there`);

for (const language of languages)
  test(`on paper no title is broken and nothing is to be pressed, ${language}`, async ({
    page,
  }) => {
    const { home, programs, destination } = await kindsOfPages();
    const paths = [home, programs, destination].map((each) => each[language]);
    await page.setViewportSize({ width: 680, height: 1000 });
    await openToShow(page, paths);
    await page.emulateMedia({ media: 'print' });
    const found = await findInEach(page, paths, [brokenWordsOf, allHeadings], [visible, '.button']);
    expect(found).toEqual([]);
  });

for (const part of [0, 1, 2, 3])
  test(`no word of a heading is broken, on any page: part ${part + 1} of 4`, async ({ page }) => {
    const paths = (await allPaths()).filter((_, at) => at % 4 === part);
    expect(paths.length).toBeGreaterThan(30);
    const faults: string[] = [];
    await openToShow(page, paths);
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await findInEach(page, paths, [brokenWordsOf, allHeadings]);
      faults.push(...found.map((each) => `${width} px, ${each}`));
    }
    expect(faults).toEqual([]);
  });

test.describe('the consent notice', () => {
  let counting: OwnSite;
  test.beforeAll(async () => {
    counting = await startOwnSite({ GTM_ID: 'GTM-TEST123' });
  });
  test.afterAll(() => counting.stop());

  for (const width of [390, 1280])
    test(`has no violation in any language, ${width} px`, async ({ page }) => {
      await page.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.setViewportSize({ width, height: 844 });
      const faults: string[] = [];
      for (const language of languages) {
        await page.goto(counting.address + home[language]);
        await settled(page);
        await expect(page.locator('#consent')).toBeVisible();
        const light = await violations(page, 'all', '#consent');
        await becomeDark(page);
        const dark = await violations(page, 'of colours', '#consent');
        faults.push(...light.map((each) => `${language}: ${each}`));
        faults.push(...dark.map((each) => `${language}, dark: ${each}`));
      }
      expect(faults).toEqual([]);
    });
});

test('the networks are seen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const colours = await page
    .locator('.foot-social i')
    .evaluateAll((icons) =>
      [...icons, document.body].map((each) => getComputedStyle(each).backgroundColor),
    );
  const ground = colours.pop();
  expect(colours).toHaveLength(4);
  expect(colours).not.toContain(ground);
});

test('the signs of the bar are seen on a hero in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('.bar-row')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the logo, the actions and the ways between steps are seen in forced colors', async ({
  page,
}) => {
  const inForcedColors = async (path: string) => {
    await page.goto(path);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  };
  await inForcedColors('/how-it-works');
  const ground = 'rgb(7, 29, 48)';
  for (const logo of await page.locator('.logo img').all())
    await expect(logo).toHaveCSS('background-color', ground);
  expect(
    await page
      .locator('.steps li')
      .first()
      .evaluate((step) => getComputedStyle(step, '::after').borderBottomColor),
  ).toBe('rgba(0, 0, 0, 0)');
  await inForcedColors('/programs/portuguese-course-lisbon');
  const colours = await page
    .locator('.acts button')
    .evaluateAll((buttons) => [
      ...buttons.map((button) => getComputedStyle(button, '::before').backgroundColor),
      getComputedStyle(document.body).backgroundColor,
    ]);
  const paper = colours.pop();
  expect(colours.length).toBeGreaterThan(0);
  expect(colours).not.toContain(paper);
});

test('the field of the search is seen in forced colors', async ({ page }) => {
  await page.goto('/search');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  const field = page.locator('.search-field input');
  await expect(field).toHaveCSS('border-top-style', 'solid');
  await expect(field).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});

test('by keyboard alone, from the home page to a person', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return {
        tag: element?.tagName ?? '',
        text: element?.textContent?.trim() ?? '',
        href: element?.getAttribute('href') ?? '',
      };
    });
  /** Tabs on until the focus is at what is looked for; every stop on the way must be seen. */
  const tabTo = async (is: (now: Awaited<ReturnType<typeof focused>>) => boolean) => {
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const now = await focused();
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return true;
        const { width, height } = element.getBoundingClientRect();
        const { outlineStyle } = getComputedStyle(element);
        return width > 0 && height > 0 && outlineStyle !== 'none';
      });
      expect(seen, `the focus is seen on ${now.tag} ${now.text.slice(0, 40)}`).toBe(true);
      if (is(now)) return;
    }
    throw new Error('The focus never came there.');
  };

  await page.keyboard.press('Tab');
  expect((await focused()).href).toBe('#content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(({ href }) => href.startsWith('/programs/'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/programs/*');
  await tabTo(({ href }) => href === '#talk');
  await page.keyboard.press('Enter');
  await expect(page.locator('#talk')).toBeInViewport();
  await tabTo(({ href }) => href.startsWith('tel:'));
  await expect(page.locator('#talk a[href^="tel:"]')).toBeFocused();
  await expect(page.locator('#talk a[href^="tel:"]')).toBeInViewport();
});

/** The least contrast of the lines of text on a picture with what is behind them; a few pixels may be lighter. */
async function leastContrastOnHero(page: Page, reader: Page): Promise<number> {
  const hero = page.locator('.hero').first();
  const lines = await hero.evaluate((element) => {
    const range = document.createRange();
    const { left, top } = element.getBoundingClientRect();
    return [...element.querySelectorAll('h1, h2, p, nav a')].flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x - left,
        y: y - top,
        width,
        height,
      }));
    });
  });
  expect(lines.length).toBeGreaterThan(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.bar { display: none } .hero-text > *, .hero ~ * { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await hero.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return reader.evaluate(
    async ({ base64, lines }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const linear = (value: number) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (red = 0, green = 0, blue = 0) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const cream = luminance(255, 246, 227);
      const contrasts = lines
        .filter(({ width, height }) => width >= 1 && height >= 1)
        .map(({ x, y, width, height }) => {
          const data = context?.getImageData(x, y, width, height).data ?? [];
          // Every fifth pixel.
          const all = Float32Array.from({ length: Math.floor(data.length / 20) }, (_, at) =>
            luminance(data[at * 20], data[at * 20 + 1], data[at * 20 + 2]),
          ).sort();
          const lightest = all[Math.floor(all.length * 0.998)] ?? 1;
          return (cream + 0.05) / (lightest + 0.05);
        });
      return Math.min(...contrasts);
    },
    { base64: picture.toString('base64'), lines },
  );
}

const tablet = { width: 1024, height: 720 };
const screen = { width: 1920, height: 1080 };

async function expectReadableHero(
  page: Page,
  reader: Page,
  windows: readonly { width: number; height: number }[],
): Promise<void> {
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.querySelector<HTMLImageElement>('.hero img')?.decode());
    const contrast = await leastContrastOnHero(page, reader);
    expect(contrast, `${page.url()} at ${width} x ${height}`).toBeGreaterThanOrEqual(4.5);
  }
}

for (const [name, paths] of [
  ['a picture of snow', ['/programs/gap-year-patagonia-antarctica']],
  ['a white picture', ['/', '/programs/english-course-galway']],
] as const)
  test(`text on ${name} has enough contrast, however wide and low the window is`, {
    tag: '@pictures',
  }, async ({ page, context }) => {
    test.slow();
    const reader = await context.newPage();
    if (name === 'a white picture') await showWhitePictures(page);
    for (const path of paths) {
      await page.goto(path);
      await expectReadableHero(page, reader, [
        phone,
        tablet,
        { width: 1280, height: 720 },
        { width: 1920, height: 720 },
        screen,
      ]);
    }
  });

test('so has a title of more than 75 letters, which is smaller and longer', {
  tag: '@pictures',
}, async ({ page, context }) => {
  const reader = await context.newPage();
  await showWhitePictures(page);
  await page.goto('/');
  await page.locator('.hero :is(h1, h2)').evaluate((title) => {
    title.setAttribute('class', 'hero-long');
    title.textContent =
      'A year in a small town by the sea, with a family, a school and a boat that leaves before six';
  });
  await expectReadableHero(page, reader, [
    phone,
    { width: 992, height: 720 },
    tablet,
    { width: 1200, height: 720 },
    screen,
  ]);
});

test('so has text without a picture, and no shade lies behind it', {
  tag: '@pictures',
}, async ({ page, context }) => {
  const reader = await context.newPage();
  await page.goto('/');
  await page.locator('.hero').evaluate((hero) => {
    hero.classList.add('hero-bare');
    hero.querySelector(':scope > picture')?.remove();
  });
  const text = page.locator('.hero-text');
  for (const window of [phone, tablet]) {
    await expectReadableHero(page, reader, [window]);
    await expect(text).toHaveCSS('border-image-source', 'none');
    expect(await text.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none');
  }
});

function showWhitePictures(page: Page): Promise<unknown> {
  return page.route('**/media/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>',
    }),
  );
}

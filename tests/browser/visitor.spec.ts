import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { frames, openLaidOut } from './settled.ts';
import { expect, test } from './site.ts';

test.describe('the colour mode', () => {
  test('is there from the first picture of the page on', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await page.goto('/about-us');
    // The page before is black, so that whatever is light is of the new one.
    await page.evaluate(() => {
      localStorage.setItem('colour-mode', 'dark');
      document.documentElement.style.background = 'black';
      document.body.hidden = true;
    });
    const session = await page.context().newCDPSession(page);
    const pictures: string[] = [];
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      pictures.push(data);
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    const before = pictures.length;
    await page.goto('/contact');
    await expect.poll(() => pictures.length).toBeGreaterThan(before);
    const brightnessOf = async (picture = '') => {
      const { channels } = await sharp(Buffer.from(picture, 'base64')).removeAlpha().stats();
      return channels.reduce((sum, { mean }) => sum + mean, 0) / 3;
    };
    // No longer the black of the page before.
    await expect.poll(() => brightnessOf(pictures.at(-1))).toBeGreaterThan(5);
    await frames(page);
    await session.send('Page.stopScreencast');
    // The first picture may be older than the black; none of the others may be of light paper.
    const brightness = await Promise.all(pictures.map(brightnessOf));
    for (const [index, bright] of brightness.slice(1).entries())
      expect(bright, `picture ${index + 1} of ${pictures.length}`).toBeLessThan(150);
  });

  test('works where storage is forbidden, for this page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: /dark/i }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });
});

test('no word of a door is broken, in any language', async ({ page }) => {
  for (const path of ['/', '/pt', '/es', '/fr'])
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const broken = await page.locator('.door b').evaluateAll((names) =>
        names.flatMap(({ firstChild }) => {
          const text = firstChild?.textContent ?? '';
          return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            if (!firstChild) return [];
            range.setStart(firstChild, index);
            range.setEnd(firstChild, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
});

test('no word joined by hyphens is broken, but in running text or where no line is long enough', async ({
  page,
}) => {
  test.slow();
  const pages = [
    '/fr',
    '/fr/programs',
    '/fr/destinations',
    '/pour-les-parents',
    '/programs/annee-scolaire-nelson',
    '/programs/lycee-nouvelle-ecosse',
    '/programs/stage-le-cap-afrique-du-sud',
    '/pt/programs/estagio-em-berlim',
  ];
  let met = 0;
  for (const path of pages) {
    await openLaidOut(page, path);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { broken, joined } = await page.evaluate(joinedWords);
      met += joined;
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(met).toBeGreaterThan(300);
});

/** Those that stand on two lines although one would hold them, and how many there are. */
function joinedWords() {
  const broken: string[] = [];
  let joined = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around?.checkVisibility() || around.closest('.unseen, .prose :is(p, li), .flow > p'))
      continue;
    let block: Element | null = around;
    while (block && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement;
    if (!block) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    const room =
      block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S*\p{L}-\p{L}\S*/gu)) {
      joined += 1;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Map([...range.getClientRects()].map(({ top, width }) => [top, width]));
      const length = [...lines.values()].reduce((sum, width) => sum + width, 0);
      if (lines.size > 1 && length < room) broken.push(word);
    }
  }
  return { broken, joined };
}

/** In how many lines each of these texts is set. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

/** Of the board of each page, more than so many of these cells are there, and each is one line. */
async function expectWhole(page: Page, cells: string, moreThan: number, paths: readonly string[]) {
  for (const path of paths) {
    await openLaidOut(page, path);
    const lines = await linesOf(page.locator(cells));
    expect(lines.length, path).toBeGreaterThan(moreThan);
    expect(Math.max(...lines), path).toBe(1);
  }
}

test('no date of the departures is broken on an upright tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectWhole(page, '.board tbody td', 20, [
    '/programs/portuguese-course-lisbon',
    '/pt/programs/curso-de-portugues-em-lisboa',
    '/es/programs/curso-de-portugues-lisboa',
    '/programs/cours-de-portugais-lisbonne',
  ]);
});

test('on a small phone no date and no availability on the board breaks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await expectWhole(page, '.board tbody :is(td:nth-child(2), td:last-child)', 5, [
    '/programs/portuguese-course-lisbon',
    '/pt/programs/curso-de-portugues-em-lisboa',
    '/es/programs/curso-de-portugues-lisboa',
    '/programs/cours-d-espagnol-buenos-aires',
  ]);
});

test('the title beside questions leaves no word alone between two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [
    '/how-it-works',
    '/pt/programs/curso-de-portugues-em-lisboa',
    '/es/programs/curso-de-portugues-lisboa',
  ]) {
    await openLaidOut(page, path);
    const [lines] = await linesOf(page.locator('.questions h2'));
    expect(lines, path).toBeLessThanOrEqual(2);
  }
});

/** How bright the ground of these words is, where it is brightest, from 0 to 1. */
async function brightestGround(words: Locator): Promise<number> {
  await words.evaluate((element) => element.style.setProperty('color', 'transparent'));
  const { channels } = await sharp(await words.screenshot()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => {
    const share = max / 255;
    return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  test(`words on a picture are told from it, ${width} × ${height} px`, {
    tag: '@pictures',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/programs/english-course-galway');
    await page.locator('.hero img').evaluate((picture: HTMLImageElement) => picture.decode());
    // Cream on it has a contrast of 4.5.
    expect(await brightestGround(page.locator('.crumbs a').last())).toBeLessThan(0.16);
  });

test('every line of a title on a poster is told from its picture', {
  tag: '@pictures',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/programs');
  const title = page.getByRole('heading', { name: 'A university semester in Kyoto' });
  await title.scrollIntoViewIfNeeded();
  const picture = page.locator('.poster').filter({ has: title }).locator('img');
  await picture.evaluate((element: HTMLImageElement) => element.decode());
  // Cream on it has a contrast of 4.5.
  expect(await brightestGround(title.locator('a'))).toBeLessThan(0.16);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/articles/living-with-a-host-family');
  const wide = page.locator('.wall li:last-child');
  await wide.scrollIntoViewIfNeeded();
  await wide.locator('img').evaluate((element: HTMLImageElement) => element.decode());
  const name = wide.getByRole('heading');
  const [shade, art] = [await name.boundingBox(), await wide.locator('.poster-art').boundingBox()];
  expect(shade?.height, 'the shade leaves half of the picture').toBeLessThan(
    (art?.height ?? 0) / 2 + 1,
  );
  expect(await brightestGround(name.locator('a'))).toBeLessThan(0.16);
});

test('on a phone the words of a page that is not there are below its compass', async ({ page }) => {
  const faults: string[] = [];
  for (const path of ['/es/not-there', '/fr/programs/surf-and-spanish-camp-costa-rica'])
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openLaidOut(page, path);
      const room = await page.locator('.masthead').evaluate((masthead) => {
        const compass = getComputedStyle(masthead, '::after');
        const lengths = [compass.top, compass.marginTop, compass.height].map(Number.parseFloat);
        const below = lengths.reduce((sum, length) => sum + (length || 0), 0);
        return (masthead.querySelector('h1')?.getBoundingClientRect().top ?? 0) - below;
      });
      if (room < 0) faults.push(`${path}, ${width} px: ${room} px`);
    }
  expect(faults).toEqual([]);
});

test('two pictures, and two posters, leave no room for a third', async ({ page }) => {
  const rows = [
    ['/programs/high-school-year-nelson', '.gallery'],
    ['/articles/a-day-as-an-exchange-student-in-kyoto', '.wall'],
    ['/destinations/argentina', '.wall'],
  ] as const;
  for (const [path, row] of rows) {
    await openLaidOut(page, path);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { items, left } = await page.locator(row).evaluate((element) => {
        const items = [...element.querySelectorAll('li')];
        const room = element.closest('.wrap')?.getBoundingClientRect().right ?? 0;
        const end = Math.max(...items.map((item) => item.getBoundingClientRect().right));
        return { items: items.length, left: Math.round(room - end) };
      });
      expect({ items, left }, `${path} at ${width} px`).toEqual({ items: 2, left: 0 });
    }
  }
});

test('five figures, and five reasons, end their last row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [path, list] of [
    ['/about-us', '.figures'],
    ['/programs/gap-year-patagonia-antarctica', '.highlights'],
  ] as const) {
    await openLaidOut(page, path);
    const left = await page.locator(list).evaluate((element) => {
      const [end = 0, lastEnd = 0] = [element, element.lastElementChild].map(
        (each) => each?.getBoundingClientRect().right,
      );
      return { items: element.children.length, left: Math.round(end - lastEnd) };
    });
    expect(left, path).toEqual({ items: 5, left: 0 });
  }
});

test.describe('counting visits', () => {
  let counting: OwnSite;
  test.beforeAll(async () => {
    counting = await startOwnSite({
      GTM_ID: 'GTM-TEST123',
      GTM_AUTH: 'auth_1',
      GTM_PREVIEW: 'env-2',
    });
  });
  test.afterAll(() => counting.stop());

  /** Answers for the tag manager's host, and remembers what it was asked. */
  async function intercepted(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true;' });
    });
    return asked;
  }
  const commands = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        JSON.parse(JSON.stringify(Object.values(entry ?? {}))),
      ),
    );
  /** The notice asks about counting, so that nothing else is granted. */
  const consent = (answer: string) => ({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: answer,
  });

  test('is denied before the script comes, asked once, and answered by keyboard', async ({
    page,
  }) => {
    const asked = await intercepted(page);
    await page.goto(counting.address);
    const notice = page.getByRole('region', { name: 'May we count visits?' });
    await expect(notice).toBeVisible();
    await expect.poll(() => asked).toHaveLength(1);
    const query = new URL(asked[0] ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      id: 'GTM-TEST123',
      gtm_auth: 'auth_1',
      gtm_preview: 'env-2',
    });
    expect((await commands(page))[0]).toEqual(['consent', 'default', consent('denied')]);

    const accept = notice.getByRole('button', { name: 'Yes, count mine' });
    for (let steps = 0; steps < 120; steps += 1) {
      await page.keyboard.press('Tab');
      if (await accept.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect
      .poll(async () => (await commands(page)).at(-1))
      .toEqual(['consent', 'update', consent('granted')]);

    await page.goto(`${counting.address}/about-us`);
    await expect(notice).toBeHidden();
    await expect
      .poll(async () => (await commands(page)).slice(0, 2))
      .toEqual([
        ['consent', 'default', consent('denied')],
        ['consent', 'update', consent('granted')],
      ]);
  });

  test('comes right after the way past the navigation, is said, and hides nothing', async ({
    page,
  }) => {
    await intercepted(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(counting.address);
    const notice = page.locator('#consent');
    await expect(notice).toBeVisible();
    // It has no size of its own: what it says is fixed to the window.
    const said = page.locator('[aria-live=polite]:has(> #consent)');
    const isShown = (region: Element) => region.checkVisibility({ visibilityProperty: true });
    expect(await said.evaluate(isShown)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button').first()).toBeFocused();
    const hidden: string[] = [];
    let last = '';
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const cover = document.getElementById('consent')?.getBoundingClientRect();
        if (!element || element === document.body || !cover) return null;
        const box = element.getBoundingClientRect();
        const isOwn = element.closest('#consent') !== null;
        const isUnder = box.bottom > cover.top + 1 && box.top < cover.bottom;
        const name = element.textContent?.trim().slice(0, 40) ?? '';
        return { name, isHidden: isUnder && !isOwn };
      });
      if (!stop) break;
      last = stop.name;
      if (stop.isHidden) hidden.push(stop.name);
    }
    expect(last).toBe('Cookie choices');
    expect(hidden).toEqual([]);
  });

  test('takes Escape for a no, and leads on to the page', async ({ page }) => {
    await intercepted(page);
    await page.goto(counting.address);
    const notice = page.locator('#consent');
    await expect(notice).toBeVisible();
    // What lies above it closes first.
    await page.locator('header .languages summary').click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.languages[open]')).toHaveCount(0);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(page.locator('#content')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
    await expect
      .poll(async () => (await commands(page)).at(-1))
      .toEqual(['consent', 'update', consent('denied')]);
  });

  test('can be taken back from the footer', async ({ page }) => {
    await intercepted(page);
    await page.goto(counting.address);
    await page.getByRole('button', { name: 'Yes, count mine' }).click();
    const reopen = page.getByRole('button', { name: 'Cookie choices' });
    await reopen.focus();
    await page.keyboard.press('Enter');
    const notice = page.getByRole('region', { name: 'May we count visits?' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect(reopen).toBeFocused();
    await expect
      .poll(async () => (await commands(page)).at(-1))
      .toEqual(['consent', 'update', consent('denied')]);
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
  });

  test('counts as it was answered in another tab', async ({ page }) => {
    await intercepted(page);
    await page.goto(counting.address);
    const notice = page.locator('#consent');
    await expect(notice).toBeVisible();
    const other = await page.context().newPage();
    await intercepted(other);
    await other.goto(counting.address);
    await other.getByRole('button', { name: 'Yes, count mine' }).click();
    await expect(notice).toBeHidden();
    const latest = async () => (await commands(page)).at(-1);
    await expect.poll(latest).toEqual(['consent', 'update', consent('granted')]);
    // What is stored of something else leaves a notice open that was opened again.
    await page.getByRole('button', { name: 'Cookie choices' }).click();
    await other.evaluate(() => localStorage.setItem('shortlist', ''));
    await other.getByRole('button', { name: 'Cookie choices' }).click();
    await expect(notice).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect.poll(latest).toEqual(['consent', 'update', consent('denied')]);
    await other.close();
  });

  for (const path of ['/pt', '/es', '/fr'])
    test(`is asked in the language of the page, ${path}`, async ({ page }) => {
      await intercepted(page);
      await page.goto(counting.address + path);
      const notice = page.locator('#consent');
      await expect(notice).toBeVisible();
      await expect(notice).not.toContainText('May we count visits?');
      await expect(notice.getByRole('button')).toHaveCount(2);
    });

  test('has nothing on the page without a container', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#consent')).toHaveCount(0);
    expect(await page.content()).not.toContain('googletagmanager');
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
});

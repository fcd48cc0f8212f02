import { dayMs } from '@farol/content-model';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openLaidOut, whenStable } from './settled.ts';
import { expect, home, languages, programs, site, test, withoutScript } from './site.ts';

declare global {
  interface Window {
    grounds?: string[];
  }
}

/** Whether the bar covers what is below it: its left end is then one dark colour, without any of the picture. */
async function isSolid(page: Page): Promise<boolean> {
  const strip = await page.screenshot({ clip: { x: 0, y: 2, width: 40, height: 40 } });
  const { channels } = await sharp(strip).removeAlpha().stats();
  return channels.every(({ stdev, mean }) => stdev < 0.5 && mean < 90);
}

/** What the bar is painted on, as the browser works it out. */
function groundOf(page: Page): Promise<string[]> {
  return page.locator('header.bar').evaluate((bar) => {
    const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(bar);
    return [backgroundColor, backgroundImage, backdropFilter];
  });
}

test.describe('the navigation bar', () => {
  for (const script of [true, false]) {
    test(`is transparent at 50 px and solid at 51, ${script ? 'with' : 'without'} script`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        baseURL: site,
        // Scrolling by hand needs script in the page; wheel events do not.
        javaScriptEnabled: script,
        viewport: { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      await page.goto('/');
      const stateAt = async (y: number) => {
        const present = await page.evaluate(() => scrollY);
        await page.mouse.move(600, 400);
        await page.mouse.wheel(0, y - present);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
        return whenStable(page, async () => ({
          solid: await isSolid(page),
          ground: await groundOf(page),
        }));
      };
      const clear = { solid: false, ground: ['rgba(0, 0, 0, 0)', 'none', 'none'] };
      const solid = { solid: true, ground: ['rgb(7, 29, 48)', 'none', 'none'] };
      expect(await stateAt(0)).toEqual(clear);
      expect(await stateAt(50)).toEqual(clear);
      expect(await stateAt(51)).toEqual(solid);
      expect(await stateAt(50)).toEqual(clear);
      await context.close();
    });
  }

  test('is solid from the first paint when a page opens scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 900));
    // The ground of the bar in every frame in which the page is scrolled.
    await page.addInitScript(() => {
      const grounds: string[] = [];
      window.grounds = grounds;
      const { port1, port2 } = new MessageChannel();
      // Scrolling is told at the beginning of a frame; to ask within it would lay the page out, and scroll it.
      let isScrolled = false;
      addEventListener('scroll', () => {
        isScrolled = scrollY > 50;
      });
      // What a frame calls is before it is worked out; the message comes once it is.
      const next = () => requestAnimationFrame(() => port2.postMessage(isScrolled));
      port1.onmessage = ({ data: scrolled }) => {
        const bar = document.querySelector('header.bar');
        if (bar && scrolled) grounds.push(getComputedStyle(bar).backgroundColor);
        next();
      };
      next();
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect.poll(() => page.evaluate(() => window.grounds?.length)).toBeGreaterThan(5);
    const grounds = await page.evaluate(() => window.grounds);
    expect([...new Set(grounds)]).toEqual(['rgb(7, 29, 48)']);
    expect(await isSolid(page)).toBe(true);
  });

  test('has a logo that leads home, left links, right links and a language selector', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/programs');
    const bar = page.locator('header').first();
    await expect(bar.getByRole('link', { name: 'Programs' })).toBeVisible();
    await expect(bar.locator('summary')).toBeVisible();
    await bar.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await bar.getByRole('link', { name: 'Farol' }).first().click();
    await page.waitForURL(`${site}${home.en}`);
  });
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens from the menu icon, keeps the focus and gives it back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('comes in from the right, closes by a click outside, and holds the page still', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const box = await whenStable(page, () => drawer.boundingBox());
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, 0);
    await page.evaluate(() =>
      addEventListener('wheel', () => Object.assign(window, { wheeled: true }), { once: true }),
    );
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => 'wheeled' in window);
    expect(await whenStable(page, () => page.evaluate(() => scrollY))).toBe(0);
    await page.mouse.click(10, 400);
    await expect(drawer).toBeHidden();
  });

  test('has a link in its button’s place without script, which nothing squeezes', async ({
    browser,
  }) => {
    const page = await withoutScript(browser, { viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const link = page.locator('header').getByRole('link', { name: 'All links' });
    const box = await link.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await link.click();
    await expect(page.locator('#links')).toBeInViewport();
    await page.context().close();
  });

  test('is not there from the large breakpoint on', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Menu' });
    await page.goto('/');
    await page.setViewportSize({ width: 62 * 16 - 1, height: 800 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 62 * 16, height: 800 });
    await expect(menu).toBeHidden();
  });
});

test.describe('the navigation bar with twelve links', () => {
  for (const width of [1000, 1280])
    test(`leaves the logo and the language selector whole, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openLaidOut(page, '/contact');
      const parts = page.locator('.bar .logo img, .bar .languages > summary');
      const widths = () =>
        parts.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().width));
      const before = await widths();
      await page.locator('.bar nav').evaluate((nav) => {
        const links = [...nav.querySelectorAll('li')];
        for (let at = 0; links.length + at < 12; at += 1)
          nav.firstElementChild?.append(links[at % links.length]?.cloneNode(true) ?? '');
      });
      await expect(page.locator('.bar nav li')).toHaveCount(12);
      expect(await widths()).toEqual(before);
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
    });
});

test.describe('the navigation bar with larger text', () => {
  for (const width of [320, 390])
    test(`keeps the flag and every button, ${width} px`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      await page.setViewportSize({ width, height: 800 });
      // The usual size comes last: the next pages have what was set.
      for (const standard of [24, 32, 16]) {
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
        await openLaidOut(page, '/contact');
        await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
        const flag = await page.locator('.bar summary .flag').boundingBox();
        expect(flag).toMatchObject({ width: 20, height: 15 });
        for (const part of await page.locator('.bar-row > :is(a, button, details):visible').all())
          await expect(part).toBeInViewport({ ratio: 1 });
      }
    });
});

test.describe('the language selector', () => {
  test('lists the four languages in their own names, each with its flag', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const selector = page.locator('header details').first();
    await selector.locator('summary').click();
    for (const [name, country] of [
      ['English', 'us'],
      ['Português', 'br'],
      ['Español', 'es'],
      ['Français', 'fr'],
    ] as const) {
      const link = selector.getByRole('link', { name });
      await expect(link).toBeVisible();
      const flag = link.locator('img');
      expect(await flag.getAttribute('srcset')).toMatch(new RegExp(`/w40/${country}\\.png 2x$`));
      const address = (await flag.getAttribute('src')) ?? '';
      expect(address).toContain(`/w20/${country}.png`);
      expect((await page.request.get(address)).headers()['content-type']).toBe('image/png');
    }
  });

  test('leads to the same page in that language and remembers the choice', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/programs');
    await page.locator('header details summary').first().click();
    await page.locator('header').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`**${programs.fr}`);
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'lang');
    expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * dayMs);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe(home.fr);
  });

  test('remembers the choice that opens in a tab of its own', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/programs');
    const language = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;
    await page.locator('header details summary').first().click();
    const link = page.locator('header').getByRole('link', { name: 'Français' });
    await link.click({ button: 'right' });
    expect(await language()).not.toBe('fr');
    const opened = page.context().waitForEvent('page');
    await link.click({ button: 'middle' });
    await (await opened).close();
    expect(await language()).toBe('fr');
  });

  test('closes where the focus leaves it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/programs');
    const selector = page.locator('header details').first();
    await selector.locator('summary').press('Enter');
    for (const name of ['English', 'Português', 'Español', 'Français']) {
      await page.keyboard.press('Tab');
      await expect(selector.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(selector).not.toHaveAttribute('open');
    await expect(selector.locator('summary')).not.toBeFocused();
  });

  test('leads to / where the page is not in that language', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/programs/surf-and-spanish-camp-costa-rica');
    await expect(page).toHaveTitle(/Costa Rica|Sámara/);
    await page.locator('header details summary').first().click();
    const way = page.locator('header').getByRole('link', { name: 'Français' });
    await expect(way).toHaveAccessibleName('Français (not this page yet)');
    await expect(way).toHaveAttribute('href', '/#untranslated');
    await way.click();
    await page.waitForURL(`**${home.fr}#untranslated`);
    const said = page.getByRole('status').filter({ hasText: 'n’a pas encore été traduite' });
    await expect(said).toBeInViewport();
    // Who comes by another way is told nothing.
    await page.goto(home.en);
    await expect(page.getByText('has not been translated yet')).toBeHidden();
  });

  test('is whole on the narrowest phone, with what it says of missing translations', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openLaidOut(page, '/pt/articles/aprender-um-idioma-no-exterior');
    await page.locator('header details summary').first().click();
    const ways = page.locator('header details ul').getByRole('link');
    await expect(ways.filter({ hasText: 'esta página ainda não' })).toHaveCount(2);
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
  });

  test('keeps what was chosen in the finder and the search', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const choose = async (name: string) => {
      await page.locator('header details summary').first().click();
      await page.locator('header').getByRole('link', { name }).click();
    };
    await page.goto('/programs?kind=au_pair');
    await page.locator('input[name=destination][value=europe]').check();
    await expect(page).toHaveURL(/destination=europe/);
    await choose('Español');
    await page.waitForURL(`**${programs.es}?kind=au_pair&destination=europe`);
    await expect(page.locator('input[name=kind][value=au_pair]')).toBeChecked();
    await page.goto('/search?q=kyoto');
    await choose('Français');
    await page.waitForURL('**/fr/search?q=kyoto');
  });

  test('works without script', async ({ browser }) => {
    const page = await withoutScript(browser, { viewport: { width: 1280, height: 800 } });
    await page.goto('/articles');
    await page.locator('header details summary').first().click();
    await page.locator('header').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/es/articles');
  });
});

test.describe('the base size', () => {
  for (const width of [320, 768, 1280, 2560])
    test(`is 16 px in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/programs', '/nowhere']) {
        await openLaidOut(page, path);
        const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
        expect(size, path).toBe('16px');
      }
    });
});

test.describe('every language', () => {
  for (const language of languages) {
    test(`${language}: home says its language and its alternates`, async ({ page }) => {
      await page.goto(home[language]);
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(5);
    });
  }
});

for (const language of languages)
  test(`the words of the bar's links never touch, however many fit: ${language}`, async ({
    page,
  }) => {
    for (const width of [992, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(home[language], { waitUntil: 'load' });
      const gaps = await page.locator('.bar nav li > *').evaluateAll((links) => {
        const boxes = links.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return words.getBoundingClientRect();
        });
        return boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0));
      });
      expect(gaps.length).toBeGreaterThan(4);
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(8);
    }
  });

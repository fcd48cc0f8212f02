import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { kindsOfPages } from './kinds.ts';
import { openLaidOut, openWith, whenStable } from './settled.ts';
import { expect, languages, service, test, withoutScript } from './site.ts';
import { whenDrawn } from './when-drawn.ts';

const address = '/programs/english-course-galway';
const wide = { width: 1280, height: 900 };

interface Data {
  weeks_min: number;
  price_from: number;
  place: string;
  departures: { start: string; places: string | null }[];
  itinerary: { title: string }[];
  included: { text: string }[];
  not_included: { text: string }[];
  gallery: unknown[];
  questions: { question: string }[];
}

/** The program as the service has it, to hold the page against. */
async function program(): Promise<Data> {
  const { refs } = await (await fetch(`${service}/api/v2`)).json();
  const query = new URLSearchParams({
    ref: refs[0].ref,
    q: '[[at(my.programs_details.uid, "english-course-galway")]]',
  });
  const answer = await (await fetch(`${service}/api/v2/documents/search?${query}`)).json();
  return answer.results[0].data;
}

test('says on its ticket what one asks first, as the content has it', async ({ page }) => {
  const data = await program();
  await page.goto(address);
  const ticket = page.getByRole('region', { name: 'At a glance' });
  await expect(ticket).toContainText(data.place);
  for (const name of ['Destination', 'Type', 'Length', 'Age', 'Group', 'Language spoken'])
    await expect(ticket.getByText(name, { exact: true })).toBeVisible();
  await expect(ticket).toContainText(new RegExp(`${data.weeks_min}\\b`));
  await expect(ticket).toContainText(data.price_from.toLocaleString('en-US'));
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(page.getByText(/^Last updated on /)).toBeVisible();
  await crumbs.getByRole('link', { name: 'Programs' }).click();
  await page.waitForURL('**/programs');
});

test('lists the departures that are still to come, in a table with heads', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10);
  const coming = (await program()).departures.filter(({ start }) => start >= today);
  await page.goto(address);
  const table = page.locator('#dates table');
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  const dates = await table
    .locator('th[scope=row] time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')));
  expect(dates).toEqual(coming.map(({ start }) => start).toSorted());
});

test('goes from the itinerary to the price, and says what is in it and what is not', async ({
  page,
}) => {
  const data = await program();
  await page.goto(address);
  await expect(page.locator('#itinerary li')).toHaveCount(data.itinerary.length);
  for (const { text } of data.included)
    await expect(page.locator('.included').getByText(text, { exact: true })).toBeAttached();
  for (const { text } of data.not_included)
    await expect(page.locator('.excluded').getByText(text, { exact: true })).toBeAttached();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Price' })
    .click();
  await expect(page.locator('#price')).toBeInViewport();
  await expect(page.locator('#price h2')).toBeInViewport();
});

test('draws the route, with the names of its stops', async ({ page }) => {
  const { journey } = await kindsOfPages();
  await page.goto(journey.en);
  const map = page.locator('figure:has(svg)').filter({ hasText: /Torres|Punta|Ushuaia|Calafate/ });
  await expect(map.first()).toBeVisible();
});

const largePicture = (link: Locator) => link.evaluate((each: HTMLAnchorElement) => each.href);

test.describe('the pictures', () => {
  test('open in a dialog, are leafed through by key, and give the focus back', {
    tag: '@pictures',
  }, async ({ page }) => {
    // Its pictures are drawn by a process that lets all others go first.
    test.slow();
    const { gallery } = await program();
    await page.setViewportSize(wide);
    await openWith(page, address, 'gallery');
    const links = page.locator('[data-gallery] li a');
    await expect(links).toHaveCount(gallery.length);
    // What is drawn too late comes in another size.
    await whenDrawn(await largePicture(links.last()));
    await links.nth(0).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('aria-label', /./);
    const shown = () =>
      dialog.locator('.rail').evaluate((rail) => Math.round(rail.scrollLeft / rail.clientWidth));
    await expect.poll(shown).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(shown).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(shown).toBe(gallery.length - 1);
    await page.keyboard.press('Home');
    await expect.poll(shown).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(shown).toBe(gallery.length - 1);
    const picture = dialog.locator('img').nth(gallery.length - 1);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(800);
    await expect(picture).toHaveAttribute('alt', /./);
    for (const name of ['Close the pictures', 'Previous', 'Next'])
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(links.nth(0)).toBeFocused();
  });

  test('go on from the picture that was asked for, also where the device is busy', async ({
    page,
  }) => {
    const { gallery } = await program();
    await page.setViewportSize(wide);
    await openWith(page, address, 'gallery');
    await page.locator('[data-gallery] li a').nth(1).click();
    const dialog = page.getByRole('dialog');
    const counter = dialog.locator('[aria-live=polite]');
    await expect(counter).toHaveText(`2 of ${gallery.length}`);
    // Where frames come late, the wait for the next one is over after each.
    await dialog.locator('.rail').evaluate((rail) => {
      const { setTimeout } = window;
      window.setTimeout = ((handler: () => void) => setTimeout(handler, 0)) as typeof setTimeout;
      rail.addEventListener(
        'scroll',
        () => setTimeout(() => rail.setAttribute('data-slid', ''), 1),
        {
          once: true,
        },
      );
    });
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.locator('.rail')).toHaveAttribute('data-slid');
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText(`${gallery.length} of ${gallery.length}`);
  });

  test('are one at a time for those who hear them, each with its number, by key and by swipe', async ({
    page,
  }) => {
    const { gallery } = await program();
    await page.setViewportSize({ width: 390, height: 844 });
    await openWith(page, address, 'gallery');
    await page.locator('[data-gallery] li a').nth(1).click();
    const dialog = page.getByRole('dialog');
    const counter = dialog.locator('[aria-live=polite]');
    await expect(counter).toHaveText(`2 of ${gallery.length}`);
    await expect(dialog.getByRole('img')).toHaveCount(1);
    await expect(dialog.getByRole('group', { name: 'Pictures' })).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Close the pictures' })).toBeFocused();
    await dialog.locator('.rail').evaluate((rail) => rail.scrollBy({ left: rail.clientWidth }));
    await expect(counter).toHaveText(`3 of ${gallery.length}`);
    await expect(dialog.getByRole('img')).toHaveCount(1);
  });

  test('follow keys that are quicker than they slide', async ({ page }) => {
    const { gallery } = await program();
    await page.setViewportSize(wide);
    await openWith(page, address, 'gallery');
    await page.locator('[data-gallery] li a').first().click();
    const dialog = page.getByRole('dialog');
    const leaf = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      // Once it has come to rest.
      return whenStable(page, async () => [
        await dialog
          .locator('.rail')
          .evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth),
        await dialog.locator('[aria-live=polite]').textContent(),
      ]);
    };
    const shown = (number: number) => [number - 1, `${number} of ${gallery.length}`];
    expect(await leaf('ArrowRight', 'ArrowRight')).toEqual(shown(3));
    expect(await leaf('Home', 'ArrowRight', 'ArrowLeft')).toEqual(shown(1));
  });

  test('show the small picture until the large one has come', { tag: '@pictures' }, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(wide);
    await openWith(page, address, 'gallery');
    const link = page.locator('[data-gallery] li a').first();
    await whenDrawn(await largePicture(link));
    await link.scrollIntoViewIfNeeded();
    const small = link.locator('img');
    await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/media/*w=1920*', async (route) => {
      await sent;
      await route.continue();
    });
    await link.click();
    const large = page.getByRole('dialog').locator('img').first();
    const ground = () => large.evaluate((img) => getComputedStyle(img).backgroundImage);
    await expect.poll(ground).toContain('/media/');
    expect(await large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0);
    send();
    await expect.poll(ground).toBe('none');
    await expect
      .poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(800);
  });

  test('open as pictures without script', async ({ browser }) => {
    const page = await withoutScript(browser);
    await page.goto(address);
    const answer = page.waitForResponse((each) => each.request().isNavigationRequest());
    await page.locator('[data-gallery] li a').first().click();
    expect((await answer).headers()['content-type']).toMatch(/^image\//);
    await page.context().close();
  });
});

/** Texts of the page that paper would not have, with the navigation aside. */
async function unprinted(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const missing: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (
        !text ||
        !parent ||
        parent.closest('script, style, template, noscript, .unprinted, .unseen')
      )
        continue;
      if (!parent.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        missing.push(text);
      else if (parent.getBoundingClientRect().height === 0) missing.push(text);
    }
    return missing;
  });
}

test.describe('on paper', () => {
  test('it takes four pages at most, with the facts and the price on the first', async ({
    page,
  }) => {
    await page.goto(address);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const ticket = await page.getByRole('region', { name: 'At a glance' }).boundingBox();
    expect((ticket?.y ?? 1e9) + (ticket?.height ?? 0)).toBeLessThan(1000);
    await expect(page.locator('.wall')).toBeHidden();
    await expect(page.locator('.skip')).toBeHidden();
  });

  test('one that is not long takes three, in any language', async ({ page }) => {
    const { program } = await kindsOfPages();
    for (const language of languages) {
      await page.goto(program[language]);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length, language).toBeLessThanOrEqual(3);
    }
  });

  test('the longest takes no more than four, in any language', async ({ page }) => {
    const { journey } = await kindsOfPages();
    for (const language of languages) {
      await page.goto(journey[language]);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length, language).toBeLessThanOrEqual(4);
    }
  });

  test('its tables stay tables, and no shade lies on the title', async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 1000 });
    // A medium that is set before a page is opened may be lost with the process that shows it.
    const openOnPaper = async (path: string) => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
    };
    await openOnPaper(address);
    await expect(page.locator('.board tr').first()).toHaveCSS('display', 'table-row');
    await expect(page.locator('.hero-text')).toHaveCSS('border-image-source', 'none');
    await openOnPaper('/prices-and-scholarships');
    for (const row of await page.locator('.table tr').all())
      await expect(row).toHaveCSS('display', 'table-row');
  });

  test('name, place and year of a story stand in one line', async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const parts = await page.locator('.postcard figcaption p').first().locator('> *').all();
    expect(parts).toHaveLength(3);
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  });

  for (const language of languages)
    test(`nothing of it is missing, ${language}`, async ({ page }) => {
      const { program: programs } = await kindsOfPages();
      await page.goto(programs[language]);
      expect(await unprinted(page)).toEqual([]);
      for (const part of ['header.bar', 'footer', 'dialog', '.quick'])
        await expect(page.locator(part).first()).toBeHidden();
      expect(await page.locator('main').evaluate((main) => getComputedStyle(main).color)).toBe(
        'rgb(0, 0, 0)',
      );
    });

  test('it is dark on white in the dark mode too, answers are open, and it makes a PDF', async ({
    page,
  }) => {
    const { questions } = await program();
    await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
    await page.goto(address);
    expect(await unprinted(page)).toEqual([]);
    const answers = page.locator('#questions details > :not(summary)');
    await expect(answers).toHaveCount(questions.length);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    const colours = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return { backgroundColor };
    });
    expect(colours.backgroundColor).toBe('rgb(255, 255, 255)');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('posters that hang beside each other have one shape', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto((await kindsOfPages()).program.en);
  const shapes = await page.locator('.wall .poster-art').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.round((100 * width) / height);
    }),
  );
  expect(shapes).toEqual([75, 75, 75]);
});

test('the day of the last change keeps away from the dark section above it', async ({ page }) => {
  await openLaidOut(page, address);
  const room = await page.locator('.updated').evaluate((updated) => {
    // As without related programs and articles.
    while (updated.previousElementSibling?.matches(':not(.night)'))
      updated.previousElementSibling.remove();
    return Number.parseFloat(getComputedStyle(updated).paddingTop);
  });
  expect(room).toBeGreaterThan(32);
});

test('what is there to download is a PDF', async ({ page }) => {
  await page.goto(address);
  const link = page.locator('a[href*=".pdf"]').first();
  await expect(link).toBeVisible();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const download = page.waitForEvent('download');
  await link.click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('on a phone, price and dates stay in reach of the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await page.evaluate(() => scrollTo(0, 2000));
  const bar = page.locator('.quick');
  await expect(bar).toBeInViewport();
  await bar.getByRole('link').click();
  await expect(page.locator('#dates')).toBeInViewport();
});

test('no stop of the keyboard lies under the bar with the price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { program } = await kindsOfPages();
  await page.goto(program.en);
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('.quick')?.getBoundingClientRect();
      if (!element || element === document.body || !bar) return null;
      const box = element.getBoundingClientRect();
      const isUnder = box.bottom > bar.top + 1 && box.top < bar.bottom;
      return {
        name: element.textContent?.trim().slice(0, 40) ?? '',
        isHidden: isUnder && element.closest('.quick') === null,
      };
    });
    if (!stop) break;
    if (stop.isHidden) hidden.push(stop.name);
  }
  expect(stops).toBeGreaterThan(40);
  expect(hidden).toEqual([]);
});

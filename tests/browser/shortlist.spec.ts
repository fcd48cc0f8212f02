import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { brokenWords } from './broken-words.ts';
import { holdRequests } from './hold-requests.ts';
import { kindsOfPages } from './kinds.ts';
import { frames } from './settled.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, languages, programs, site, test, withoutScript } from './site.ts';

const galway = '/programs/english-course-galway';
const patagonia = '/programs/gap-year-patagonia-antarctica';

const button = (page: Page, name: string) =>
  page.locator('.acts').getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('.acts [role=status]');

async function saved(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await button(page, 'Save').click();
  await expect(said(page)).toHaveText('Saved in this browser');
}

test.use({ viewport: { width: 1280, height: 900 } });

test('saves two programs and shows them side by side, each as its page tells it', async ({
  page,
}) => {
  await saved(page, galway);
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await saved(page, patagonia);
  await page.reload();
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'true');
  const facts = await page.locator('.ticket dl dt').allTextContents();
  const [price, stay] = await page.locator('.stub p').first().locator('b, span').allTextContents();

  await page.goto('/programs');
  await button(page, 'Compare saved').click();
  const dialog = page.getByRole('dialog', { name: 'Saved programs' });
  const heads = dialog.getByRole('columnheader');
  await expect(heads).toHaveCount(2);
  for (const fact of facts)
    await expect(dialog.getByRole('rowheader', { name: fact, exact: true })).toHaveCount(1);
  // A price says little beside another one without its length of stay.
  await expect(dialog.getByRole('cell', { name: `${price} ${stay}`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Compare saved')).toBeFocused();
});

test('shows them in the language of the page, and knows a program in each', async ({ page }) => {
  const { program } = await kindsOfPages();
  await saved(page, program.en);
  await page.goto(program.es);
  await expect(button(page, 'Guardar')).toHaveAttribute('aria-pressed', 'true');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await button(page, 'Comparar guardados').click();
  const dialog = page.getByRole('dialog', { name: 'Programas guardados' });
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await expect(dialog.getByText('Guarda dos o tres programas')).toBeVisible();
  await dialog.getByRole('button', { name: `Quitar ${name}` }).click();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(button(page, 'Guardar')).toHaveAttribute('aria-pressed', 'false');
});

test('compares what is not translated by the same facts as what is', async ({ page }) => {
  await page.goto('/fr/programs');
  await page.evaluate(
    (paths) => localStorage.setItem('shortlist', paths.join(' ')),
    ['/programs/stage-a-berlin', '/programs/surf-and-spanish-camp-costa-rica'],
  );
  await button(page, 'Comparer').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('rowheader')).toHaveText([
    ...['Destination', 'Type', 'Durée', 'Âge', 'Groupe', 'Langue parlée', 'Logement'],
    ...['À partir de', 'Prochain départ'],
  ]);
  const length = dialog.getByRole('row', { name: 'Durée' }).getByRole('cell');
  await expect(length).toHaveText(['de 12 à 24 semaines', '2 to 4 weeks']);
  await expect(length.last()).toHaveAttribute('lang', 'en-us');
  await expect(dialog.getByRole('rowheader', { name: 'Durée' })).toHaveAttribute('lang', 'fr-fr');
});

test('has the facts in their usual order, whichever program lacks one', async ({ page }) => {
  await page.goto('/programs');
  await page.evaluate(
    (paths) => localStorage.setItem('shortlist', paths.join(' ')),
    [galway, patagonia],
  );
  const facts = page.getByRole('dialog').getByRole('rowheader');
  await button(page, 'Compare saved').click();
  await expect(facts.first()).toBeVisible();
  const usual = await facts.allTextContents();
  await page.keyboard.press('Escape');
  await page.route(galway, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<div data-fact="[la]">.*?<\/div>/gs, '');
    await route.fulfill({ response, body });
  });
  await button(page, 'Compare saved').click();
  await expect(
    page.getByRole('dialog').getByRole('row', { name: 'Length' }).getByRole('cell'),
  ).toContainText(['–', 'weeks']);
  await expect(facts).toHaveText(usual);
});

test('saves three and no more, and forgets a program that is gone', async ({ page }) => {
  await page.goto(galway);
  await page.evaluate(
    (paths) => localStorage.setItem('shortlist', paths.join(' ')),
    ['/programs/never-there', patagonia, '/programs/portuguese-in-lisbon'],
  );
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Three are saved already')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Patagonia/ })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('shortlist'));
  expect(kept).not.toContain('never-there');
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'false');
});

test('forgets no program whose page a cache has from an earlier version', async ({ page }) => {
  await page.goto('/programs');
  await page.evaluate((path) => localStorage.setItem('shortlist', path), galway);
  await page.route(galway, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('data-fact=', 'data-earlier=');
    await route.fulfill({ response, body });
  });
  await button(page, 'Compare saved').click();
  await expect(page.getByRole('dialog')).toContainText('could not be read. Please try again.');
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe(galway);
});

for (const language of languages)
  test(`shows three side by side on a phone, without one hidden at the side, ${language}`, async ({
    page,
  }) => {
    await page.goto(programs[language]);
    // Their facts have the longest words.
    await page.evaluate(
      (paths) => localStorage.setItem('shortlist', paths.join(' ')),
      [
        '/programs/summer-camp-swiss-alps',
        '/programs/sea-turtle-volunteering-boa-vista-cape-verde',
        '/programs/university-term-bologna-italy',
      ],
    );
    await page.locator('[data-act=compare]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('columnheader')).toHaveCount(3);
    await expect(dialog.getByRole('rowheader').first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const hidden = await dialog
        .getByRole('region')
        .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
      expect(hidden, `${width} px`).toBe(0);
      expect(await brokenWords(page, '.sheet :is(th, td)'), `${width} px`).toEqual([]);
    }
  });

test('takes away what is removed, in whatever order the pages arrive', async ({ page }) => {
  const lisbon = '/programs/portuguese-course-lisbon';
  await page.goto('/programs');
  await page.evaluate(
    (paths) => localStorage.setItem('shortlist', paths.join(' ')),
    [galway, patagonia, lisbon],
  );
  await button(page, 'Compare saved').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  const answer = await holdRequests(page, patagonia);
  await dialog.getByRole('button', { name: /^Remove .*Galway/ }).click();
  await dialog.getByRole('button', { name: /^Remove .*Patagonia/ }).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(1);
  const arrived = page.waitForEvent('requestfinished');
  answer();
  await arrived;
  await frames(page);
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe(lisbon);
  await expect(dialog.getByRole('columnheader')).toHaveCount(1);
});

test('takes a second press for none while its script is loading', async ({ page }) => {
  const answer = await holdRequests(page, /\/act-[^/]*\.js$/);
  await page.goto(galway);
  await button(page, 'Save').dblclick();
  answer();
  await expect(said(page)).toHaveText('Saved in this browser');
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Save').click();
  await expect(said(page)).toHaveText('No longer saved');
});

test('shows what was saved in another tab meanwhile', async ({ page }) => {
  await page.goto(galway);
  const other = await page.context().newPage();
  await saved(other, galway);
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await button(other, 'Save').click();
  await expect(button(page, 'Save')).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

test('copies the link, and shares by the ways there are', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  const { article } = await kindsOfPages();
  await page.goto(`${article.en}#content`);
  await button(page, 'Copy link').click();
  await expect(said(page)).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + article.en);
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  const address = encodeURIComponent(site + article.en);
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${address}$`),
  );
  await expect(dialog.getByRole('textbox')).toHaveValue(site + article.en);
});

test('shares by the system, and by other ways where that is refused', async ({ page }) => {
  const { article } = await kindsOfPages();
  await page.goto(article.en);
  const refuse = (reason: string) =>
    page.evaluate((name) => {
      const share = async () => {
        document.documentElement.dataset.refused = name;
        throw new DOMException('', name);
      };
      Object.assign(navigator, { canShare: () => true, share });
    }, reason);
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  await refuse('AbortError');
  await button(page, 'Share').click();
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'AbortError');
  await frames(page);
  await expect(dialog).toHaveCount(0);
  await refuse('NotAllowedError');
  await button(page, 'Share').click();
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
});

test('comes with the first press, weighs little and moves nothing', async ({ page }) => {
  const scripts = new Map<string, Response>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      scripts.set(new URL(answer.url()).pathname, answer);
  });
  await watchShifts(page);
  await page.goto(galway, { waitUntil: 'networkidle' });
  const before = new Set(scripts.keys());
  await button(page, 'Save').click();
  await expect(said(page)).toHaveText('Saved in this browser');
  expect(scripts.size).toBeGreaterThan(before.size);
  for (const name of ['Copy link', 'Compare saved']) {
    await button(page, name).click();
    await page.keyboard.press('Escape');
  }
  let bytes = 0;
  for (const [path, answer] of scripts)
    if (!before.has(path)) bytes += gzipSync(await answer.body(), { level: 9 }).length;
  console.log(`  what is touched: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budgets.touched.scriptGzipBytes);
  expect(await shiftsOf(page)).toEqual([]);
});

test('is offered to nobody without script', async ({ browser }) => {
  const page = await withoutScript(browser);
  await page.goto(galway);
  await expect(page.locator('.acts')).toBeHidden();
  await page.context().close();
});

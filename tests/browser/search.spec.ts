import { searches } from './crawl.ts';
import { expect, languages, test, withoutScript } from './site.ts';

const words = { en: 'kyoto', pt: 'quioto', es: 'kioto', fr: 'kyoto' } as const;
const found = '.search-item h4 a';

test.describe('without script', () => {
  for (const language of languages)
    test(`finds and marks what was asked for, ${language}`, async ({ browser }) => {
      const page = await withoutScript(browser);
      await page.goto(searches[language]);
      await page.locator('#q').fill(words[language]);
      await page.locator('form:has(#q) button').click();
      await page.waitForURL(/\?q=/);
      await expect(page.locator('#q')).toHaveValue(words[language]);
      const first = page.locator(found).first();
      await expect(first).toBeVisible();
      const marked = (await page.locator('.search-item mark').allTextContents()).map((each) =>
        each.toLowerCase(),
      );
      expect(marked).toContain(words[language]);
      await first.click();
      await page.waitForURL(({ pathname }) => pathname !== searches[language]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const prefix = language === 'en' || language === 'fr' ? '/' : `/${language}/`;
      expect(new URL(page.url()).pathname.startsWith(prefix)).toBe(true);
      await page.context().close();
    });

  test('is not for search engines, and carries the question in its title', async ({ browser }) => {
    const page = await withoutScript(browser);
    await page.goto('/search?q=kyoto');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.title()).toContain('kyoto');
    await page.context().close();
  });

  test('a question is text, whatever stands in it', async ({ browser }) => {
    const page = await withoutScript(browser);
    const nasty = '"><script>alert(1)</script>';
    await page.goto(`/search?${new URLSearchParams({ q: nasty })}`);
    await expect(page.locator('#q')).toHaveValue(nasty);
    expect(await page.locator('main script:not([type])').count()).toBe(0);
    await page.context().close();
  });
});

test.describe('with script', () => {
  test('answers while one types, without loading the page, and says how much was found', async ({
    page,
  }) => {
    await page.goto('/search');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('#q').pressSequentially('kyoto');
    await expect(page.locator(found).first()).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=kyoto');
    await expect(page.locator('[data-island=search] [aria-live=polite]')).toHaveText(
      /\d+ results? for “kyoto”/,
    );
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect(page.locator('#q')).toBeFocused();
  });

  test('has the focus when it opens, loads nothing for that, and answers the first key', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/search', { waitUntil: 'networkidle' });
    await expect(page.locator('#q')).toBeFocused();
    expect(scripts.filter((address) => address.includes('island'))).toEqual([]);
    await page.keyboard.type('kyoto');
    await expect(page.locator(found).first()).toBeVisible();
    await expect(page.locator('#q')).toHaveValue('kyoto');
  });

  test('keeps a key that falls into the moment of its start', async ({ page }) => {
    // React begins to take the field over by listening around it: a second key comes right then.
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      let hasCome = false;
      EventTarget.prototype.addEventListener = function (
        this: EventTarget,
        ...args: Parameters<typeof listen>
      ) {
        const field = this instanceof HTMLElement && this.querySelector('input');
        if (field && field.value === 'k' && args[0] === 'input' && !hasCome) {
          hasCome = true;
          field.value = 'ky';
        }
        return listen.apply(this, args);
      };
    });
    // The script comes once the first key is in the field.
    await page.route('**/island*.js', async (route) => {
      await expect(page.locator('#q')).toHaveValue('k');
      await route.continue();
    });
    await page.goto('/search');
    await expect(page.locator('#q')).toBeFocused();
    await page.keyboard.type('k');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=ky');
    await page.keyboard.type('oto');
    await expect(page.locator('#q')).toHaveValue('kyoto');
  });

  test('says where to begin when the field is empty again', async ({ page }) => {
    await page.goto('/search?q=kyoto');
    const spoken = page.locator('[data-island=search] [aria-live=polite]');
    await page.locator('#q').fill('');
    await expect(spoken).toHaveText('Or begin here');
    await expect(page.getByRole('heading', { name: 'Or begin here' })).toBeVisible();
  });

  test('sends the form by Enter, and Back leads to the last question', async ({ page }) => {
    await page.goto('/search?q=galway');
    await page.locator('#q').fill('lisbon');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=lisbon');
    await expect(page.locator(found).first()).toContainText(/Lisbon/);
  });
});

test.describe('finds', () => {
  const first = async (path: string, get: (address: string) => Promise<string>) =>
    /<h4><a href="([^"]*)"/.exec(await get(path))?.[1] ?? '';

  const asked: readonly (readonly [string, RegExp, string])[] = [
    ['/search?q=kyotto', /kyoto/, 'one letter too many'],
    ['/search?q=protuguese+lisbon', /lisbon/, 'letters that changed places'],
    ['/search?q=PATAGONIA', /patagonia/, 'capital letters'],
    ['/pt/search?q=estagio+mexico', /mexico/, 'words without their accents'],
    ['/pt/search?q=est%C3%A1gio', /estagio/, 'words with them'],
    ['/fr/search?q=benevolat', /./, 'French without accents'],
    ['/search?q=au+pai', /au-pair/, 'the beginning of a word'],
    ['/es/search?q=voluntariado+tortugas', /tortugas/, 'several words'],
  ];
  for (const [path, expected, what] of asked)
    test(what, async ({ request }) => {
      const leads = await first(path, async (address) => (await request.get(address)).text());
      expect(leads).toMatch(expected);
    });

  test('nothing, and then says what else there is', async ({ page }) => {
    await page.goto('/search?q=zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqqq”' })).toBeVisible();
    await expect(page.locator('.search-item')).toHaveCount(0);
    await page.locator('.search-ways a').first().click();
    await expect(page).toHaveURL(/\/programs/);
  });

  test('what stands in titles first, then programs, each kind of page under its own title', async ({
    page,
  }) => {
    await page.goto('/search?q=family');
    const groups = await page.locator('.search-group h3').allTextContents();
    expect(groups.slice(0, 2)).toEqual(['In the title', 'Programs']);
    expect(new Set(groups).size).toBe(groups.length);
    const titles = page.locator('.search-group').first().locator('h4');
    for (const title of await titles.allTextContents()) expect(title).toMatch(/famil/i);
    const addresses = await page
      .locator(found)
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

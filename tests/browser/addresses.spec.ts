import { request } from 'node:http';
import { onlyIn } from './own-pages.ts';
import { expect, home, languages, site, test } from './site.ts';

interface Given {
  status: number;
  location: string | undefined;
  vary: string;
  cache: string;
  body: string;
}

/** A request as it is written, without a client that tidies it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Given> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          vary: answer.headers.vary ?? '',
          cache: answer.headers['cache-control'] ?? '',
          body,
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const langOf = (body: string) => /<html lang="([^"]*)"/.exec(body)?.[1];

test.describe('other spellings lead to the one address', () => {
  const spellings: readonly (readonly [string, number, string])[] = [
    ['/programs/', 308, '/programs'],
    ['/pt/', 308, '/pt'],
    ['/Programs', 308, '/programs'],
    ['/PT/Programs', 308, '/pt/programs'],
    ['//programs', 308, '/programs'],
    ['/en', 308, '/'],
    ['/en/programs', 308, '/programs'],
    ['/en/about-us', 308, '/about-us'],
    // French pages whose address nobody else has need no prefix.
    ['/fr/qui-sommes-nous', 308, '/qui-sommes-nous'],
    ['/fr/programs/stage-a-berlin', 308, '/programs/stage-a-berlin'],
    ['/programs/?kind=au_pair', 308, '/programs?kind=au_pair'],
    // Redirects that editors keep.
    ['/programmes', 301, '/programs'],
    ['/faq', 301, '/frequently-asked-questions'],
    ['/fair', 302, '/programs?kind=high_school'],
    ['/pt/programas', 301, '/pt/programs'],
    ['/fr/programmes', 301, '/fr/programs'],
  ];
  for (const [path, status, location] of spellings)
    test(`${path} → ${location}`, async () => {
      expect(await get(path)).toMatchObject({ status, location });
    });

  test('and every one of them ends at a page', async () => {
    for (const [path] of spellings) {
      const answer = await fetch(site + path);
      expect(answer.status, `${path} ends at ${answer.url}`).toBe(200);
    }
  });
});

test.describe('the language that was chosen', () => {
  test('decides on paths that languages share, and nowhere else', async () => {
    const inFrench = { cookie: 'lang=fr' };
    expect(await get('/', inFrench)).toMatchObject({
      status: 302,
      location: '/fr',
      vary: 'Cookie',
    });
    expect(await get('/programs', inFrench)).toMatchObject({
      status: 302,
      location: '/fr/programs',
    });
    expect(await get('/contact', inFrench)).toMatchObject({ status: 302, location: '/fr/contact' });
    expect(await get('/', { cookie: 'lang=pt' })).toMatchObject({ status: 302, location: '/pt' });
    expect((await get('/about-us', inFrench)).status).toBe(200);
    expect((await get('/pt/programs', inFrench)).status).toBe(200);
    expect((await get('/', { cookie: 'lang=xx' })).status).toBe(200);
  });

  test('is what those answers vary by, and only those', async () => {
    expect((await get('/')).vary).toContain('Cookie');
    expect((await get('/programs')).vary).toContain('Cookie');
    for (const path of ['/about-us', '/pt', '/es/programs', '/qui-sommes-nous', '/fr'])
      expect((await get(path)).vary).not.toContain('Cookie');
    expect((await get('/', { cookie: 'lang=fr' })).cache).toContain('private');
  });

  test('is never taken from the browser’s settings', async () => {
    const answer = await get('/', { 'accept-language': 'fr' });
    expect(answer.status).toBe(200);
    expect(langOf(answer.body)).toBe('en-us');
    expect(answer.vary).not.toContain('Accept-Language');
  });
});

test.describe('what is not there', () => {
  for (const language of languages)
    test(`${language}: is said in its language, with a way on`, async ({ page }) => {
      const prefix = language === 'en' ? '' : `/${language}`;
      const answer = await page.goto(`${prefix}/nobody-wrote-this`);
      expect(answer?.status()).toBe(404);
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await expect(page.locator(`main a[href="${home[language]}"]`)).toBeVisible();
      const title = await page.title();
      for (const other of languages.filter((each) => each !== language)) {
        const at = other === 'en' ? '' : `/${other}`;
        expect((await get(`${at}/nobody-wrote-this`)).body).not.toContain(`<title>${title}`);
      }
    });

  test('in one language only: the page names the languages that have it', async ({ page }) => {
    const answer = await page.goto(`/pt${onlyIn('en')}`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-br');
    const link = page.getByRole('main').getByRole('link', { name: 'English', exact: true });
    await expect(link).toHaveAttribute('href', onlyIn('en'));
    await expect(link).toHaveAttribute('lang', 'en-us');
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-us');
  });
});

test.describe('requests that are no reading of a page', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    test(`${method} is refused`, async () => {
      expect((await get('/programs', { 'content-length': '0' }, method)).status).toBe(405);
    });

  test('an address too long is refused, in the visitor’s language', async () => {
    const answer = await get(`/${'a'.repeat(5_000)}`, { 'accept-language': 'es' });
    expect(answer.status).toBe(414);
    expect(langOf(answer.body)).toBe('es-es');
  });

  for (const path of ['/%', '/%zz', '/programs/%E0%A4%A', '/%c3%28', '/a%2fb', '/a%00b', '/pt/%'])
    test(`${path} is called wrong, never a fault of ours`, async () => {
      const answer = await get(path);
      expect(answer.status).toBe(400);
      expect(langOf(answer.body)).toBe(path.startsWith('/pt') ? 'pt-br' : 'en-us');
    });

  test('HEAD says what GET says, without the page', async () => {
    const [head, whole] = [await get('/programs', {}, 'HEAD'), await get('/programs')];
    expect(head).toMatchObject({ status: 200, vary: whole.vary, cache: whole.cache, body: '' });
  });
});

import { expect, test } from 'vitest';
import { consentState, tagManagerAddress } from './consent.ts';
import { filtersOf, languageCookie } from './language.ts';
import { endPreview, loadToolbar, type PageContext, updatePreview } from './preview.ts';
import { playUrl } from './video.ts';

test('remembers a language for a year, on every path', () => {
  expect(languageCookie('pt')).toBe('lang=pt; Max-Age=31536000; Path=/; SameSite=Lax');
});

test('takes the choice of a list into another language, without the page of the list', () => {
  expect(filtersOf('?kind=au_pair&destination=pt&page=2')).toBe('kind=au_pair&destination=pt');
  expect(filtersOf('')).toBe('');
});

test('loads the container with its environment only where one is set', () => {
  const id = 'GTM-TEST';
  expect(tagManagerAddress({ id, auth: undefined, preview: undefined })).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
  );
  expect(tagManagerAddress({ id, auth: 'a&b', preview: 'env-1' })).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST&gtm_auth=a%26b&gtm_preview=env-1&gtm_cookies_win=x',
  );
});

test.each([
  ['denied', 'denied'],
  ['granted', 'denied'],
  ['granted', 'granted'],
] as const)(
  'says of every storage what may be: counting %s, advertising %s',
  (counting, advertising) => {
    expect(Object.entries(consentState(counting, advertising))).toEqual([
      ['ad_storage', advertising],
      ['ad_user_data', advertising],
      ['ad_personalization', advertising],
      ['analytics_storage', counting],
    ]);
  },
);

test('starts a film the visitor has asked for', () => {
  expect(playUrl('https://player.vimeo.com/video/1?h=2')).toBe(
    'https://player.vimeo.com/video/1?h=2&autoplay=1',
  );
});

function watched(answer: { ok: boolean; redirected: boolean } | Error) {
  const seen: string[] = [];
  const context: PageContext = {
    cookies: '',
    referrer: '',
    query: '',
    toolbar: undefined,
    fetch: async (address) => {
      seen.push(`GET ${address}`);
      if (answer instanceof Error) throw answer;
      return { ...answer, type: 'basic' };
    },
    reload: () => seen.push('reload'),
    complain: (message) => seen.push(message),
    load: (address) => seen.push(`load ${address}`),
  };
  return { seen, context };
}

test('reloads once the preview is updated: a redirected answer means success', async () => {
  const { seen, context } = watched({ ok: true, redirected: true });
  await updatePreview(context);
  expect(seen).toEqual(['GET /api/preview', 'reload']);
});

test.each([[{ ok: true, redirected: false }], [new Error('offline')]])(
  'asks whether the endpoint exists where the preview does not start',
  async (answer) => {
    const { seen, context } = watched(answer);
    await updatePreview(context);
    expect(seen[1]).toMatch(/\/api\/preview.*Does it exist\?$/);
    expect(seen).not.toContain('reload');
  },
);

test('reloads once the preview has ended: an ok answer means success', async () => {
  const { seen, context } = watched({ ok: true, redirected: false });
  await endPreview(context);
  expect(seen).toEqual(['GET /api/exit-preview', 'reload']);
});

test('asks whether the endpoint exists where the preview does not end', async () => {
  const { seen, context } = watched({ ok: false, redirected: true });
  await endPreview(context);
  expect(seen[1]).toMatch(/\/api\/exit-preview.*Does it exist\?$/);
});

test('loads the toolbar for those who preview only', () => {
  const loaded = (cookies: string, toolbar: string | undefined) => {
    const { seen, context } = watched(new Error('not asked'));
    loadToolbar({ ...context, cookies, toolbar });
    return seen;
  };
  expect(loaded('lang=pt; io.prismic.preview=x', '/toolbar.js')).toEqual(['load /toolbar.js']);
  expect(loaded('lang=pt', '/toolbar.js')).toEqual([]);
  expect(loaded('not-io.prismic.preview=x', '/toolbar.js')).toEqual([]);
  expect(loaded('io.prismic.preview=x', undefined)).toEqual([]);
});

test.each([
  ['https://farol-travel.prismic.io/', '', true],
  ['https://prismic.io/previews/s', '', true],
  ['https://prismic.io.example.org/', '', false],
  ['https://notprismic.io/', '', false],
  ['', '?previewToken=x', true],
  ['', '?kind=camp&documentId=x', true],
  ['', '?q=documentId', false],
])('loads the toolbar for who follows a link that was shared: %s %s', (referrer, query, loads) => {
  const { seen, context } = watched(new Error('not asked'));
  loadToolbar({ ...context, referrer, query, toolbar: '/toolbar.js' });
  expect(seen).toEqual(loads ? ['load /toolbar.js'] : []);
});

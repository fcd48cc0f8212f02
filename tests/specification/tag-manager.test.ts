import { afterEach, expect, it, vi } from 'vitest';
import { startTagManager } from '../../site/browser/consent.ts';

afterEach(() => vi.unstubAllGlobals());

/** The addresses of the scripts that a page with these attributes loads. */
function loaded(dataset: Record<string, string>): string[] {
  const scripts: { src: string }[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', {
    documentElement: { dataset },
    head: { append: (script: { src: string }) => scripts.push(script) },
    createElement: () => ({ src: '' }),
    getElementById: () => null,
  });
  startTagManager();
  return scripts.map(({ src }) => src);
}

const whole = {
  tagManager: 'GTM-ABC1',
  tagManagerAuth: 'secret-1',
  tagManagerPreview: 'env-7',
  consent: 'ask',
};

it.each([
  ['the id of its container', 'id', 'GTM-ABC1'],
  ['the auth parameter', 'gtm_auth', 'secret-1'],
  ['the preview parameter', 'gtm_preview', 'env-7'],
])('loads the script of the tag manager with %s', (_, name, value) => {
  const [address = '', ...more] = loaded(whole);
  expect(more).toEqual([]);
  expect(new URL(address).searchParams.get(name)).toBe(value);
  expect(address).toMatch(/^https:\/\/www\.googletagmanager\.com\/gtm\.js\?/);
});

it('loads nothing without the id of a container', () => {
  expect(loaded({})).toEqual([]);
  expect(loaded({ tagManagerAuth: 'secret-1', tagManagerPreview: 'env-7' })).toEqual([]);
});

it('denies every storage before the script is loaded', () => {
  loaded(whole);
  const [first] = window.dataLayer ?? [];
  expect(Array.from(Object(first))).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { startTagManager } from '../../site/browser/consent.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with these attributes, as far as the tag manager and the notice are concerned. */
function openPage(dataset: Record<string, string>, prerendering = false) {
  const scripts: { src: string }[] = [];
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const notice = { hidden: true };
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null });
  vi.stubGlobal('document', {
    prerendering,
    documentElement: { dataset },
    head: { append: (script: { src: string }) => scripts.push(script) },
    createElement: () => ({ src: '' }),
    getElementById: () => notice,
    addEventListener: events.addEventListener.bind(events),
  });
  startTagManager();
  return { scripts, stored, events, notice };
}

/** The addresses of the scripts that a page with these attributes loads. */
const loaded = (dataset: Record<string, string>) => openPage(dataset).scripts.map(({ src }) => src);

const lastCommand = () => Array.from(Object(window.dataLayer?.at(-1)));

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

it('counts nobody on a page that is made ready before it is opened', () => {
  const { scripts, stored, events, notice } = openPage(whole, true);
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  stored.set('consent', 'denied');
  events.dispatchEvent(new Event('prerenderingchange'));
  expect(scripts).toHaveLength(1);
  expect(notice.hidden).toBe(true);
});

it('takes an answer that was given or taken back on another page', () => {
  const { stored, events, notice } = openPage(whole);
  const comeBack = () =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(notice.hidden).toBe(false);
  for (const answer of ['granted', 'denied']) {
    stored.set('consent', answer);
    comeBack();
    expect(notice.hidden).toBe(true);
    expect(lastCommand()).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: answer,
      },
    ]);
  }
});

it('grants everything where the provider must not ask', () => {
  openPage({ ...whole, consent: 'off' });
  const [first] = window.dataLayer ?? [];
  expect(Object.values(Array.from<object>(Object(first))[2] ?? {})).toEqual(
    Array(4).fill('granted'),
  );
});

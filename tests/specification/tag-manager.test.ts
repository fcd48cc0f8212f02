import { afterEach, expect, it, vi } from 'vitest';
import { startTagManager } from '../../site/browser/consent.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with these attributes, as far as the tag manager and the notice are concerned. */
function openPage(dataset: Record<string, string>, prerendering = false) {
  const scripts: { src: string }[] = [];
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const boxes: Record<string, { checked: boolean }> = {
    counting: { checked: false },
    advertising: { checked: false },
  };
  const notice = {
    hidden: true,
    offsetHeight: 200,
    focus() {},
    querySelector: (selector: string) =>
      boxes[/consent-to=(\w+)/.exec(selector)?.[1] ?? ''] ?? null,
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal('Element', EventTarget);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('document', {
    prerendering,
    documentElement: { dataset },
    head: { append: (script: { src: string }) => scripts.push(script) },
    createElement: () => ({ src: '' }),
    getElementById: () => notice,
    addEventListener: events.addEventListener.bind(events),
  });
  startTagManager();
  /** Presses the button with this answer. */
  const say = (consent: string) => {
    const button = Object.assign(new EventTarget(), {
      dataset: { consent },
      focus() {},
      closest: () => button,
    });
    const click = new Event('click');
    Object.defineProperty(click, 'target', { value: button });
    events.dispatchEvent(click);
  };
  return { scripts, stored, events, notice, boxes, say };
}

/** The addresses of the scripts that a page with these attributes loads. */
const loaded = (dataset: Record<string, string>) => openPage(dataset).scripts.map(({ src }) => src);

const lastCommand = () => Array.from(Object(window.dataLayer?.at(-1)));

const whole = {
  tagManager: 'GTM-ABC1',
  tagManagerAuth: 'secret-1',
  tagManagerPreview: 'env-7',
  consent: 'on',
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

/** What the last command grants, and what was stored. */
const granted = () =>
  Object.entries(lastCommand()[2] ?? {})
    .filter(([, answer]) => answer === 'granted')
    .map(([name]) => name);
const advertising = ['ad_storage', 'ad_user_data', 'ad_personalization'];

it('grants counting alone where the provider must not ask, for nobody chose advertising', () => {
  openPage({ ...whole, consent: 'off' });
  const [first] = window.dataLayer ?? [];
  expect(Array.from(Object(first))).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    },
  ]);
});

it('grants counting alone by a yes to counting, whatever was chosen where advertising was asked for', () => {
  const { stored, say } = openPage(whole);
  stored.set('consent-advertising', 'granted');
  say('granted');
  expect(granted()).toEqual(['analytics_storage']);
  expect(stored.get('consent')).toBe('granted');
});

it('grants nothing by a no to counting, and keeps no answer about what was not asked', () => {
  const { stored, notice, say } = openPage(whole);
  say('denied');
  expect(granted()).toEqual([]);
  expect([...stored]).toEqual([['consent', 'denied']]);
  expect(notice.hidden).toBe(true);
});

it.each([
  [false, false, []],
  [true, false, ['analytics_storage']],
  [false, true, advertising],
  [true, true, [...advertising, 'analytics_storage']],
])(
  'asks for counting (%s) and advertising (%s) as two choices where a setting says so',
  (counts, advertises, expected) => {
    const { stored, boxes, notice, say } = openPage({ ...whole, consent: 'advertising' });
    expect(notice.hidden).toBe(false);
    Object.assign(boxes, {
      counting: { checked: counts },
      advertising: { checked: advertises },
    });
    say('chosen');
    expect(notice.hidden).toBe(true);
    expect(granted()).toEqual(expected);
    const answer = (isYes: boolean) => (isYes ? 'granted' : 'denied');
    expect([...stored]).toEqual([
      ['consent', answer(counts)],
      ['consent-advertising', answer(advertises)],
    ]);
  },
);

it('grants what was chosen on the pages after, and nothing more after a no', () => {
  const first = openPage({ ...whole, consent: 'advertising' });
  first.stored.set('consent', 'denied');
  first.stored.set('consent-advertising', 'granted');
  first.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(granted()).toEqual(advertising);
  expect(first.notice.hidden).toBe(true);
  first.say('ask');
  expect(first.notice.hidden).toBe(false);
  expect([first.boxes.counting?.checked, first.boxes.advertising?.checked]).toEqual([false, true]);
  first.say('denied');
  expect(granted()).toEqual([]);
  expect([...first.stored.values()]).toEqual(['denied', 'denied']);
});

it('asks again who has answered about counting only', () => {
  const { stored, events, notice } = openPage({ ...whole, consent: 'advertising' });
  stored.set('consent', 'granted');
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(notice.hidden).toBe(false);
  expect(granted()).toEqual(['analytics_storage']);
});

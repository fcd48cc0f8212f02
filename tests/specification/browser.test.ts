import { cookie } from '@prismicio/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchColours } from '../../site/browser/colour-mode.ts';
import { languageCookie, rememberLanguage } from '../../site/browser/language.ts';
import { watchScroll } from '../../site/browser/navbar.ts';
import { chosenLanguage } from '../../site/http/cookies.ts';
import { previewCookie } from '../../site/preview/cookie.ts';

/** As much of a browser as the script of every page touches. */
function openBrowser(kept: Record<string, string> = {}) {
  const stored = new Map(Object.entries(kept));
  const events = new EventTarget();
  const button = Object.assign(new EventTarget(), {
    pressed: '',
    setAttribute(_: string, value: string) {
      this.pressed = value;
    },
  });
  const dataset: Record<string, string> = {};
  const page = {
    dataset,
    toggleAttribute(name: string, isThere: boolean) {
      if (isThere) dataset[name] = '';
      else delete dataset[name];
    },
  };
  const written: string[] = [];
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal('document', {
    documentElement: page,
    querySelector: () => null,
    querySelectorAll: () => [button],
    addEventListener: events.addEventListener.bind(events),
    set cookie(value: string) {
      written.push(value);
    },
  });
  return { stored, events, button, dataset, written };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the colour mode', () => {
  it.each([
    ['nothing', {}, undefined],
    ['dark', { 'colour-mode': 'dark' }, 'dark'],
    ['light', { 'colour-mode': 'light' }, undefined],
    ['something else', { 'colour-mode': 'sepia' }, undefined],
  ])('with %s in local storage is there before the first paint', async (_, kept, mode) => {
    const { dataset } = openBrowser(kept);
    await vi.importActual('../../site/browser/early.ts');
    expect(dataset.mode).toBe(mode);
  });

  it('is switched, and the choice is stored', () => {
    const { stored, button, dataset } = openBrowser();
    switchColours();
    expect(button.pressed).toBe('false');
    button.dispatchEvent(new Event('click'));
    expect(dataset.mode).toBe('dark');
    expect(button.pressed).toBe('true');
    expect([...stored]).toEqual([['colour-mode', 'dark']]);
    button.dispatchEvent(new Event('click'));
    expect(dataset.mode).toBeUndefined();
    expect([...stored]).toEqual([['colour-mode', 'light']]);
  });

  it.each([
    ['was made ready before it was opened', new Event('prerenderingchange')],
    ['comes from the history', Object.assign(new Event('pageshow'), { persisted: true })],
    ['is open beside another one', Object.assign(new Event('storage'), { key: 'colour-mode' })],
  ])('is the one chosen meanwhile on a page that %s', (_, event) => {
    const { stored, events, button, dataset } = openBrowser();
    switchColours();
    stored.set('colour-mode', 'dark');
    events.dispatchEvent(event);
    expect([dataset.mode, button.pressed]).toEqual(['dark', 'true']);
    stored.set('colour-mode', 'light');
    events.dispatchEvent(event);
    expect([dataset.mode, button.pressed]).toEqual([undefined, 'false']);
    stored.clear();
    button.dispatchEvent(new Event('click'));
    stored.clear();
    events.dispatchEvent(event);
    expect(dataset.mode, 'where nothing is stored, it stays').toBe('dark');
  });
});

describe('the bar in browsers that cannot tie a style to the scroll position', () => {
  it('is solid above 50 px of scroll, clear up to 50', () => {
    const { events, dataset } = openBrowser();
    watchScroll();
    for (const [scroll, isSolid] of [
      [50, false],
      [51, true],
      [50, false],
      [50.5, true],
      [0, false],
    ] as const) {
      vi.stubGlobal('scrollY', scroll);
      events.dispatchEvent(new Event('scroll'));
      expect('data-scrolled' in dataset, `at ${scroll}`).toBe(isSolid);
    }
  });

  it.each([
    [50, false],
    [51, true],
  ])('opened at %i px is solid from the first paint: %s', async (scroll, isSolid) => {
    const { dataset } = openBrowser();
    vi.stubGlobal('scrollY', scroll);
    await vi.importActual('../../site/browser/early.ts');
    expect('scrolled' in dataset).toBe(isSolid);
  });
});

describe('the names of what is stored', () => {
  it('the language in the cookie lang, for a year, on every path, for this site only', () => {
    expect(languageCookie('fr')).toBe('lang=fr; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(chosenLanguage(languageCookie('fr'))).toBe('fr');
  });

  it('the language is stored when one is chosen, and only then', () => {
    class Link extends EventTarget {
      dataset = { language: 'pt' };
      closest(selector: string) {
        return selector === '[data-language]' ? this : null;
      }
    }
    const { events, written } = openBrowser();
    vi.stubGlobal('Element', Link);
    rememberLanguage();
    const click = (target: EventTarget) =>
      events.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
    click(new EventTarget());
    expect(written).toEqual([]);
    click(new Link());
    expect(written).toEqual([languageCookie('pt')]);
  });

  it('the preview in the cookie that Prismic’s toolbar writes', () => {
    expect(previewCookie).toBe(cookie.preview);
    expect(previewCookie).toBe('io.prismic.preview');
  });
});

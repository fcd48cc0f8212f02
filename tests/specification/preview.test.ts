import { afterEach, expect, it, vi } from 'vitest';
import { followPreview } from '../../site/browser/preview.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(answer: { ok: boolean; redirected: boolean }, cookies = '') {
  const events = new EventTarget();
  const seen: string[] = [];
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  followPreview({
    cookies,
    referrer: '',
    query: '',
    toolbar: 'https://static.cdn.prismic.io/prismic.js?new=true&repo=farol',
    fetch: async (address) => {
      seen.push(`GET ${address}`);
      return { ...answer, type: 'basic' };
    },
    reload: () => seen.push('reload'),
    complain: (message) => seen.push(message),
    load: (address) => seen.push(`load ${address}`),
  });
  return { events, seen };
}

it.each([
  ['prismicPreviewUpdate', '/api/preview'],
  ['prismicPreviewEnd', '/api/exit-preview'],
])('answers the event %s by a call of %s', async (name, address) => {
  const { events, seen } = browser({ ok: true, redirected: true });
  const event = new Event(name, { cancelable: true });
  events.dispatchEvent(event);
  await expect.poll(() => seen).toEqual([`GET ${address}`, 'reload']);
  expect(event.defaultPrevented).toBe(true);
});

it.each([
  ['prismicPreviewUpdate', '/api/preview'],
  ['prismicPreviewEnd', '/api/exit-preview'],
])('asks after %s failed whether %s exists', async (name, address) => {
  const { events, seen } = browser({ ok: false, redirected: false });
  events.dispatchEvent(new Event(name, { cancelable: true }));
  await expect.poll(() => seen).toHaveLength(2);
  expect(seen[1]).toBe(
    `The preview endpoint ${address} did not answer as expected. Does it exist?`,
  );
});

it('loads the preview script once there is a preview cookie, and not before', () => {
  expect(browser({ ok: true, redirected: true }).seen).toEqual([]);
  expect(browser({ ok: true, redirected: true }, 'io.prismic.preview=x').seen).toEqual([
    'load https://static.cdn.prismic.io/prismic.js?new=true&repo=farol',
  ]);
});

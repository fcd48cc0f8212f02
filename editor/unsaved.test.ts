import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Unsaved } from './unsaved.ts';

const windows: EventTarget[] = [];
afterAll(() => void vi.unstubAllGlobals());

/** A tab of this browser, with a module of its own. */
async function openTab() {
  const here = new EventTarget();
  windows.push(here);
  vi.stubGlobal('addEventListener', here.addEventListener.bind(here));
  vi.resetModules();
  const { openedBy } = await import('./api/session.ts');
  return { here, openedBy, ...(await import('./unsaved.ts')) };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const nothing: Unsaved = { pages: [], details: [], files: [] };

it('asks before the page is closed as long as something would be lost', async () => {
  const { here, askAbout } = await openTab();
  const isAskedAbout = () => !here.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const files: string[] = [];
  askAbout('files', () => files);
  askAbout('details', () => []);
  expect(isAskedAbout()).toBe(false);
  files.push('Sea.jpg');
  expect(isAskedAbout()).toBe(true);
});

it('knows what would be lost in every tab of the person who signs out', async () => {
  const one = await openTab();
  const other = await openTab();
  const somebodyElse = await openTab();
  for (const [tab, person, file] of [
    [one, 'ana', 'Sea.jpg'],
    [other, 'ana', 'Quay.jpg'],
    [somebodyElse, 'eva', 'Hers.jpg'],
  ] as const) {
    tab.openedBy(person);
    tab.askAbout('files', () => [file]);
  }
  other.askAbout('details', () => ['Tower.jpg']);
  expect(await one.unsavedInEveryTab('ana')).toEqual({ ...nothing, files: ['Sea.jpg'] });
  stops.push(...[one, other, somebodyElse].map(({ answerOtherTabs }) => answerOtherTabs()));
  const found = await one.unsavedInEveryTab('ana');
  expect(found.files.toSorted()).toEqual(['Quay.jpg', 'Sea.jpg']);
  expect(found.details).toEqual(['Tower.jpg']);
});

it('does not wait for a tab that is busy', async () => {
  const here = await openTab();
  here.openedBy('ana');
  here.askAbout('files', () => ['Sea.jpg']);
  stops.push(here.answerOtherTabs());
  const { promise, resolve } = Promise.withResolvers<void>();
  stops.push(resolve);
  void navigator.locks.request('farol-unsaved', { mode: 'shared' }, () => promise);
  expect((await here.unsavedInEveryTab('ana')).files).toEqual(['Sea.jpg']);
});

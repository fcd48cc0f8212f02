import { afterAll, expect, it, vi } from 'vitest';

const here = new EventTarget();
vi.stubGlobal('addEventListener', here.addEventListener.bind(here));
vi.resetModules();
const { askAbout, unsavedHere } = await import('./unsaved.ts');
afterAll(() => void vi.unstubAllGlobals());

const isAskedAbout = () => !here.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is closed as long as something would be lost', () => {
  const files: string[] = [];
  askAbout('files', () => files);
  askAbout('details', () => []);
  expect(isAskedAbout()).toBe(false);
  files.push('Sea.jpg');
  expect(isAskedAbout()).toBe(true);
  askAbout('files', () => ['Quay.jpg']);
  expect(unsavedHere()).toEqual({ pages: [], details: [], files: ['Sea.jpg', 'Quay.jpg'] });
});

import { afterAll, expect, it, vi } from 'vitest';

const here = new EventTarget();
vi.stubGlobal('addEventListener', here.addEventListener.bind(here));
vi.resetModules();
const { afterPress } = await import('./after-press.ts');
afterAll(() => void vi.unstubAllGlobals());

const happens = (name: string, about: object = {}) =>
  here.dispatchEvent(Object.assign(new Event(name), about));
const clicked = () => new Promise((resolve) => setTimeout(resolve));

function pressed() {
  happens('mousedown');
  const work = vi.fn();
  return { work, callOff: afterPress(work) };
}

it('works at once where nothing is pressed', () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

it('waits for the release and for the click that comes of it', async () => {
  const { work } = pressed();
  happens('mousemove', { buttons: 1 });
  happens('mouseup');
  expect(work).not.toHaveBeenCalled();
  await clicked();
  expect(work).toHaveBeenCalledOnce();
});

it('does nothing that the click called off', async () => {
  const { work, callOff } = pressed();
  happens('mouseup');
  callOff();
  await clicked();
  expect(work).not.toHaveBeenCalled();
});

it.each([
  ['a drag', 'dragend', {}],
  ['the menu of the browser', 'contextmenu', {}],
  ['another window', 'blur', {}],
  ['a key', 'keydown', {}],
  ['a move without a button', 'mousemove', { buttons: 0 }],
])('waits no longer after %s, where the release was not told', async (_, name, about) => {
  const { work } = pressed();
  happens(name, about);
  await clicked();
  expect(work).toHaveBeenCalledOnce();
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that look at colours; all others find the same in either mode. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** A part of the page; no other is looked at. */
interface Part {
  include?: string;
  exclude?: string;
}

/** What axe finds, in the mode that is shown, once all that is asked for has come and nothing appears any more. */
export async function violations(page: Page, part: Part = {}): Promise<string[]> {
  await page.waitForFunction(
    () =>
      !document.querySelector('.loading, [aria-busy=true]') &&
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .every(({ playState }) => playState !== 'running'),
  );
  return found(looking(page, part));
}

/** Nothing is found in either mode. It is left in the mode that it was in. */
export async function expectAccessible(page: Page, name = '', part: Part = {}): Promise<void> {
  expect(await violations(page, part), name).toEqual([]);
  expect(await page.evaluate(againstSight), `${name}, against the order of sight`).toEqual([]);
  await showOtherColours(page);
  const dark = await found(looking(page, part).withRules(ofColours));
  expect(dark, `${name}, in the other mode`).toEqual([]);
  await showOtherColours(page);
}

/** Runs in the page: where Tab goes back up, or back to the left. */
function againstSight(): string[] {
  const reached = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
  const focusable = [...document.body.querySelectorAll<HTMLElement>(reached)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
  const pathTo = (element: Element): Element[] =>
    element.parentElement ? [...pathTo(element.parentElement), element] : [element];
  const isInFlow = (element: Element) =>
    ['static', 'relative'].includes(getComputedStyle(element).position);
  const named = ({ tagName, textContent, ariaLabel }: HTMLElement) =>
    `${tagName} ${ariaLabel ?? textContent?.trim().slice(0, 40)}`;
  return focusable.slice(1).flatMap((element, index) => {
    const before = focusable[index];
    if (!before || before.contains(element)) return [];
    const path = pathTo(element);
    const pathBefore = pathTo(before);
    // The parts where the two ways part: what is scrolled within one of them changes nothing.
    const at = path.findIndex((each, depth) => each !== pathBefore[depth]);
    const [here, there] = [path[at], pathBefore[at]];
    const isMoved = [...path.slice(at), ...pathBefore.slice(at)].some((each) => !isInFlow(each));
    if (!here || !there || isMoved) return [];
    const [now, earlier] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
    const isAbove = now.bottom <= earlier.top;
    const isLeft =
      now.right <= earlier.left && now.top < earlier.bottom && earlier.top < now.bottom;
    return isAbove || isLeft ? [`${named(element)} after ${named(before)}`] : [];
  });
}

function looking(page: Page, { include, exclude }: Part): AxeBuilder {
  // What holds is not written down, which is half of the work.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  return axe;
}

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** Everything stands where it stood, and is seen or not as before: modes differ in colours only. */
async function showOtherColours(page: Page): Promise<void> {
  const moved = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const places = () =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${x} ${y} ${width} ${height} ${element.checkVisibility()}`;
      });
    const before = places();
    dataset.mode = dataset.mode === 'dark' ? 'light' : 'dark';
    const after = places();
    return before.filter((place, index) => place !== after[index]);
  });
  expect(moved, 'what the modes show differently besides colours').toEqual([]);
}

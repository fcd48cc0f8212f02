import { inEach, languages } from '@farol/content-model';
import { programs } from '../../../sample/programs.ts';
import { messages } from '../../../site/messages/messages.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const finders = inEach(({ key }) => (key === 'en' ? '/programs' : `/${key}/programs`));

/** What the browser's accessibility tree is missing on the finder's page, in each language. */
export async function untoldIn(browser: DrivenBrowser, site: string): Promise<string[]> {
  const missing: string[] = [];
  await browser.resize(1280, 900);
  for (const { key } of languages) {
    const words = messages[key];
    const found = words.programsFound(programs.filter(({ text }) => text[key]).length);
    await browser.open(site + finders[key]);
    const expected: readonly (readonly [selector: string, role: string, name: string])[] = [
      ['.skip', 'link', words.skipToContent],
      ['nav', 'navigation', words.mainNavigation],
      ['header .tool', 'link', words.search],
      ['header .mode', 'button', words.darkMode],
      ['#found', 'region', found],
      ['#found h2', 'heading', found],
      ['select', 'combobox', words.sort],
      ['.world-map svg', 'group', words.mapOfDestinations],
      ['footer nav', 'navigation', words.footerNavigation],
    ];
    for (const [selector, role, name] of expected)
      if (!(await browser.tells(selector, role, name)))
        missing.push(`${browser.name}, ${key}: no ${role} “${name}”`);
  }
  return missing;
}

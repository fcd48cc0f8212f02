import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, withoutPictures } from '../../launch/browser.ts';
import { type Kind, kindsOfPages } from './kinds.ts';
import { fontsOf, type Machine, machines } from './machine-fonts.ts';
import { shiftsWhereLate, watchShifts } from './shifts.ts';
import { expect, languages, site, test } from './site.ts';

const kinds: readonly Kind[] = [
  'home',
  'programs',
  'program',
  'articles',
  'article',
  'page',
  'search',
];

/** What the styles ask for. */
const used = { Display: [800], Text: [400, 550, 650, 700] };

/** Pictures have their room before they come, and another test for it. */
async function browserOf(machine: Machine): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...browserArguments, withoutPictures],
    env: { ...process.env, FONTCONFIG_FILE: await fontsOf(machine) },
  });
}

for (const machine of machines)
  test.describe(`a machine with ${machine.font} only`, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      browser = await browserOf(machine);
    });
    test.afterAll(() => browser.close());

    for (const width of [412, 1280])
      test(`nothing moves where the fonts come late, at ${width} px`, async () => {
        const page = await browser.newPage({ viewport: { width, height: 823 } });
        await watchShifts(page);
        const addresses = await kindsOfPages();
        const faults: Record<string, unknown> = {};
        for (const kind of kinds) {
          const late = await shiftsWhereLate(page, site + addresses[kind].en, 'woff2');
          const { asked, shifts, changed } = late;
          expect(asked, `fonts of ${kind}`).toBe(2);
          if (shifts.length + changed.length > 0) faults[kind] = { shifts, changed };
        }
        await page.close();
        expect(faults).toEqual({});
      });

    // Other systems than Linux keep their own fonts beside it.
    if (process.platform === 'linux')
      test('its font stands in, and takes as much room', async () => {
        const addresses = await kindsOfPages();
        const page = await browser.newPage();
        for (const language of languages) {
          await page.goto(site + addresses.article[language]);
          const text = (await page.locator('main').textContent()) ?? '';
          const rooms = await page.evaluate(roomsOf, { text, used, standIn: machine.standIn });
          console.log(`  ${language}: ${rooms.map(({ name, by }) => `${name} ${by}`).join(', ')}`);
          expect(rooms).toHaveLength(5);
          for (const { name, by, lines } of rooms) {
            // Letters are not as frequent in each language: Arimo is 3.2 % too wide in Spanish.
            expect(Math.abs(by - 1), name).toBeLessThan(0.04);
            expect(Math.abs(lines), `lines of ${name}`).toBeLessThan(0.011);
          }
        }
        await page.close();
      });

    if (process.platform === 'linux')
      test('headings and text are drawn with it until the fonts are there', async () => {
        const page = await browser.newPage();
        await page.route('**/*.woff2', (route) => route.abort());
        await page.goto(site);
        for (const selector of ['h1', 'main .lead'])
          expect(await fontsOn(page, selector)).toEqual([machine.font]);
        await page.close();
      });
  });

/** What the browser draws an element with, by the names in the font files. */
async function fontsOn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

interface Asked {
  text: string;
  used: Record<string, readonly number[]>;
  standIn: string;
}

/** How much wider a text is in the stand-in than in the font itself, and how much higher its lines are. */
async function roomsOf({ text, used, standIn }: Asked) {
  const line = document.createElement('span');
  line.style.cssText = 'position:absolute;white-space:nowrap;line-height:normal';
  line.textContent = text.replaceAll(/\s+/g, ' ').slice(0, 3_000);
  document.body.append(line);
  const room = (weight: number, family: string) => {
    line.style.font = `${weight} 100px "${family}", cursive`;
    return line.getBoundingClientRect();
  };
  const rooms = [];
  for (const [family, weights] of Object.entries(used)) {
    // In the page itself it is there at once or not at all.
    const name = `farol-${family.toLowerCase()}`;
    const link = document.querySelector<HTMLLinkElement>(`link[rel=preload][href*="${name}"]`);
    const own = new FontFace(`Own ${family}`, `url(${link?.href})`, { weight: '400 800' });
    document.fonts.add(await own.load());
    for (const weight of weights) {
      const own = room(weight, `Own ${family}`);
      const instead = room(weight, `Farol ${family} ${standIn}`);
      rooms.push({
        name: `${family} ${weight}`,
        by: Math.round((instead.width / own.width) * 1_000) / 1_000,
        lines: instead.height / own.height - 1,
      });
    }
  }
  return rooms;
}

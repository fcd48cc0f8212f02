import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kind, kindsOfPages } from './kinds.ts';
import { drawnAgain, shiftsOf, watchShifts } from './shifts.ts';
import { expect, site, test } from './site.ts';

/** Long enough for a browser to draw what it has. */
const betweenMs = 400;

/** Ends of the first part: among the tools of the bar, among the crumbs, in the words of the page, before the footer. */
const crumbs = 'class="crumbs';
const ends = ['class="tool"', crumbs, '<h1', '</h2>', '</main>'];

let server: Server;
let inParts = '';
let end = '';
/** The ends at which a page was parted so far. */
let parted: string[] = [];
test.beforeAll(async () => {
  server = createServer(async ({ url }, answer) => {
    const page = await fetch(new URL(url ?? '/', site));
    const type = page.headers.get('content-type') ?? '';
    answer.writeHead(page.status, { 'content-type': type });
    const body = Buffer.from(await page.arrayBuffer());
    const at = type.startsWith('text/html') ? body.indexOf(end) : -1;
    if (at >= 0) {
      parted.push(end);
      answer.write(body.subarray(0, at + end.length));
      await pause(betweenMs);
    }
    answer.end(body.subarray(at >= 0 ? at + end.length : 0));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address === 'object') inParts = `http://localhost:${address?.port}`;
});
test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

for (const width of [412, 1280])
  test(`nothing moves where a page comes in two parts, at ${width} px`, {
    tag: '@pictures',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 823 });
    await watchShifts(page);
    const addresses = await kindsOfPages();
    const moved: Record<string, number[]> = {};
    for (const kind of ['home', 'program', 'page', 'article'] satisfies Kind[]) {
      parted = [];
      for (end of ends) {
        // From one page of the site to the next there would be a transition.
        await page.goto('about:blank');
        await page.goto(inParts + addresses[kind].en);
        await drawnAgain(page);
        const shifts = await shiftsOf(page);
        if (shifts.length > 0) moved[`${kind}, ${end}`] = shifts;
      }
      // The home page has no crumbs above it.
      expect(parted, kind).toEqual(kind === 'home' ? ends.filter((each) => each !== crumbs) : ends);
    }
    expect(moved).toEqual({});
  });

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, glob } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import { type DrivenBrowser, type Key, NotInstalled } from './driven-browser.ts';
import { noWayOut } from './no-way-out.ts';
import { elementKey, WebDriver } from './web-driver.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const packages = 'apt-get install webkit2gtk-driver xvfb';

/** WebDriver's codes of the keys. */
const keys: Record<Key, string> = {
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
};
const controlKey = '\uE009';
const shiftKey = '\uE008';

/** WebKit in its own minimal browser, on a virtual screen. */
export async function startWebKit(): Promise<DrivenBrowser> {
  const browserPath = await installed();
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const each of started.toReversed()) {
      if (each.exitCode !== null || each.signalCode !== null) continue;
      each.kill();
      await once(each, 'exit');
    }
  };
  try {
    const { screen, display } = await startScreen();
    started.push(screen);
    const port = String(await freePort());
    const driver = spawn(driverPath, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    });
    started.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await answering(address);
    const webDriver = await WebDriver.start(address, {
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
      proxy: {
        proxyType: 'manual',
        httpProxy: `${noWayOut.host}:${noWayOut.port}`,
        sslProxy: `${noWayOut.host}:${noWayOut.port}`,
        noProxy: noWayOut.except,
      },
    });
    return driven(webDriver, stop);
  } catch (fault) {
    await stop();
    throw fault;
  }
}

function driven(webDriver: WebDriver, stop: () => Promise<void>): DrivenBrowser {
  return {
    name: 'WebKit',
    version: String(webDriver.capabilities.browserVersion ?? ''),
    open: async (url) => {
      await webDriver.post('/url', { url });
    },
    resize: async (width, height) => {
      await webDriver.post('/window/rect', { width, height });
    },
    click: (selector) => clicked(webDriver, selector),
    type: (text) => pressed(webDriver, [...text]),
    press: (key) => pressed(webDriver, [keys[key]]),
    control: (letter) => heldDown(webDriver, [controlKey], letter),
    redo: () => heldDown(webDriver, [controlKey, shiftKey], 'Z'),
    read: (expression) =>
      webDriver.post('/execute/sync', { script: `return (${expression});`, args: [] }),
    tells: (selector, role, name) =>
      soon(async () => {
        for (const element of await webDriver.findAll(selector))
          if (isTold(role, name, await toldOf(webDriver, element))) return true;
        return undefined;
      }).then((isThere) => isThere ?? false),
    async close() {
      await webDriver.end();
      await stop();
    },
  };
}

interface Told {
  role: unknown;
  label: unknown;
}

async function toldOf(webDriver: WebDriver, element: string): Promise<Told> {
  return {
    role: await webDriver.get(`/element/${element}/computedrole`),
    label: await webDriver.get(`/element/${element}/computedlabel`),
  };
}

/** WebKit exposes a select as a button and appends the selected option to its name. */
function isTold(role: string, name: string, told: Told): boolean {
  if (role === 'combobox') return told.role === 'button' && `${told.label}`.startsWith(`${name} `);
  return told.role === role && told.label === name;
}

/**
 * Polls until a value is there; undefined where it does not come. A page's accessibility tree is built after the page.
 */
async function soon<Value>(
  ask: () => Promise<Value | undefined>,
  timeoutMs = 3_000,
): Promise<Value | undefined> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (value !== undefined || Date.now() > end) return value;
    await pause(100);
  }
}

/** Clicks as a visitor does: waits for the element, scrolls it to the middle and requires that nothing covers it. */
async function clicked(webDriver: WebDriver, selector: string): Promise<void> {
  let last: unknown;
  const isDone = await soon(async () => {
    try {
      const element = await webDriver.find(selector);
      const script = 'arguments[0].scrollIntoView({ block: "center" });';
      await webDriver.post('/execute/sync', { script, args: [{ [elementKey]: element }] });
      await webDriver.post(`/element/${element}/click`);
      return true;
    } catch (fault) {
      last = fault;
      return undefined;
    }
  }, 20_000);
  if (!isDone) throw last;
}

async function heldDown(
  webDriver: WebDriver,
  held: readonly string[],
  letter: string,
): Promise<void> {
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  const actions = [...held.map(down), down(letter), up(letter), ...held.toReversed().map(up)];
  await webDriver.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

async function pressed(webDriver: WebDriver, values: readonly string[]): Promise<void> {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await webDriver.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

/** The path of the browser, if everything it needs is installed. */
async function installed(): Promise<string> {
  for (const path of [driverPath, screenPath])
    await access(path).catch(() => {
      throw new NotInstalled(`WebKit needs ${path}, which is not there (Debian: ${packages}).`);
    });
  for await (const path of glob('/usr/lib/*/webkit2gtk-*/MiniBrowser')) return path;
  throw new NotInstalled(`WebKit’s MiniBrowser is not under /usr/lib (Debian: ${packages}).`);
}

/** Starts Xvfb, which reports the display number it took. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(screenPath, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await Promise.race([
    once(screen.stdout, 'data'),
    once(screen, 'exit').then(() => {
      throw new Error('Xvfb ended before it had a screen.');
    }),
  ]);
  return { screen, display: `:${String(number).trim()}` };
}

async function answering(driver: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`WebKitWebDriver at ${driver} did not answer within ten seconds.`);
}

import { access } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { type DrivenBrowser, NotInstalled } from './driven-browser.ts';
import { noWayOut } from './no-way-out.ts';

const path = '/usr/bin/firefox-esr';

/** Firefox, driven by WebDriver BiDi, which replaces its own protocol. */
export async function startFirefox(): Promise<DrivenBrowser> {
  await access(path).catch(() => {
    throw new NotInstalled(
      `Firefox is not at ${path}: install it (Debian: apt-get install firefox-esr).`,
    );
  });
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': noWayOut.host,
      'network.proxy.http_port': noWayOut.port,
      'network.proxy.ssl': noWayOut.host,
      'network.proxy.ssl_port': noWayOut.port,
      'network.proxy.no_proxies_on': noWayOut.except.join(','),
    },
  });
  const page = await firefox.newPage();
  return {
    name: 'Firefox',
    version: await firefox.version(),
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.locator(selector).setTimeout(20_000).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async control(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter);
      await page.keyboard.up('Control');
    },
    async redo() {
      for (const key of ['Control', 'Shift'] as const) await page.keyboard.down(key);
      await page.keyboard.press('Z');
      for (const key of ['Shift', 'Control'] as const) await page.keyboard.up(key);
    },
    read: (expression) => page.evaluate(expression),
    async tells(selector, role, name) {
      // Uses Firefox's own accessibility tree.
      const told = await page.$$(`aria/${name}[role="${role}"]`);
      for (const each of told)
        if (await each.evaluate((element, wanted) => element.matches(wanted), selector))
          return true;
      return false;
    },
    close: () => firefox.close(),
  };
}

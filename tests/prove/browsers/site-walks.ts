import { until } from './driven-browser.ts';
import type { Walk } from './walk.ts';

const phone = [390, 844] as const;
const laptop = [1280, 900] as const;

/** The main paths through the site, as visitors use it. */
export const siteWalks: Record<string, Walk> = {
  async finder(browser, { plain }) {
    await browser.resize(...phone);
    await browser.open(`${plain}/programs`);
    await browser.click('.finder-filters > summary');
    await browser.click('label:has(input[name=kind][value=au_pair])');
    await until(browser, `location.search === '?kind=au_pair'`, 'the choice stands in the address');
    const posters = `document.querySelectorAll('.finder-posters [data-program]').length === 2`;
    await until(browser, posters, 'two programs are left');
    const counts = `/ 2 /.test(document.querySelector('.finder-submit').textContent)`;
    await until(browser, counts, 'the button counts them');
    await browser.read('history.back()');
    await until(browser, `location.search === ''`, 'Back takes the choice away');
  },

  async search(browser, { plain }) {
    await browser.resize(...laptop);
    await browser.open(`${plain}/search`);
    await until(browser, `document.activeElement?.id === 'q'`, 'the field has the focus');
    await browser.type('kyoto');
    const found = `/kyoto/i.test(document.querySelector('.search-item h4 a')?.textContent)`;
    await until(browser, found, 'Kyoto is found while one types');
    await until(browser, `location.search === '?q=kyoto'`, 'the question stands in the address');
  },

  async drawer(browser, { plain }) {
    await browser.resize(...phone);
    await browser.open(plain);
    await browser.click('.menu');
    await until(browser, `document.querySelector('#menu').open`, 'the drawer opens');
    await browser.press('Escape');
    await until(browser, `!document.querySelector('#menu').open`, 'Escape closes the drawer');
    const returned = `document.activeElement?.matches('.menu')`;
    await until(browser, returned, 'the focus is back on the button');
  },

  async 'colour mode'(browser, { plain }) {
    await browser.resize(...laptop);
    await browser.open(plain);
    const mode = `document.documentElement.dataset.mode`;
    await browser.click('header [data-colour-mode]');
    await until(browser, `${mode} === 'dark'`, 'the page is dark');
    await browser.open(`${plain}/articles`);
    await until(browser, `${mode} === 'dark'`, 'the next page is dark too');
    await browser.click('header [data-colour-mode]');
    await until(browser, `${mode} === undefined`, 'the page is light again');
  },

  async languages(browser, { plain }) {
    await browser.resize(...laptop);
    await browser.open(`${plain}/programs?kind=au_pair`);
    for (const [key, lang] of [
      ['es', 'es-es'],
      ['pt', 'pt-br'],
      ['fr', 'fr-fr'],
      ['en', 'en-us'],
    ]) {
      await browser.click('header .languages summary');
      await browser.click(`header [data-language=${key}]`);
      const there = `document.documentElement.lang === '${lang}' && document.readyState === 'complete'`;
      await until(browser, there, `${key} leads to ${lang}`);
      await until(browser, `location.search === '?kind=au_pair'`, 'the choice came along');
    }
  },

  async consent(browser, { counting }) {
    await browser.resize(...laptop);
    await browser.open(counting);
    const shown = `document.querySelector('#consent')?.hidden === false`;
    await until(browser, shown, 'the notice is shown');
    await browser.press('Escape');
    const denied = `localStorage.getItem('consent') === 'denied'`;
    await until(browser, denied, 'Escape is a no');
    await until(browser, `document.activeElement?.id === 'content'`, 'the focus is on the page');
    await browser.open(`${counting}/about-us`);
    await until(browser, `document.querySelector('#consent')?.hidden`, 'nobody is asked twice');
  },

  async lightbox(browser, { plain }) {
    await browser.resize(...laptop);
    await browser.open(`${plain}/programs/english-course-galway`);
    await browser.read(`document.querySelector('[data-gallery]').scrollIntoView()`);
    await until(browser, `document.querySelector('[data-gallery] img').complete`, 'pictures come');
    await browser.click('[data-gallery] li a');
    const says = (number: number) =>
      `document.querySelector('.viewer[open] [aria-live]')?.textContent.startsWith('${number} ')`;
    await until(browser, says(1), 'the first picture is open');
    await browser.press('ArrowRight');
    await until(browser, says(2), 'the next one follows by key');
    await browser.press('Escape');
    await until(browser, `!document.querySelector('.viewer').open`, 'Escape closes it');
    const returned = `document.activeElement?.matches('[data-gallery] a')`;
    await until(browser, returned, 'the focus is back on the picture');
  },
};

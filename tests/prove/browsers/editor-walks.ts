import { readFile } from 'node:fs/promises';
import { invitationTo, password } from '../../../launch/new-person.ts';
import type { WholeProduct } from '../../../launch/whole-product.ts';
import { type DrivenBrowser, until } from './driven-browser.ts';
import type { Walk } from './walk.ts';

const name = `[data-path="title"] input`;
const text = `.section .ProseMirror`;
const isSaved = `document.querySelector('.saved')?.dataset.state === 'saved'`;
/** Long enough for an autosave and its effects on the screen. */
const restingMs = 1_600;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Draft {
  title: string;
  data: { slices: { primary: { body?: Block[] } }[] };
}

interface Block {
  type: string;
  text: string;
  spans: { type: string; start: number; end: number }[];
}

/** Signs in a new person, once per browser. */
async function comeIn(browser: DrivenBrowser, { folder, service }: WholeProduct): Promise<void> {
  await browser.resize(1280, 900);
  await browser.open(await invitationTo(service, { DATA_DIR: folder }));
  await until(browser, `document.querySelector('input[type=password]')`, 'she is asked who she is');
  await browser.click('input[autocomplete=username], form input:not([type=password])');
  await browser.type(`Ana with ${browser.name}`);
  await browser.click('input[type=password]');
  await browser.type(password);
  await browser.click('form button[type=submit]');
  await until(browser, `document.querySelectorAll('.codes li').length === 10`, 'codes are shown');
  await browser.click('button.loud');
  await until(browser, `document.querySelector('.pages > li')`, 'the list stands');
}

/** Creates a page with a text; answers a function that reads it from the service. */
async function newPage(browser: DrivenBrowser, { service, writer }: WholeProduct, title: string) {
  const { document } = await writer.send<{ document: string }>('POST', '/api/farol/v1/documents', {
    ...{ type: 'dynamic_page', lang: 'en-us', title: `${title} in ${browser.name}` },
    uid: `${title}-${browser.name}`.toLowerCase(),
    data: { slices: [{ slice_type: 'text', variation: 'default', primary: {} }] },
  });
  await browser.open(`${service}/edit/documents/${document}`);
  await until(browser, `document.querySelector('.section > .item > summary')`, 'the form stands');
  const isOpen = await browser.read(`document.querySelector('.section > .item').open`);
  if (isOpen !== true) await browser.click('.section > .item > summary');
  await until(browser, `document.querySelector('${text}')`, 'the text can be written');
  // The sticky header covers what is scrolled below it.
  await browser.read('scrollTo(0, 0)');
  return async () => {
    const path = `/api/farol/v1/documents/${document}`;
    const { draft } = await writer.get<{ draft: Draft }>(path);
    return { title: draft.title, blocks: draft.data.slices[0]?.primary.body ?? [] };
  };
}

async function stored(
  browser: DrivenBrowser,
  read: () => Promise<unknown>,
  wanted: (found: string) => boolean,
  what: string,
): Promise<void> {
  await until(browser, isSaved, 'it is saved');
  const end = Date.now() + 10_000;
  let found = '';
  while (Date.now() < end) {
    found = JSON.stringify(await read());
    if (wanted(found)) return;
    await pause(100);
  }
  throw new Error(`${browser.name}: ${what}; the service has ${found}`);
}

const times = (found: string, word: string) => found.split(word).length - 1;

/** One step of an input method, as browsers send it to pages; in a field, or in a rich text. */
function composing(selector: string, step: string, kind: 'start' | 'update' | 'end'): string {
  return `(() => {
    const place = document.querySelector(${JSON.stringify(selector)});
    const tell = (type) => place.dispatchEvent(
      new CompositionEvent(type, { data: ${JSON.stringify(step)}, bubbles: true }));
    if (${JSON.stringify(kind)} === 'start') {
      window.composedFrom = 'value' in place ? place.value : place.lastChild.textContent;
      return tell('compositionstart');
    }
    const whole = window.composedFrom + ${JSON.stringify(step)};
    if ('value' in place) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(place), 'value').set.call(place, whole);
    } else {
      const block = place.lastChild;
      if (block.lastChild?.nodeType === 3) block.lastChild.data = whole;
      else block.replaceChildren(whole);
      getSelection().collapse(block.lastChild, whole.length);
    }
    tell('compositionupdate');
    place.dispatchEvent(new InputEvent('input', {
      data: ${JSON.stringify(step)}, inputType: 'insertCompositionText', isComposing: true, bubbles: true,
    }));
    if (${JSON.stringify(kind)} === 'end') tell('compositionend');
  })()`;
}

/** Walks for writing, in which browsers differ more than in reading. */
export const editorWalks: Record<string, Walk> = {
  async 'coming in'(browser, { product }) {
    await comeIn(browser, product);
  },

  async writing(browser, { product }) {
    const read = await newPage(browser, product, 'writing');
    await browser.click(name);
    await browser.press('End');
    await browser.type(', são João');
    await browser.click(text);
    await browser.type('## Where');
    await browser.press('Enter');
    await browser.type('- one');
    await browser.press('Enter');
    await browser.press('Enter');
    await browser.type('Go **now** there');
    const shown = `document.querySelector('${text} strong')?.textContent === 'now'`;
    await until(browser, shown, 'Markdown becomes what it says');
    const wanted = ['são João', '"heading2","text":"Where"', '"list-item","text":"one"'];
    const isThere = (found: string) => wanted.every((each) => times(found, each) === 1);
    await stored(browser, read, isThere, 'what was typed is not what is kept');
  },

  async undo(browser, { product }) {
    const read = await newPage(browser, product, 'undo');
    await browser.click(text);
    await browser.type('First line');
    await pause(restingMs);
    await browser.type(', and more');
    const says = (line: string) =>
      `document.querySelector('${text}').innerText.trim() === '${line}'`;
    await until(browser, says('First line, and more'), 'it is written');
    await browser.control('z');
    await until(browser, says('First line'), 'the last words are taken back');
    await browser.control('z');
    await until(browser, says(''), 'and those before');
    await browser.redo();
    await until(browser, says('First line'), 'and come again');
    await stored(browser, read, (found) => times(found, 'First line') === 1, 'it is not kept');
    await browser.open(`${await browser.read('location.href')}`);
    await until(
      browser,
      `document.querySelector('.section > .item > summary')`,
      'it is there again',
    );
    await browser.control('z');
    const isTaken = (found: string) => times(found, 'First line') === 0;
    await stored(browser, read, isTaken, 'undo does not outlive a reload');
  },

  async pasting(browser, { product }) {
    const word = await readFile(
      new URL('../../browser/clipboard/word.html', import.meta.url),
      'utf8',
    );
    // Copies from another page with the browser's own keys.
    await browser.open(`data:text/html;charset=utf-8,${encodeURIComponent(word)}`);
    await browser.control('a');
    await browser.control('c');
    const read = await newPage(browser, product, 'pasting');
    await browser.click(text);
    await browser.control('v');
    const pasted = `document.querySelector('${text} h2')?.textContent.includes('Before you travel')`;
    await until(browser, pasted, 'what was copied is pasted');
    const kept = (found: string) =>
      ['Before you travel', 'passport'].every((each) => found.includes(each));
    await stored(browser, read, kept, 'what was pasted is not kept');
    // Copies within the editor, too.
    await browser.click(text);
    await browser.control('a');
    await browser.control('c');
    await browser.press('ArrowRight');
    await browser.press('Enter');
    await browser.control('v');
    const twice = `document.querySelector('${text}').innerText.split('Before you travel').length === 3`;
    await until(browser, twice, 'what was copied is pasted');
  },

  async 'input methods'(browser, { product }) {
    const read = await newPage(browser, product, 'composing');
    for (const place of [name, text]) {
      await browser.click(place);
      if (place === text) await browser.type('In ');
      await browser.press('End');
      await browser.read(composing(place, '', 'start'));
      for (const step of ['に', 'にほ']) {
        await browser.read(composing(place, step, 'update'));
        await pause(100);
      }
      // The draft is autosaved before the word is finished.
      await pause(restingMs);
      await browser.read(composing(place, '日本', 'end'));
      await pause(100);
      const shown = `(document.querySelector('${place}').value ?? document.querySelector('${place}').innerText).split('日本').length === 2`;
      await until(browser, shown, 'the word stands once');
    }
    const isOnce = (found: string) => times(found, '日本') === 2 && !found.includes('に');
    await stored(browser, read, isOnce, 'the word is not kept as it was composed');
  },
};

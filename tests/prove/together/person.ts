import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Look, look, unfold, watch } from './in-the-page.ts';
import { marksIn, type Written } from './judging.ts';

/** How long to wait for an element that somebody else may have removed. */
const foundWithinMs = 3_000;
/** After undo, a rich text is rendered a little later than other fields. */
const drawnMs = 300;
const goneMessage = 'The field is gone.';

/** A person with a separate browser who has the document open, and what they did. */
export interface Person {
  letter: string;
  page: Page;
  context: BrowserContext;
  address: string;
  written: Written[];
  partedWith: Set<string>;
  swallowed: string[];
  actions: Record<string, number>;
  /** All events, to find out where a word went. */
  log: string[];
}

export async function enter(
  browser: Browser,
  {
    letter,
    secret,
    service,
    document,
  }: Record<'letter' | 'secret' | 'service' | 'document', string>,
): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const address = `${service}/edit/documents/${document}`;
  const person: Person = {
    ...{ letter, page, context, address },
    ...{ written: [], partedWith: new Set(), swallowed: [], actions: {}, log: [] },
  };
  await context.exposeFunction('partWith', (text: string) => {
    for (const mark of marksIn(text)) person.partedWith.add(mark);
    note(person, `parted with ${marksIn(text)}`);
  });
  await context.exposeFunction('notice', (came: string, went: string) => {
    note(person, `came ${came}; went ${went}`);
  });
  await context.addInitScript(watch);
  await page.goto(`${service}/edit/welcome`);
  await page.evaluate(
    (body) =>
      fetch('/api/farol/v1/one-time-links/redemption', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ ok }) => {
        if (!ok) throw new Error('The invitation was not taken.');
      }),
    { secret, name: `Person ${letter}`, password: 'seven lamps on the quay' },
  );
  await open(person);
  return person;
}

export async function open({ page, address }: Person): Promise<void> {
  await page.goto(address);
  await page.locator('.section').first().waitFor();
  await page.evaluate(unfold);
  await page.locator('.ProseMirror').first().waitFor();
}

const lookOf = ({ page }: Person): Promise<Look> => page.evaluate(look);

/** Everything shown, after opening sections that have been added. */
export async function wholeLook(person: Person): Promise<Look> {
  await person.page.evaluate(unfold);
  return lookOf(person);
}

/** Performs one random action; one that has become impossible is skipped. */
export async function act(person: Person): Promise<void> {
  const shown = await wholeLook(person);
  if (Object.keys(shown.fields).length === 0)
    throw new Error(`The form is gone: ${await person.page.locator('body').innerText()}`);
  const action = shown.clashes > 0 && Math.random() < 0.4 ? choose : any(actions);
  try {
    await action(person, shown);
    count(person, action.name);
  } catch (fault) {
    if (!(fault instanceof Error) || !/Timeout|detached|closed|field is gone/.test(fault.message))
      throw fault;
    count(person, 'too late');
  }
  await pause(100 + Math.random() * 600);
}

type Action = (person: Person, shown: Look) => Promise<void>;

/** Each as often as it should be chosen. */
const actions: readonly Action[] = [
  ...[append, append, append, append, append, append, append],
  ...[move, move, move, replace, undo, duplicate, remove],
];

async function append(person: Person, shown: Look): Promise<void> {
  const field = any(Object.keys(shown.fields));
  await controlOf(person, field).focus({ timeout: foundWithinMs });
  await person.page.keyboard.press('ControlOrMeta+End');
  await type(person, field, ' ');
}

async function replace(person: Person, shown: Look): Promise<void> {
  const field = any(Object.keys(shown.fields));
  await controlOf(person, field).focus({ timeout: foundWithinMs });
  await person.page.keyboard.press('ControlOrMeta+a');
  await type(person, field, '');
}

async function type(person: Person, field: string, before: string): Promise<void> {
  const mark = `${person.letter}${person.written.length + person.swallowed.length + 1}z`;
  await person.page.keyboard.type(before + mark, { delay: Math.random() * 40 });
  const { fields } = await lookOf(person);
  const text = fields[field];
  // Somebody else removed the section before the first key.
  if (text === undefined) throw new Error(goneMessage);
  const isThere = marksIn(text).includes(mark);
  if (isThere) person.written.push({ mark, field });
  else person.swallowed.push(`${mark} of ${field}, which says “${text}”`);
}

async function move(person: Person, { sections }: Look): Promise<void> {
  if (sections.length < 2) return;
  const name = Math.random() < 0.5 ? 'Move up' : 'Move down';
  const button = sectionOf(person, any(sections)).getByRole('button', { name });
  if (await button.isEnabled({ timeout: foundWithinMs }))
    await button.click({ timeout: foundWithinMs });
}

async function duplicate(person: Person, { sections }: Look): Promise<void> {
  if (sections.length > 8) return;
  await press(person, any(sections), 'Duplicate');
}

async function remove(person: Person, { sections }: Look): Promise<void> {
  if (sections.length < 5) return;
  await press(person, any(sections), 'Remove');
}

async function press(person: Person, section: string, name: string): Promise<void> {
  const button = sectionOf(person, section).getByRole('button', { name, exact: true });
  await button.last().click({ timeout: foundWithinMs });
}

/** Undoes only what this person wrote. */
async function undo(person: Person, { fields: before }: Look): Promise<void> {
  await person.page.keyboard.press('ControlOrMeta+z');
  await pause(drawnMs);
  const { fields: after } = await lookOf(person);
  const left = new Set(Object.values(after).flatMap(marksIn));
  for (const mark of Object.values(before).flatMap(marksIn))
    if (mark.startsWith(person.letter) && !left.has(mark)) person.partedWith.add(mark);
}

export async function choose(person: Person): Promise<void> {
  const buttons = person.page
    .locator('.clash')
    .first()
    .getByRole('button', { name: 'Keep this one' });
  await buttons.nth(Math.random() < 0.5 ? 0 : 1).click({ timeout: foundWithinMs });
}

function sectionOf({ page }: Person, section: string): Locator {
  return page.locator('.section').filter({ has: page.locator(`[id="slice-${section}"]`) });
}

function controlOf(person: Person, field: string): Locator {
  const [section = '', name = ''] = field.split('/');
  const around = section ? sectionOf(person, section) : person.page.locator('.form');
  const place = section
    ? `.field[data-path$=".primary.${name}"]`
    : `.field[data-path="data.${name}"]`;
  return around.locator(place).locator('textarea, .ProseMirror');
}

export function any<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

export function count(person: Person, action: string): void {
  person.actions[action] = (person.actions[action] ?? 0) + 1;
  note(person, action);
}

const started = performance.now();

function note({ letter, log }: Person, what: string): void {
  log.push(`${Math.round(performance.now() - started)} ${letter} ${what}`);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { password } from '../../../launch/new-person.ts';

/** The longest pause between two keys: somebody who types very quickly. */
const maxRestMs = 160;
const letters = 'abcdefghijklmnopqrstuvwxyz ';

export const nameOf = (page: Page) => page.getByLabel('Name in lists');

/** Opens a page, signing in if asked. A killed browser may have lost its session with its last writes. */
export async function openAt(page: Page, address: string, person: string): Promise<void> {
  await page.goto(address);
  const secret = page.getByLabel('Password');
  const stands = nameOf(page).or(secret);
  await stands
    .first()
    .waitFor()
    .catch(async (fault: Error) => {
      const seen = await page.locator('body').innerText();
      throw new Error(`The page did not open, but showed: ${seen}`, { cause: fault });
    });
  if (await secret.isVisible()) {
    await page.getByLabel('Name', { exact: true }).fill(person);
    await secret.fill(password);
    await page.keyboard.press('Enter');
  }
  await nameOf(page).waitFor();
}

interface Typed {
  character: string;
  /** When the page had received it. */
  at: number;
}

export interface Typing {
  /** When the first character is there; a busy machine may be slow to accept it. */
  begun: Promise<void>;
  /** What was typed until the page was gone. */
  untilGone(): Promise<readonly Typed[]>;
}

/** Retypes the name, key by key, until the page is gone. */
export async function startTyping(page: Page): Promise<Typing> {
  const text: Typed[] = [];
  const first = Promise.withResolvers<void>();
  await nameOf(page).selectText();
  const type = async () => {
    for (;;) {
      const character = letters[Math.floor(Math.random() * letters.length)] ?? 'a';
      await page.keyboard.type(character);
      const at = performance.now();
      // When a session ends, the sign-in form opens over the page and takes the keys.
      const hasKeys = await nameOf(page).evaluate((field) => field === document.activeElement);
      if (!hasKeys) return;
      text.push({ character, at });
      first.resolve();
      await pause(Math.random() * maxRestMs);
    }
  };
  // A page that is gone accepts no keys.
  const gone = type()
    .catch(() => {})
    .finally(first.resolve);
  return {
    begun: first.promise,
    async untilGone() {
      await gone;
      return text;
    },
  };
}

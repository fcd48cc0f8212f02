/** A real browser as the proof drives it: the same few steps in each. */
export interface DrivenBrowser {
  name: string;
  version: string;
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A letter while Control is held. */
  control(letter: Letter): Promise<void>;
  /** Control, Shift and Z. */
  redo(): Promise<void>;
  /** What an expression is in the page. */
  read(expression: string): Promise<unknown>;
  /** Whether a screen reader is told of something in this role by this name. */
  tells(selector: string, role: string, name: string): Promise<boolean>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'ArrowRight' | 'End' | 'Enter';
export type Letter = 'a' | 'c' | 'v' | 'z';

export class NotInstalled extends Error {
  override name = 'NotInstalled';
}

const patience = 20_000;

/** Waits for a state of the page, and says what it waited for where it does not come. */
export async function until(
  browser: DrivenBrowser,
  expression: string,
  what: string,
): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // While a page is left for another one there is nothing to ask.
    const holds = await browser.read(`Boolean(${expression})`).catch(() => false);
    if (holds === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${browser.name}: ${what} (${expression} does not hold).`);
}

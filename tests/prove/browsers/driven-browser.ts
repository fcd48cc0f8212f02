/** A real browser as driven by the proof: the same few steps for each. */
export interface DrivenBrowser {
  name: string;
  version: string;
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses a letter with Control. */
  control(letter: Letter): Promise<void>;
  /** Presses Control, Shift and Z. */
  redo(): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Whether the accessibility tree has the element in this role, with this name. */
  tells(selector: string, role: string, name: string): Promise<boolean>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'ArrowRight' | 'End' | 'Enter';
type Letter = 'a' | 'c' | 'v' | 'z';

export class NotInstalled extends Error {
  override name = 'NotInstalled';
}

const timeoutMs = 20_000;

/** Waits until an expression holds in the page; the error says what was waited for. */
export async function until(
  browser: DrivenBrowser,
  expression: string,
  what: string,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    // During navigation, the expression cannot be evaluated.
    const holds = await browser.read(`Boolean(${expression})`).catch(() => false);
    if (holds === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${browser.name}: ${what} (${expression} does not hold).`);
}

import { z } from 'zod';

/** The part of WebDriver (w3.org/TR/webdriver2) that the proof needs: each command is one request. */
export class WebDriver {
  readonly #session: string;
  readonly capabilities: Record<string, unknown>;

  private constructor(session: string, capabilities: Record<string, unknown>) {
    this.#session = session;
    this.capabilities = capabilities;
  }

  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const started = z
      .object({ sessionId: z.string(), capabilities: z.record(z.string(), z.unknown()) })
      .parse(await command(`${driver}/session`, 'POST', body));
    return new WebDriver(`${driver}/session/${started.sessionId}`, started.capabilities);
  }

  get(path: string): Promise<unknown> {
    return command(`${this.#session}${path}`, 'GET');
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return command(`${this.#session}${path}`, 'POST', body);
  }

  /** The WebDriver reference of the first matching element. */
  async find(selector: string): Promise<string> {
    return elementOf(await this.post('/element', { using: 'css selector', value: selector }));
  }

  async findAll(selector: string): Promise<string[]> {
    const found = await this.post('/elements', { using: 'css selector', value: selector });
    return z.array(z.unknown()).parse(found).map(elementOf);
  }

  async end(): Promise<void> {
    await command(this.#session, 'DELETE');
  }
}

/** The key of an element reference in WebDriver's JSON. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function elementOf(value: unknown): string {
  return z.object({ [elementKey]: z.string() }).parse(value)[elementKey] ?? '';
}

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

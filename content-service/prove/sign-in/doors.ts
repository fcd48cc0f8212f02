import { operationRights } from '../../people/rights.ts';
import { type Browser, browserAt } from './browser.ts';

const sessionCookie = /^(?:__Host-)?farol-session/;

/** A way of sending a request that must not be accepted. */
interface Intruder {
  name: string;
  browser: Browser;
  headers: Record<string, string>;
}

/** Everything that might be tried with a copied session from elsewhere, or without one. */
function intruders(
  service: string,
  session: ReadonlyMap<string, string>,
  ended: Browser,
): Intruder[] {
  const browserWith = (cookies: Iterable<[string, string]>) => {
    const browser = browserAt(service, '203.0.113.9');
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  const stolen = () => browserWith(session);
  const { port } = new URL(service);
  const madeUp = 'A'.repeat(43);
  const [name = '', value = ''] = [...session].find(([each]) => sessionCookie.test(each)) ?? [];
  const across = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    { origin: `http://evil.localhost:${port}`, 'sec-fetch-site': 'same-site' },
    { origin: `https://localhost:${port}`, 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: `${service}.evil.example`, 'sec-fetch-site': 'cross-site' },
  ];
  return [
    { name: 'nobody', browser: browserWith([]), headers: {} },
    { name: 'a made-up session', browser: browserWith([[name, madeUp]]), headers: {} },
    {
      name: 'a session with another name',
      browser: browserWith([['farol-session-1', value]]),
      headers: {},
    },
    { name: 'after signing out', browser: ended, headers: {} },
    {
      name: 'a made-up token',
      browser: browserWith([]),
      headers: { authorization: `Bearer ${madeUp}` },
    },
    {
      name: 'a session as a token',
      browser: browserWith([]),
      headers: { authorization: `Bearer ${value}` },
    },
    ...across.map((headers) => ({
      name: `from ${headers.origin} (${headers['sec-fetch-site']})`,
      browser: stolen(),
      headers,
    })),
  ];
}

/**
 * Tries every operation with restrictions in every way that must be refused; returns the requests that were accepted.
 */
export async function tryEveryDoor(
  service: string,
  session: ReadonlyMap<string, string>,
  ended: Browser,
): Promise<{ tried: number; letIn: string[] }> {
  const letIn: string[] = [];
  let tried = 0;
  for (const { name, browser, headers } of intruders(service, session, ended))
    for (const [operation, allowed] of Object.entries(operationRights)) {
      const [method = '', path = ''] = operation.split(' ');
      // Operations without sign-in must still refuse writes from pages of other origins.
      if (allowed === 'anybody' && (method === 'get' || headers.origin === undefined)) continue;
      const body = method === 'get' || method === 'delete' ? undefined : {};
      const address = path.replace(/\{\w+\}/g, 'nowhere');
      const { status } = await browser.send(method.toUpperCase(), address, body, headers);
      tried += 1;
      if (status !== 401 && status !== 403) letIn.push(`${name}: ${operation} answered ${status}`);
    }
  return { tried, letIn };
}

import type { Browser } from '../../../content-service/prove/sign-in/browser.ts';

/** The cookies of a signed-in person, for a real browser. */
export function cookiesOf(person: Browser, service: string) {
  return [...person.cookies].map(([name, value]) => ({
    ...{ name, value, domain: new URL(service).hostname, path: '/api/farol/v1', expires: -1 },
    ...{ httpOnly: true, secure: false, sameSite: 'Strict' as const },
  }));
}

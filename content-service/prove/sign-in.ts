import { startExampleService } from '../moving/service.testing.ts';
import { browserAt } from './sign-in/browser.ts';
import { tryEveryDoor } from './sign-in/doors.ts';
import { tryLateLink, tryLinks } from './sign-in/links.ts';
import { guessPasswords, signInMeanwhile, waysOf } from './sign-in/passwords.ts';
import { join, password } from './sign-in/people.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const fullRun = { passwords: 10_000, names: 4, guesses: 2_000, atOnce: 40 };
const shortRun = { passwords: 120, names: 4, guesses: 120, atOnce: 10 };
/** The largest ratio between two medians of the same work that is attributed to noise on a shared machine. */
const maxApart = 1.25;

/** Tries everything that must not give access to the editors' API over the network, while legitimate users sign in. */
export async function proveSignIn({ short }: { short: boolean }): Promise<Verdict> {
  const { passwords, names, guesses, atOnce } = short ? shortRun : fullRun;
  let passedMs = 0;
  const service = await startExampleService({ HOST: 'localhost' }, () => Date.now() + passedMs);
  try {
    const { address } = service;
    const ana = await join(service, 'Ana', '203.0.113.1');
    const ended = browserAt(address, '203.0.113.1');
    await ended.send('POST', '/sessions', { name: 'Ana', password });
    const copy = new Map(ended.cookies);
    await ended.send('DELETE', '/me/session');
    for (const [name, value] of copy) ended.cookies.set(name, value);
    const doors = await tryEveryDoor(address, ana.browser.cookies, ended);

    const fixed = browserAt(address, '203.0.113.1');
    for (const [name, value] of ana.browser.cookies) fixed.cookies.set(name, value);
    const before = JSON.stringify([...fixed.cookies]);
    await fixed.send('POST', '/sessions', { name: 'Ana', password });
    const goesOn = JSON.stringify([...fixed.cookies]) === before;
    const old = await ana.browser.send('GET', '/me');
    await ana.browser.send('POST', '/sessions', { name: 'Ana', password });

    const links = await tryLinks(service, { atOnce, guesses });

    const known = ['Ana', ...Array.from({ length: names - 1 }, (_, index) => `Known ${index}`)];
    for (const [index, name] of known.slice(1).entries())
      await join(service, name, `203.0.113.${100 + index}`);
    const ending = new AbortController();
    const honest = Object.entries(waysOf(address, ana)).map(
      async ([way, signIn]) =>
        [way, await signInMeanwhile(ending.signal, signIn, short ? 300 : 5_000)] as const,
    );
    const attack = await guessPasswords(address, passwords, {
      known,
      unknown: known.map((_, index) => `Unknown ${index}`),
    });
    ending.abort();
    const people = Object.fromEntries(await Promise.all(honest));
    const late = await tryLateLink(service, (ms) => {
      passedMs += ms;
    });

    const apart =
      Math.max(attack.knownMs, attack.unknownMs) / Math.min(attack.knownMs, attack.unknownMs);
    const figures = {
      'requests that must not count': doors.tried,
      'let in': doors.letIn,
      'a session that was there before signing in goes on': goesOn || old.status !== 401,
      [`a link redeemed ${atOnce} times at once`]: links.together,
      [`${guesses} guessed links`]: links.guessed,
      'a link after an hour': late.status,
      [`${passwords} passwords, names that are there`]: attack.known,
      'names that are not': attack.unknown,
      'refused within, ms': { there: attack.knownMs, not: attack.unknownMs },
      'different words of refusals': attack.words,
      'people meanwhile': people,
    };
    const failed = [
      doors.letIn.length > 0,
      goesOn || old.status !== 401,
      links.together[201] !== 1,
      links.guessed[201] !== undefined,
      late.status !== 404,
      attack.letIn > 0,
      attack.words !== 1,
      // Times are compared in the full form only, when the machine does nothing else.
      !short && apart > maxApart,
      Object.values(people).some(({ signedIn, refused }) => signedIn === 0 || refused.length > 0),
    ];
    return verdictOf({
      holds: !failed.includes(true),
      done: {
        'requests that must not count': doors.tried,
        'guesses at names that are there': attack.known[401] ?? 0,
        'at names that are not': attack.unknown[401] ?? 0,
        'guessed links': Object.keys(links.guessed).length,
      },
      figures,
    });
  } finally {
    await service.remove();
  }
}

import { median } from '../percentiles.ts';
import { browserAt, timed } from './browser.ts';
import { type Person, password } from './people.ts';

const attackerCount = 24;
/** Odd, so that each network tries both existing and unknown names. */
const networkCount = 121;

export interface Attack {
  /** The number of responses by status, for existing and for unknown names. */
  known: Record<number, number>;
  unknown: Record<number, number>;
  /** The median time to refuse a wrong password, in milliseconds. */
  knownMs: number;
  unknownMs: number;
  /** The number of different refusal bodies; more than one would reveal something. */
  words: number;
  letIn: number;
}

/** Tries wrong passwords from many networks at once, half of them for existing names. */
export async function guessPasswords(
  service: string,
  tries: number,
  names: { known: readonly string[]; unknown: readonly string[] },
): Promise<Attack> {
  const answers: { isKnown: boolean; status: number; ms: number; text: string }[] = [];
  let next = 0;
  const attacker = async () => {
    for (let count = next++; count < tries; count = next++) {
      const isKnown = count % 2 === 0;
      const among = isKnown ? names.known : names.unknown;
      const body = { name: among[(count >> 1) % among.length], password: `guess ${count}` };
      const browser = browserAt(service, `198.19.0.${count % networkCount}`);
      const { result, ms } = await timed(() => browser.send('POST', '/sessions', body));
      answers.push({ isKnown, status: result.status, ms, text: result.text });
    }
  };
  await Promise.all(Array.from({ length: attackerCount }, attacker));
  const refused = answers.filter(({ status }) => status === 401);
  const of = (isKnown: boolean) => answers.filter((each) => each.isKnown === isKnown);
  const times = (isKnown: boolean) =>
    median(refused.filter((each) => each.isKnown === isKnown).map(({ ms }) => ms));
  return {
    known: byStatus(of(true)),
    unknown: byStatus(of(false)),
    knownMs: times(true),
    unknownMs: times(false),
    words: new Set(refused.map(({ text }) => text)).size,
    letIn: answers.filter(({ status }) => status === 201).length,
  };
}

function byStatus(answers: readonly { status: number }[]): Record<number, number> {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

export interface Honest {
  signedIn: number;
  refused: string[];
  medianMs: number;
  mostMs: number;
}

/** Signs in repeatedly until aborted, or until there is nothing left to sign in with. */
export async function signInMeanwhile(
  signal: AbortSignal,
  signIn: () => Promise<{ status: number; text: string } | null>,
  pauseMs: number,
): Promise<Honest> {
  const times: number[] = [];
  const refused: string[] = [];
  do {
    const { result, ms } = await timed(signIn);
    if (result === null) break;
    if (result.status === 201) times.push(ms);
    else refused.push(`${result.status} ${result.text}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  } while (!signal.aborted);
  return {
    signedIn: times.length,
    refused,
    medianMs: Math.round(median(times)),
    mostMs: Math.round(Math.max(0, ...times)),
  };
}

/** The ways of signing in that remain for a person whose name is being attacked. */
export function waysOf(service: string, { name, browser, device, recoveryCodes }: Person) {
  const elsewhere = (network: string) => browserAt(service, network);
  return {
    /** From a browser she signed in with before, although the attack uses her network too. */
    'by password, where she was before': () =>
      browser.send('POST', '/sessions', { name, password }, { 'x-forwarded-for': '198.19.0.1' }),
    'by passkey, from the network that guesses': async () => {
      const other = elsewhere('198.19.0.2');
      const { text } = await other.send('POST', '/sign-in/challenge');
      return other.send('POST', '/sessions', { passkey: device.sign(JSON.parse(text).challenge) });
    },
    'by recovery code, from elsewhere': async () => {
      const recoveryCode = recoveryCodes.shift();
      if (recoveryCode === undefined) return null;
      return elsewhere('203.0.113.50').send('POST', '/sessions', { name, recoveryCode });
    },
  };
}

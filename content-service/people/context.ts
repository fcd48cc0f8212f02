import { randomBytes } from 'node:crypto';
import type { RecordStore } from '../store/records.ts';
import type { Signals } from '../store/signals.ts';
import { Endings } from './endings.ts';
import { Guesses } from './guessing.ts';
import type { EditorOrigin } from './origins.ts';
import { find, record } from './records.ts';
import { Turns } from './turns.ts';

/** What everything about people works with. */
export interface PeopleContext {
  records: RecordStore;
  /** Told of what is taken out of the records and let somebody in. */
  endings: Endings;
  clock: () => number;
  /** Where the editor is; known once the service listens. */
  origin: () => EditorOrigin;
  repositoryName: string;
  /** Passwords are looked at two at a time. */
  turns: Turns;
  guesses: Guesses;
  sessionLastsMs: number;
  /** After so long without a request a session ends. */
  sessionIdleMs: number;
  secret(): Promise<Buffer>;
}

const SECRET = 'signing';
const AT_ONCE = 2;
const MOST_WAITING = 32;

const HOUR = 60 * 60 * 1000;

export interface PeopleSettings {
  REPOSITORY_NAME: string;
  SESSION_DAYS: number;
  SESSION_IDLE_HOURS: number;
}

export function peopleContext(
  { records, signals }: { records: RecordStore; signals: Signals },
  settings: PeopleSettings,
  { clock, origin }: Pick<PeopleContext, 'clock' | 'origin'>,
): PeopleContext {
  const endings = new Endings(signals);
  return {
    records: endings.watching(records),
    endings,
    clock,
    origin,
    repositoryName: settings.REPOSITORY_NAME,
    sessionLastsMs: settings.SESSION_DAYS * 24 * HOUR,
    sessionIdleMs: settings.SESSION_IDLE_HOURS * HOUR,
    turns: new Turns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING }),
    guesses: new Guesses(),
    secret: () => sharedSecret(records),
  };
}

/** Made by whichever process needs it first, and shared by all on one store: a restored one has another. */
async function sharedSecret(records: RecordStore): Promise<Buffer> {
  const made = record('secret', SECRET, randomBytes(32).toString('base64url'));
  const kept = await find(records, 'secret', SECRET);
  if (kept) return Buffer.from(kept.content, 'base64url');
  await records.write([{ change: 'add', record: made }]);
  const shared = await find(records, 'secret', SECRET);
  if (!shared) throw new Error('The secret of sign-in could not be kept.');
  return Buffer.from(shared.content, 'base64url');
}

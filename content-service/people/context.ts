import { randomBytes } from 'node:crypto';
import { dayMs, hourMs } from '@farol/content-model';
import type { RecordStore } from '../store/records.ts';
import type { Signals } from '../store/signals.ts';
import { Endings } from './endings.ts';
import { FairQueue } from './fair-queue.ts';
import { RateLimiter } from './guessing.ts';
import type { EditorOrigin } from './origins.ts';
import { find, record } from './records.ts';

/** The dependencies of everything about people. */
export interface PeopleContext {
  records: RecordStore;
  /** Notified when a record that grants access is removed. */
  endings: Endings;
  clock: () => number;
  /** The editor's origin; known once the service listens. */
  origin: () => EditorOrigin;
  repositoryName: string;
  /** Passwords are checked two at a time. */
  passwordQueue: FairQueue;
  rateLimiter: RateLimiter;
  sessionLastsMs: number;
  /** A session ends after this long without a request, in milliseconds. */
  sessionIdleMs: number;
  secret(): Promise<Buffer>;
}

const secretName = 'signing';
const maxRunning = 2;
const maxWaiting = 32;

interface PeopleSettings {
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
    records: endings.observe(records),
    endings,
    clock,
    origin,
    repositoryName: settings.REPOSITORY_NAME,
    sessionLastsMs: settings.SESSION_DAYS * dayMs,
    sessionIdleMs: settings.SESSION_IDLE_HOURS * hourMs,
    passwordQueue: new FairQueue({ maxRunning, maxWaiting }),
    rateLimiter: new RateLimiter(),
    secret: () => sharedSecret(records),
  };
}

/**
 * Created by the first process that needs it and shared by all processes on a store; a restored store gets another one.
 */
async function sharedSecret(records: RecordStore): Promise<Buffer> {
  const fresh = record('secret', secretName, randomBytes(32).toString('base64url'));
  const existing = await find(records, 'secret', secretName);
  if (existing) return Buffer.from(existing.content, 'base64url');
  await records.write([{ change: 'add', record: fresh }]);
  const shared = await find(records, 'secret', secretName);
  if (!shared) throw new Error('The secret of sign-in could not be kept.');
  return Buffer.from(shared.content, 'base64url');
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@farol/content-model';
import { ageOf } from '@farol/server/age-of';
import type { RecordChange } from '../store/records.ts';
import { record } from './records.ts';

const lifetimeMs = 5 * minuteMs;
const randomByteCount = 16;
const timeByteCount = 6;
const signatureByteCount = 32;

/**
 * The challenge a passkey signs. It contains its expiry and a signature that covers its purpose, so nothing is stored
 * until it is answered and requesting many takes no space.
 */
export function newChallenge(
  secret: Buffer,
  purpose: string,
  now: number,
): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(timeByteCount);
  expiry.writeUIntBE(now + lifetimeMs, 0, timeByteCount);
  const body = Buffer.concat([randomBytes(randomByteCount), expiry]);
  return new Uint8Array(Buffer.concat([body, signature(secret, purpose, body)]));
}

export function isValidChallenge(
  secret: Buffer,
  purpose: string,
  challenge: string,
  now: number,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== randomByteCount + timeByteCount + signatureByteCount) return false;
  const body = bytes.subarray(0, randomByteCount + timeByteCount);
  const isSigned = timingSafeEqual(
    bytes.subarray(randomByteCount + timeByteCount),
    signature(secret, purpose, body),
  );
  const madeAt = body.readUIntBE(randomByteCount, timeByteCount) - lifetimeMs;
  return isSigned && ageOf(madeAt, now) < lifetimeMs;
}

/**
 * Written together with what the answer does, so that a second answer to the same challenge has no effect. Kept for as
 * long as it can be valid, if the clock has gone back.
 */
export function challengeAnswered(challenge: string, now: number): RecordChange {
  const endsAt = now + 2 * lifetimeMs;
  return { change: 'add', record: record('answered-challenge', challenge, null, { endsAt }) };
}

function signature(secret: Buffer, purpose: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`challenge ${purpose}\n`).update(body).digest();
}

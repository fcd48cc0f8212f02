import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ageOf } from '@farol/server/age-of';
import type { RecordChange } from '../store/records.ts';
import { record } from './records.ts';

const LASTS_MS = 5 * 60 * 1000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;

/**
 * The challenge a passkey signs. It contains its expiry and a signature that covers its purpose, so nothing is stored
 * until it is answered and requesting many takes no space.
 */
export function newChallenge(
  secret: Buffer,
  purpose: string,
  now: number,
): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(TIME_BYTES);
  expiry.writeUIntBE(now + LASTS_MS, 0, TIME_BYTES);
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), expiry]);
  return new Uint8Array(Buffer.concat([body, signature(secret, purpose, body)]));
}

export function isValidChallenge(
  secret: Buffer,
  purpose: string,
  challenge: string,
  now: number,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM_BYTES + TIME_BYTES + SIGNATURE_BYTES) return false;
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const isSigned = timingSafeEqual(
    bytes.subarray(RANDOM_BYTES + TIME_BYTES),
    signature(secret, purpose, body),
  );
  const madeAt = body.readUIntBE(RANDOM_BYTES, TIME_BYTES) - LASTS_MS;
  return isSigned && ageOf(madeAt, now) < LASTS_MS;
}

/**
 * Written together with what the answer does, so that a second answer to the same challenge has no effect. Kept for as
 * long as it can be valid, if the clock has gone back.
 */
export function challengeAnswered(challenge: string, now: number): RecordChange {
  const endsAt = now + 2 * LASTS_MS;
  return { change: 'add', record: record('answered-challenge', challenge, null, { endsAt }) };
}

function signature(secret: Buffer, purpose: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`challenge ${purpose}\n`).update(body).digest();
}

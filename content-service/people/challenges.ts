import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RecordChange } from '../store/records.ts';
import { record } from './records.ts';

const LASTS_MS = 5 * 60 * 1000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;

/**
 * What a passkey signs. Nothing is kept of a challenge until it was answered, so asking for many fills nothing: it
 * carries its end and our signature, which also says what it is for.
 */
export function newChallenge(
  secret: Buffer,
  purpose: string,
  now: number,
): Uint8Array<ArrayBuffer> {
  const end = Buffer.alloc(TIME_BYTES);
  end.writeUIntBE(now + LASTS_MS, 0, TIME_BYTES);
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
  return new Uint8Array(Buffer.concat([body, signature(secret, purpose, body)]));
}

export function isOurs(secret: Buffer, purpose: string, challenge: string, now: number): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM_BYTES + TIME_BYTES + SIGNATURE_BYTES) return false;
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const isSigned = timingSafeEqual(
    bytes.subarray(RANDOM_BYTES + TIME_BYTES),
    signature(secret, purpose, body),
  );
  return isSigned && body.readUIntBE(RANDOM_BYTES, TIME_BYTES) > now;
}

/** Written with what the answer does: a second answer to the same challenge does nothing. */
export function answered(challenge: string, now: number): RecordChange {
  const endsAt = now + LASTS_MS;
  return { change: 'add', record: record('answered-challenge', challenge, null, { endsAt }) };
}

function signature(secret: Buffer, purpose: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`challenge ${purpose}\n`).update(body).digest();
}

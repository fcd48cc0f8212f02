import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A signed mark for a browser a person signed in with: her attempts there are counted separately from everybody else's.
 */
export function newDevice(secret: Buffer, person: string): string {
  const id = randomBytes(12).toString('base64url');
  return `${id}.${signature(secret, person, id).toString('base64url')}`;
}

/** The device's id; null if the mark is not for this person. */
export function deviceOf(secret: Buffer, person: string, mark: string | undefined): string | null {
  const [id = '', signed = ''] = (mark ?? '').slice(0, 200).split('.');
  const received = Buffer.from(signed, 'base64url');
  const expected = signature(secret, person, id);
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
  return isOurs ? id : null;
}

function signature(secret: Buffer, person: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`device ${person} ${id}`).digest();
}

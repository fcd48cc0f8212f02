import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AssertionJson, AttestationJson } from './passkey-schemas.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (words: string) =>
  Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
const bytes = (data: Buffer) => {
  const header = Buffer.from([0x59, 0, 0]);
  header.writeUInt16BE(data.length, 1);
  return Buffer.concat([header, data]);
};

/** A passkey authenticator such as a phone, for tests. */
export function authenticator({ origin, host }: { origin: string; host: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function header(flags: number): Buffer {
    const flagsAndCounter = Buffer.alloc(5, flags);
    counter += 1;
    flagsAndCounter.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), flagsAndCounter]);
  }

  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    id: credential.id,

    make(challenge: string, { isVerified = true } = {}): AttestationJson {
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ]);
      const authData = Buffer.concat([
        header(isVerified ? 0x45 : 0x41),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    sign(challenge: string, { isVerified = true } = {}): AssertionJson {
      const authData = header(isVerified ? 0x05 : 0x01);
      const data = clientData('webauthn.get', challenge);
      const signed = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signed.toString('base64url'),
        },
      };
    },
  };
}

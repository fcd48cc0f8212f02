import { z } from 'zod';

const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]*$/, 'base64url')
    .max(maxLength);
const extensions = z.looseObject({}).default({});
const credential = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
};

/** `PublicKeyCredential.toJSON()` of a created passkey. */
export const attestationJson = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).exactOptional(),
  }),
});

/** `PublicKeyCredential.toJSON()` of a passkey's signature. */
export const assertionJson = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).exactOptional(),
  }),
});

export type AttestationJson = z.output<typeof attestationJson>;
export type AssertionJson = z.output<typeof assertionJson>;

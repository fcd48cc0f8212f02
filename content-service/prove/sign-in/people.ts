import type { ExampleService } from '../../moving/service.testing.ts';
import { authenticator } from '../../people/authenticator.testing.ts';
import { invite } from '../../people/one-time-links.ts';
import { withPeople } from '../../people/outside.ts';
import { browserAt } from './browser.ts';

export const password = 'seven lamps on the quay';

/** The secret of a link created as by the command line. */
export function linkFor(service: ExampleService): Promise<string> {
  const rights = { role: 'administrator', languages: null, types: null } as const;
  return withPeople(service.settings, service.address, async (people) => {
    const { secret } = await invite(people, rights, null);
    return secret;
  });
}

/** Somebody with a password, a passkey and recovery codes, signed in in a browser of her own. */
export async function join(service: ExampleService, name: string, network: string) {
  const { address } = service;
  const browser = browserAt(address, network);
  const device = authenticator({ origin: address, host: new URL(address).hostname });
  const given = { secret: await linkFor(service), name, password };
  const joined = await browser.send('POST', '/one-time-links/redemption', given);
  if (joined.status !== 201) throw new Error(`${name} could not join: ${joined.text}`);
  const { recoveryCodes } = JSON.parse(joined.text);
  const options = JSON.parse((await browser.send('POST', '/me/passkeys/challenge')).text);
  const passkey = { label: 'telephone', response: device.make(options.challenge) };
  const added = await browser.send('POST', '/me/passkeys', passkey);
  if (added.status !== 204) throw new Error(`${name} could not add a passkey: ${added.text}`);
  return { name, browser, device, recoveryCodes: recoveryCodes as string[] };
}

export type Person = Awaited<ReturnType<typeof join>>;

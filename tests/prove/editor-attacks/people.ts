import { type Browser, browserAt } from '../../../content-service/prove/sign-in/browser.ts';
import { invitationTo, password } from '../../../launch/new-person.ts';
import type { Provider } from '../provider.ts';

export type Role = 'writer' | 'publisher' | 'administrator';

/** A new person, signed in over the network as the editor does it. */
export async function newPerson(
  { service, folder }: Pick<Provider, 'service' | 'folder'>,
  role: Role,
  name: string = role,
): Promise<Browser> {
  const invitation = await invitationTo(service.address, { DATA_DIR: folder }, { role });
  const secret = new URL(invitation).hash.slice(1);
  const browser = browserAt(service.address, '203.0.113.20');
  const given = { secret, name, password };
  const { status, text } = await browser.send('POST', '/one-time-links/redemption', given);
  if (status !== 201) throw new Error(`A ${role} could not join: ${text}`);
  return browser;
}

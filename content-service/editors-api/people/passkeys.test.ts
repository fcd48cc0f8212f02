import { minuteMs } from '@farol/content-model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';
import { meanwhile, password } from './sign-in.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor('https://content.example.org');
});

type Device = ReturnType<ExampleEditor['authenticator']>;

async function joined(device: Device) {
  const browser = editor.browser();
  const secret = await editor.firstLink();
  const asked = { secret, name: 'Inês' };
  const options = await (await browser.send('POST', '/one-time-links/challenge', asked)).json();
  const passkey = { label: 'telephone', response: device.make(options.challenge) };
  const answer = await browser.send('POST', '/one-time-links/redemption', { ...asked, passkey });
  expect(answer.status).toBe(201);
  return { browser, options, answer, me: (await answer.json()).me };
}

async function challenge(browser = editor.browser()): Promise<string> {
  return (await (await browser.send('POST', '/sign-in/challenge')).json()).challenge;
}

const status = async (answer: Promise<Response>) => (await answer).status;
const signIn = (passkey: object) => editor.browser().send('POST', '/sessions', { passkey });

describe('a passkey', () => {
  it('is made for the exact host and asks for the person', async () => {
    const { options, me, answer } = await joined(editor.authenticator());
    expect(options).toMatchObject({
      rp: { id: 'content.example.org' },
      user: { name: 'Inês' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(me.waysIn).toEqual({ password: false, passkeys: 1, recoveryCodes: 10 });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-farol-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('signs in without a name', async () => {
    const device = editor.authenticator();
    const { me } = await joined(device);
    const answer = await signIn(device.sign(await challenge()));
    expect([answer.status, (await answer.json()).id]).toEqual([201, me.id]);
  });

  it('is no second time what it was once: an answer that was overheard opens nothing', async () => {
    const device = editor.authenticator();
    await joined(device);
    const signed = device.sign(await challenge());
    expect(await status(signIn(signed))).toBe(201);
    expect(await status(signIn(signed))).toBe(401);
  });

  it('opens nothing with a challenge that is late, of somebody else or made up', async () => {
    const device = editor.authenticator();
    await joined(device);
    const other = await exampleEditor('https://content.example.org');
    const theirs = await other.browser().send('POST', '/sign-in/challenge');
    expect(await status(signIn(device.sign((await theirs.json()).challenge)))).toBe(401);
    expect(await status(signIn(device.sign('bWFkZSB1cA')))).toBe(401);
    const late = await challenge();
    editor.pass(5 * minuteMs);
    expect(await status(signIn(device.sign(late)))).toBe(401);
  });

  it('opens nothing where the device did not ask for the person', async () => {
    const device = editor.authenticator();
    await joined(device);
    expect(await status(signIn(device.sign(await challenge(), { isVerified: false })))).toBe(401);
    expect(await status(signIn(device.sign(await challenge())))).toBe(201);
  });

  it('opens nothing for another page, or by another key', async () => {
    const device = editor.authenticator();
    await joined(device);
    const made = await challenge();
    const another = { ...editor.authenticator().sign(made), id: device.id, rawId: device.id };
    expect(await status(signIn(another))).toBe(401);
    expect(await status(signIn(editor.authenticator().sign(made)))).toBe(401);
    editor.move('https://elsewhere.example.org');
    const elsewhere = editor.authenticator().sign(made);
    editor.move('https://content.example.org');
    expect(await status(signIn({ ...elsewhere, id: device.id, rawId: device.id }))).toBe(401);
  });

  it('is added and removed by who signed in a moment ago; the last way in stays', async () => {
    const first = editor.authenticator();
    const { browser } = await joined(first);
    const second = editor.authenticator();
    const options = await (await browser.send('POST', '/me/passkeys/challenge')).json();
    expect(options.excludeCredentials).toMatchObject([{ id: first.id }]);
    const response = second.make(options.challenge);
    const added = await browser.send('POST', '/me/passkeys', { label: 'key ring', response });
    expect(added.status).toBe(204);
    expect(await status(signIn(second.sign(await challenge())))).toBe(201);
    const { passkeys } = await (await browser.send('GET', '/me/passkeys')).json();
    expect(passkeys.map(({ label }: { label: string }) => label).sort()).toEqual([
      'key ring',
      'telephone',
    ]);
    const remove = (id: string) => status(browser.send('DELETE', `/me/passkeys/${id}`));
    const both = await Promise.all(passkeys.map(({ id }: { id: string }) => remove(id)));
    expect(both.sort()).toEqual([204, 409]);
    const [left] = (await (await browser.send('GET', '/me/passkeys')).json()).passkeys;
    expect(await remove(left.id)).toBe(409);
  });

  it('that was made while the sign-in grew old is added after a new one, by nobody else', async () => {
    const device = editor.authenticator();
    const { browser } = await joined(device);
    editor.pass(15 * minuteMs);
    const { challenge: asked } = await (
      await browser.send('POST', '/me/passkeys/challenge')
    ).json();
    const passkey = { label: 'key ring', response: editor.authenticator().make(asked) };
    editor.pass(1);
    expect(await status(browser.send('POST', '/me/passkeys', passkey))).toBe(403);
    const signed = device.sign(await challenge());
    expect(await status(browser.send('POST', '/sessions', { passkey: signed }))).toBe(201);
    const somebodyElse = await editor.signedIn();
    expect(await status(somebodyElse.send('POST', '/me/passkeys', passkey))).toBe(401);
    expect(await status(browser.send('POST', '/me/passkeys', passkey))).toBe(204);
  });

  it('takes along the sessions that passkeys opened elsewhere when it is removed', async () => {
    const device = editor.authenticator();
    const { browser } = await joined(device);
    expect(await status(browser.send('PUT', '/me/password', { password }))).toBe(200);
    const [here, stolen, byPassword] = [editor.browser(), editor.browser(), editor.browser()];
    for (const each of [here, stolen])
      await each.send('POST', '/sessions', { passkey: device.sign(await challenge()) });
    await byPassword.send('POST', '/sessions', { name: 'Inês', password });
    const { passkeys } = await (await here.send('GET', '/me/passkeys')).json();
    expect(await status(here.send('DELETE', `/me/passkeys/${passkeys[0].id}`))).toBe(204);
    expect(await status(stolen.send('GET', '/me'))).toBe(401);
    for (const each of [here, byPassword]) expect(await status(each.send('GET', '/me'))).toBe(200);
  });

  it('opens no session that is left over while it is removed', async () => {
    const device = editor.authenticator();
    const { browser } = await joined(device);
    expect(await status(browser.send('PUT', '/me/password', { password }))).toBe(200);
    const { passkeys } = await (await browser.send('GET', '/me/passkeys')).json();
    const stolen = editor.browser();
    const assertion = device.sign(await challenge());
    meanwhile(editor, () => stolen.send('POST', '/sessions', { passkey: assertion }));
    const remove = () => status(browser.send('DELETE', `/me/passkeys/${passkeys[0].id}`));
    expect(await remove()).toBe(409);
    expect(await remove()).toBe(204);
    expect(await status(stolen.send('GET', '/me'))).toBe(401);
  });

  it('is not added by a session that ends while it is looked at', async () => {
    const { browser: stolen, me } = await joined(editor.authenticator());
    const admin = await editor.signedIn({ role: 'administrator' });
    const reset = await (await admin.send('POST', `/people/${me.id}/reset`)).json();
    const secret = new URL(reset.address).hash.slice(1);
    const asked = await (await stolen.send('POST', '/me/passkeys/challenge')).json();
    const passkey = { label: 'left over', response: editor.authenticator().make(asked.challenge) };
    const { records } = editor.people;
    const list = records.list.bind(records);
    const spy = vi.spyOn(records, 'list').mockImplementation(async (kind, owner) => {
      const found = await list(kind, owner);
      if (kind !== 'passkey') return found;
      spy.mockRestore();
      const anew = editor.browser();
      const redeemed = anew.send('POST', '/one-time-links/redemption', { secret, password });
      expect(await status(redeemed)).toBe(201);
      return found;
    });
    expect(await status(stolen.send('POST', '/me/passkeys', passkey))).toBe(409);
    expect(await list('passkey', me.id)).toEqual([]);
  });

  it('made with the challenge of one thing is good for no other', async () => {
    const device = editor.authenticator();
    const { browser } = await joined(device);
    const another = editor.authenticator();
    const response = another.make(await challenge());
    expect(await status(browser.send('POST', '/me/passkeys', { label: 'x', response }))).toBe(401);
    const options = await (await browser.send('POST', '/me/passkeys/challenge')).json();
    expect(await status(signIn(device.sign(options.challenge)))).toBe(401);
  });

  it('of a host that was left opens nothing, and signing in says so', async () => {
    const device = editor.authenticator();
    await joined(device);
    editor.move('https://write.example.org');
    const offered = await (await editor.browser().send('GET', '/sign-in')).json();
    expect(offered).toEqual({
      passwords: true,
      passkeys: true,
      passkeysOfOtherHosts: ['content.example.org'],
    });
    expect(await status(signIn(device.sign(await challenge())))).toBe(401);
  });
});

describe('where browsers make no passkeys', () => {
  it.each([
    ['http://192.0.2.7:3010', false],
    ['https://192.0.2.7', false],
    ['http://[::1]:3010', false],
    ['http://content.example.org', false],
    ['http://localhost:3010', true],
    ['https://content.example.org', true],
  ])('%s offers them: %s', async (address, passkeys) => {
    editor.move(address);
    const offered = await (await editor.browser().send('GET', '/sign-in')).json();
    expect(offered).toMatchObject({ passwords: true, passkeys });
    const asked = await editor.browser().send('POST', '/sign-in/challenge');
    expect(asked.status).toBe(passkeys ? 200 : 422);
  });
});

import { hourMs } from '@farol/content-model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';
import { firstPerson, password, signIn, status } from './sign-in.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

describe('the first person', () => {
  it('comes by a one-time link, is an administrator, and is signed in', async () => {
    const { browser, me, recoveryCodes, answer } = await firstPerson(editor);
    expect(me).toMatchObject({
      name: 'Inês Faria',
      role: 'administrator',
      languages: null,
      types: null,
      waysIn: { password: true, passkeys: 0, recoveryCodes: 10 },
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    const [session = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(
      /^farol-session-3010=[\w-]{43}; Max-Age=2592000; Path=\/api\/farol\/v1; HttpOnly; SameSite=Strict$/,
    );
    expect(await (await browser.send('GET', '/me')).json()).toMatchObject({ id: me.id });
  });

  it('is found by no link once she is there', async () => {
    await firstPerson(editor);
    await expect(editor.firstLink()).rejects.toThrow('There is somebody already.');
  });

  it('has of two links the newer one', async () => {
    const before = await editor.firstLink();
    await firstPerson(editor);
    const late = await editor.browser().send('POST', '/one-time-links/redemption', {
      secret: before,
      name: 'Rui',
      password,
    });
    expect(late.status).toBe(404);
  });
});

describe('a one-time link', () => {
  const redeem = (secret: string, more: object = { name: 'Rui', password }) =>
    editor.browser().send('POST', '/one-time-links/redemption', { secret, ...more });

  async function invited(rights: object = { role: 'writer' }) {
    const { browser } = await firstPerson(editor);
    const { address } = await (await browser.send('POST', '/invitations', rights)).json();
    const [where, secret = ''] = address.split('#');
    expect(where).toBe('http://localhost:3010/edit/welcome');
    return { browser, secret };
  }

  it('opens once', async () => {
    const { secret } = await invited();
    expect(await status(redeem(secret))).toBe(201);
    expect(await status(redeem(secret, { name: 'Eva', password }))).toBe(404);
  });

  it('opens once, asked twice at the same moment', async () => {
    const { secret } = await invited();
    const both = await Promise.all([
      redeem(secret, { name: 'Rui', password }),
      redeem(secret, { name: 'Eva', password }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 404]);
  });

  it('opens for an hour', async () => {
    const { secret } = await invited();
    editor.pass(hourMs - 1);
    expect(
      await status(editor.browser().send('POST', '/one-time-links/inspection', { secret })),
    ).toBe(200);
    editor.pass(1);
    expect(await status(redeem(secret))).toBe(404);
  });

  it('opens nothing once the clock has gone back to long before it was made', async () => {
    const { browser, secret } = await invited();
    const open = async () => (await (await browser.send('GET', '/invitations')).json()).invitations;
    editor.pass(1 - hourMs);
    expect(await open()).toHaveLength(1);
    editor.pass(-1);
    expect(await open()).toEqual([]);
    expect(await status(redeem(secret))).toBe(404);
  });

  it('is used up by no look at it, and says what it is for', async () => {
    const { secret } = await invited({ role: 'publisher', languages: ['pt-br'], types: ['page'] });
    for (let look = 0; look < 2; look += 1) {
      const seen = await editor.browser().send('POST', '/one-time-links/inspection', { secret });
      expect(await seen.json()).toMatchObject({
        purpose: 'invitation',
        role: 'publisher',
        languages: ['pt-br'],
        types: ['page'],
        name: null,
      });
    }
    expect((await (await redeem(secret)).json()).me).toMatchObject({
      role: 'publisher',
      languages: ['pt-br'],
      types: ['page'],
    });
  });

  it('stays good where the name is taken or the password is weak', async () => {
    const { secret } = await invited();
    expect(await status(redeem(secret, { name: ' inês   FARIA ', password }))).toBe(409);
    expect(await status(redeem(secret, { name: 'Rui', password: 'short' }))).toBe(422);
    expect(await status(redeem(secret, { name: 'Rui' }))).toBe(422);
    expect(await status(redeem(secret))).toBe(201);
  });

  it('is not guessed: tries are slowed, from elsewhere it still opens', async () => {
    const { secret } = await invited();
    const guess = () => redeem('x'.repeat(43));
    const statuses: number[] = [];
    for (let guessed = 0; guessed < 40; guessed += 1) statuses.push((await guess()).status);
    expect(statuses.filter((each) => each === 404)).toHaveLength(30);
    expect(statuses.filter((each) => each === 429)).toHaveLength(10);
    const other = await editor
      .browser({}, '198.51.100.1')
      .send('POST', '/one-time-links/redemption', { secret, name: 'Rui', password });
    expect(other.status).toBe(201);
  });

  it('is listed without its secret and can be withdrawn', async () => {
    const { browser, secret } = await invited();
    const text = await (await browser.send('GET', '/invitations')).text();
    expect(text).not.toContain(secret);
    const [{ id }] = JSON.parse(text).invitations;
    expect(await status(browser.send('DELETE', `/invitations/${id}`))).toBe(204);
    expect(await status(redeem(secret))).toBe(404);
  });

  it('ends where the administrator who made it is one no longer', async () => {
    const { browser, me } = await firstPerson(editor);
    const other = await editor.signedIn({ role: 'administrator' });
    const make = async (path: string, rights?: object) => {
      const { address } = await (await browser.send('POST', path, rights)).json();
      return address.split('#')[1];
    };
    const links = [
      await make('/invitations', { role: 'administrator' }),
      await make(`/people/${other.id}/reset`),
    ];
    const change = { role: 'writer' };
    expect(await status(other.send('PATCH', `/people/${me.id}`, change))).toBe(204);
    expect(await (await other.send('GET', '/invitations')).json()).toEqual({ invitations: [] });
    const over = async () => {
      for (const secret of links) {
        const look = editor.browser().send('POST', '/one-time-links/inspection', { secret });
        expect(await status(look)).toBe(404);
        expect(await status(redeem(secret))).toBe(404);
      }
    };
    await over();
    const back = { role: 'administrator' };
    expect(await status(other.send('PATCH', `/people/${me.id}`, back))).toBe(204);
    await over();
  });

  it.each([
    ['DELETE', undefined],
    ['PATCH', { role: 'writer' }],
  ])('ends with %s of its maker also while it is being used', async (method, body) => {
    const { browser, me } = await firstPerson(editor);
    const other = await editor.signedIn({ role: 'administrator' });
    expect(await status(browser.send('POST', `/people/${me.id}/reset`))).toBe(201);
    const invited = browser.send('POST', '/invitations', { role: 'administrator' });
    const secret = (await (await invited).json()).address.split('#')[1];
    const { records } = editor.people;
    const write = records.write.bind(records);
    const spy = vi.spyOn(records, 'write').mockImplementation(async (changes) => {
      spy.mockRestore();
      expect(await status(other.send(method, `/people/${me.id}`, body))).toBe(204);
      return write(changes);
    });
    expect(await status(redeem(secret))).toBe(404);
    expect((await (await other.send('GET', '/names')).json()).names).not.toContainEqual(
      expect.objectContaining({ name: 'Rui' }),
    );
  });

  it('gives a person new ways in and closes all others', async () => {
    const { browser, me, recoveryCodes } = await firstPerson(editor);
    const { address } = await (await browser.send('POST', `/people/${me.id}/reset`)).json();
    expect(await status(browser.send('GET', '/me'))).toBe(200);
    const secret = address.split('#')[1];
    const seen = await editor.browser().send('POST', '/one-time-links/inspection', { secret });
    expect(await seen.json()).toMatchObject({ purpose: 'reset', name: 'Inês Faria' });
    const answer = await redeem(secret, { password: 'another lamp, another quay' });
    expect((await answer.json()).me).toMatchObject({ id: me.id, role: 'administrator' });
    expect(await status(browser.send('GET', '/me'))).toBe(401);
    const again = editor.browser();
    expect(await status(signIn(again, { name: 'Inês Faria', password }))).toBe(401);
    const [recoveryCode] = recoveryCodes;
    expect(await status(signIn(again, { name: 'Inês Faria', recoveryCode }))).toBe(401);
  });
});

describe('signing in', () => {
  it('takes the name as one types it', async () => {
    const { me } = await firstPerson(editor);
    const answer = await signIn(editor.browser(), { name: '  inês  FARIA', password });
    expect([answer.status, (await answer.json()).id]).toEqual([201, me.id]);
  });

  it('answers a wrong password and an unknown name in the same words', async () => {
    await firstPerson(editor);
    const wrong = await signIn(editor.browser(), { name: 'Inês Faria', password: 'another' });
    const unknown = await signIn(editor.browser(), { name: 'Nobody', password: 'another' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
    const headers = ({ headers: all }: Response) => [...all].toString();
    expect(headers(wrong)).toBe(headers(unknown));
  });

  it('slows guessing, a name that is there as one that is not', async () => {
    await firstPerson(editor);
    const statuses = async (name: string, network: string) => {
      const found: number[] = [];
      for (let guess = 0; guess < 12; guess += 1)
        found.push(
          (await signIn(editor.browser({}, network), { name, password: `${guess}` })).status,
        );
      return found.join(' ');
    };
    const known = await statuses('Inês Faria', '198.51.100.1');
    expect(known).toBe(await statuses('Nobody', '198.51.100.2'));
    expect(known).toBe(`${'401 '.repeat(10)}429 429`);
    const refused = await signIn(editor.browser({}, '198.51.100.1'), {
      name: 'Inês Faria',
      password,
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('lets the person in all the while, from another network and from where she was before', async () => {
    const { browser } = await firstPerson(editor);
    for (let guess = 0; guess < 12; guess += 1)
      await signIn(editor.browser(), { name: 'Inês Faria', password: `${guess}` });
    expect(await status(signIn(editor.browser(), { name: 'Inês Faria', password }))).toBe(429);
    expect(
      await status(signIn(editor.browser({}, '198.51.100.1'), { name: 'Inês Faria', password })),
    ).toBe(201);
    await browser.send('DELETE', '/me/session');
    expect(await status(signIn(browser, { name: 'Inês Faria', password }))).toBe(201);
    editor.pass(60_000);
    expect(await status(signIn(editor.browser(), { name: 'Inês Faria', password }))).toBe(201);
  });

  it('opens with a recovery code once', async () => {
    const { recoveryCodes } = await firstPerson(editor);
    const [recoveryCode = ''] = recoveryCodes;
    const typed = recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const first = await signIn(editor.browser(), { name: 'Inês Faria', recoveryCode: typed });
    expect([first.status, (await first.json()).waysIn.recoveryCodes]).toEqual([201, 9]);
    expect(await status(signIn(editor.browser(), { name: 'Inês Faria', recoveryCode }))).toBe(401);
    const wrong = await signIn(editor.browser(), { name: 'Inês Faria', recoveryCode: 'x' });
    const unknown = await signIn(editor.browser(), { name: 'Nobody', recoveryCode: 'x' });
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it('never goes on with a session the browser held before', async () => {
    const { browser } = await firstPerson(editor);
    const fixed = browser.cookies.get('farol-session-3010') ?? '';
    expect(await status(signIn(browser, { name: 'Inês Faria', password }))).toBe(201);
    expect(browser.cookies.get('farol-session-3010')).not.toBe(fixed);
    browser.cookies.set('farol-session-3010', fixed);
    expect(await status(browser.send('GET', '/me'))).toBe(401);
  });
});

describe('where very many sign in at once', () => {
  it('answers 503 beyond the line, and who is signed in notices nothing', async () => {
    const { browser } = await firstPerson(editor);
    const ends: (() => void)[] = [];
    const busy = Promise.allSettled(
      Array.from({ length: 34 }, (_, index) =>
        editor.people.passwordQueue.run(
          `somebody ${index}`,
          false,
          () => new Promise<void>((end) => ends.push(end)),
        ),
      ),
    );
    const answer = await signIn(editor.browser(), { name: 'Inês Faria', password });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await status(browser.send('GET', '/me'))).toBe(200);
    expect(await status(browser.send('POST', '/releases', { label: 'Meanwhile' }))).toBe(201);
    // Where she was before she comes first.
    await browser.send('DELETE', '/me/session');
    const known = signIn(browser, { name: 'Inês Faria', password });
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await status(known)).toBe(201);
    await busy;
  });
});

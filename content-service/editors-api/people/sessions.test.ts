import { dayMs, hourMs, minuteMs } from '@farol/content-model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { record } from '../../people/records.ts';
import type { RecordChange } from '../../store/records.ts';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';
import { firstPerson, meanwhile, password, signIn, status } from './sign-in.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

describe('a session', () => {
  it('is worth nothing after signing out, wherever it was copied to', async () => {
    const { browser } = await firstPerson(editor);
    const stolen = new Map(browser.cookies);
    expect(await status(browser.send('DELETE', '/me/session'))).toBe(204);
    expect(browser.cookies.has('farol-session-3010')).toBe(false);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await status(browser.send('GET', '/me'))).toBe(401);
  });

  it('ends three days after the last request, and thirty days after it began', async () => {
    const { browser } = await firstPerson(editor);
    editor.pass(72 * hourMs - 1);
    expect(await status(browser.send('GET', '/me'))).toBe(200);
    editor.pass(72 * hourMs);
    expect(await status(browser.send('GET', '/me'))).toBe(401);
    const again = editor.browser();
    await signIn(again, { name: 'Inês Faria', password });
    for (let day = 0; day < 29; day += 1) {
      editor.pass(dayMs);
      expect(await status(again.send('GET', '/me'))).toBe(200);
    }
    editor.pass(dayMs);
    expect(await status(again.send('GET', '/me'))).toBe(401);
  });

  it('ends three days after the last request, though the clock has gone back since it began', async () => {
    const { browser } = await firstPerson(editor);
    editor.pass(-5 * dayMs);
    expect(await status(browser.send('GET', '/me'))).toBe(200);
    editor.pass(72 * hourMs);
    expect(await status(browser.send('GET', '/me'))).toBe(401);
  });

  it('is not kept by requests while it begins later than now', async () => {
    const { browser } = await firstPerson(editor);
    editor.pass(-29 * dayMs);
    for (let day = 0; day < 3; day += 1) {
      expect(await status(browser.send('GET', '/me'))).toBe(200);
      editor.pass(dayMs);
    }
    expect(await status(browser.send('GET', '/me'))).toBe(401);
  });

  it('is none where it begins thirty days later than now', async () => {
    const { browser } = await firstPerson(editor);
    editor.pass(-30 * dayMs);
    expect(await status(browser.send('GET', '/me'))).toBe(401);
  });

  it('ends with a change of password, but for the one who changed it', async () => {
    const { browser } = await firstPerson(editor);
    const other = editor.browser();
    await signIn(other, { name: 'Inês Faria', password });
    const before = new Map(browser.cookies);
    const next = 'nine boats in the bay';
    expect(await status(browser.send('PUT', '/me/password', { password: next }))).toBe(200);
    expect(await status(other.send('GET', '/me'))).toBe(401);
    expect(await status(browser.send('GET', '/me'))).toBe(200);
    browser.cookies.set('farol-session-3010', before.get('farol-session-3010') ?? '');
    expect(await status(browser.send('GET', '/me'))).toBe(401);
    expect(await status(signIn(editor.browser(), { name: 'Inês Faria', password }))).toBe(401);
    expect(await status(signIn(editor.browser(), { name: 'Inês Faria', password: next }))).toBe(
      201,
    );
  });

  it('ends with new recovery codes where a former one opened it elsewhere', async () => {
    const { browser, recoveryCodes } = await firstPerson(editor);
    const other = editor.browser();
    const [recoveryCode] = recoveryCodes;
    await signIn(other, { name: 'Inês Faria', recoveryCode });
    expect(await status(other.send('GET', '/me'))).toBe(200);
    expect(await status(browser.send('POST', '/me/recovery-codes'))).toBe(200);
    expect(await status(other.send('GET', '/me'))).toBe(401);
    expect(await status(browser.send('GET', '/me'))).toBe(200);
  });

  it('is not left over of a code that is used while new ones are made', async () => {
    const { browser, recoveryCodes } = await firstPerson(editor);
    const other = editor.browser();
    const [recoveryCode] = recoveryCodes;
    meanwhile(editor, () => signIn(other, { name: 'Inês Faria', recoveryCode }));
    const renew = () => status(browser.send('POST', '/me/recovery-codes'));
    expect(await renew()).toBe(409);
    expect(await renew()).toBe(200);
    expect(await status(other.send('GET', '/me'))).toBe(401);
  });

  it.each([
    ['a password', 'PUT', '/me/password', { password: 'nine boats in the bay' }],
    ['recovery codes', 'POST', '/me/recovery-codes', {}],
  ])(
    'makes %s no more once it was ended, however long that takes',
    async (_, method, path, body) => {
      const { browser: stolen, me, recoveryCodes } = await firstPerson(editor);
      for (const recoveryCode of recoveryCodes)
        await signIn(editor.browser(), { name: 'Inês Faria', recoveryCode });
      await stolen.send('DELETE', '/me/sessions');
      const admin = await editor.signedIn({ role: 'administrator' });
      const { records } = editor.people;
      const write = records.write.bind(records);
      const spy = vi.spyOn(records, 'write').mockImplementation(async (changes) => {
        spy.mockRestore();
        await admin.send('DELETE', `/people/${me.id}/sessions`);
        return write(changes);
      });
      expect(await status(stolen.send(method, path, body))).toBeOneOf([401, 409]);
      expect(await status(stolen.send('GET', '/me'))).toBe(401);
      const { people } = await (await admin.send('GET', '/people')).json();
      expect(people).toContainEqual(expect.objectContaining({ id: me.id, sessions: 0 }));
      expect(await status(signIn(editor.browser(), { name: 'Inês Faria', password }))).toBe(201);
    },
  );

  describe.each([
    ['was ended', (path: string) => ['DELETE', `${path}/sessions`, undefined] as const],
    ['lost its rights', (path: string) => ['PATCH', path, { role: 'publisher' }] as const],
  ])('that %s a moment ago', (_, ending) => {
    it.each([
      ['POST', '/invitations', { role: 'administrator' }],
      ['DELETE', '/invitations/open'],
      ['POST', '/people/rui/reset'],
      ['PATCH', '/people/rui', { role: 'administrator' }],
      ['DELETE', '/people/rui'],
      ['DELETE', '/people/rui/sessions'],
      ['PATCH', '/me', { name: 'Ines' }],
      ['DELETE', '/me/sessions'],
      ['DELETE', '/me/sessions/another'],
      ['POST', '/me/recovery-codes'],
      ['POST', '/me/views', { name: 'Mine', filters: {} }],
      ['PUT', '/me/views/mine', { name: 'Hers', filters: {} }],
      ['DELETE', '/me/views/mine'],
      ['DELETE', '/me/previews/mine'],
    ])('changes nothing more about people: %s %s', async (method, path, body?: object) => {
      const ines = await editor.signedIn({ role: 'administrator' }, 'ines');
      const admin = await editor.signedIn({ role: 'administrator' }, 'admin');
      await editor.signedIn({}, 'rui');
      const { people } = editor;
      await people.records.write(hersAlready(people.clock()));
      const write = people.records.write.bind(people.records);
      let before: unknown;
      const spy = vi.spyOn(people.records, 'write').mockImplementation(async (changes) => {
        spy.mockRestore();
        const [endingMethod, endingPath, endingBody] = ending('/people/ines');
        expect(await status(admin.send(endingMethod, endingPath, endingBody))).toBe(204);
        before = await everythingAboutPeople();
        return write(changes);
      });
      expect(await status(ines.send(method, path, body))).toBe(409);
      expect(await everythingAboutPeople()).toEqual(before);
    });

    function hersAlready(at: number): RecordChange[] {
      const limits = { owner: 'ines', endsAt: at + hourMs };
      const rights = { role: 'writer', languages: null, types: null } as const;
      const link = { ...rights, key: 'open', purpose: 'invitation', createdAt: at, by: 'admin' };
      const preview = { key: 'mine', session: '', document: 'D', tab: '', startedAt: at };
      const another = { key: 'another', startedAt: at, seenAt: at, way: 'password', agent: '' };
      return [
        { change: 'add', record: { ...limits, kind: 'link', id: 'open', content: link } },
        { change: 'add', record: { ...limits, kind: 'preview', id: 'mine', content: preview } },
        { change: 'add', record: { ...limits, kind: 'session', id: 'another', content: another } },
        {
          change: 'add',
          record: record('view', 'mine', { name: 'Mine', filters: {}, createdAt: at }, limits),
        },
      ];
    }

    async function everythingAboutPeople() {
      const kinds = [
        'person',
        'name',
        'session',
        'link',
        'view',
        'preview',
        'recovery-code',
        'event',
      ];
      return Promise.all(kinds.map((kind) => editor.people.records.list(kind)));
    }
  });

  it('is listed and revoked by the person, one or all others', async () => {
    const { browser } = await firstPerson(editor);
    const others = [editor.browser({ 'user-agent': 'a library computer' }), editor.browser()];
    for (const each of others) await signIn(each, { name: 'Inês Faria', password });
    const { sessions } = await (await browser.send('GET', '/me/sessions')).json();
    expect(sessions).toHaveLength(3);
    const library = sessions.find(({ agent }: { agent: string }) => agent === 'a library computer');
    expect(library).toMatchObject({ way: 'password' });
    await browser.send('DELETE', `/me/sessions/${library.id}`);
    const statuses = () =>
      Promise.all([browser, ...others].map((each) => status(each.send('GET', '/me'))));
    expect(await statuses()).toEqual([200, 401, 200]);
    await browser.send('DELETE', '/me/sessions');
    expect(await statuses()).toEqual([200, 401, 401]);
  });

  it('does nothing that is meant for somebody else, whose page shares the cookie', async () => {
    const { browser, me } = await firstPerson(editor);
    const { id } = await editor.signedIn();
    const page = { type: 'article', lang: 'en-us', title: 'A', data: { title: 'A' } };
    const sent = (person: string) =>
      browser.send('POST', '/documents', page, { 'farol-person': person });
    const refused = await sent(id);
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'somebody_else']);
    const renewed = browser.send('POST', '/me/recovery-codes', {}, { 'farol-person': id });
    expect(await status(renewed)).toBe(401);
    expect(editor.repository.state.documents.size).toBe(0);
    expect(await status(sent(me.id))).toBe(201);
    // Whoever signs in may be somebody else than before.
    const entering = browser.send(
      'POST',
      '/sessions',
      { name: 'Inês Faria', password },
      { 'farol-person': id },
    );
    expect(await status(entering)).toBe(201);
  });

  it('is kept as a hash only', async () => {
    const { browser, secret } = await firstPerson(editor);
    const token = browser.cookies.get('farol-session-3010') ?? '';
    const kinds = ['session', 'link', 'person', 'recovery-code', 'event', 'passkey', 'name'];
    const kept = await Promise.all(kinds.map((kind) => editor.people.records.list(kind)));
    const text = JSON.stringify(kept);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const word of [token, secret, password]) expect(text).not.toContain(word);
  });

  it('gives what outlasts it only soon after it began', async () => {
    const { browser, me } = await firstPerson(editor);
    const { id } = await editor.signedIn();
    const hook = { url: 'https://example.com/hook', secret: 'a secret' };
    const made = await (await browser.send('POST', '/webhooks', hook)).json();
    const deeds = [
      ['PUT', '/me/password', { password: 'nine boats in the bay' }, 200],
      ['POST', '/me/recovery-codes', {}, 200],
      ['POST', '/me/passkeys/challenge', {}, 200],
      ['POST', '/me/passkeys', {}, 400],
      ['DELETE', '/me/passkeys/nowhere', undefined, 404],
      ['POST', `/people/${me.id}/reset`, {}, 201],
      ['POST', `/people/${id}/reset`, {}, 201],
      ['PATCH', `/people/${id}`, { role: 'administrator' }, 204],
      ['POST', '/invitations', { role: 'administrator' }, 201],
      ['POST', '/tokens', { name: 'newsroom', scope: 'write' }, 201],
      ['POST', '/webhooks', hook, 201],
      ['PATCH', `/webhooks/${made.id}`, { ...hook, url: 'https://example.com/other' }, 204],
    ] as const;
    editor.pass(15 * minuteMs);
    expect(await status(browser.send('POST', '/invitations', { role: 'writer' }))).toBe(201);
    editor.pass(1);
    for (const [method, path, body] of deeds) {
      const refused = await browser.send(method, path, body);
      expect([refused.status, await refused.json()], `${method} ${path}`).toMatchObject([
        403,
        { signInAgain: true, code: 'sign_in_again' },
      ]);
    }
    await signIn(browser, { name: 'Inês Faria', password });
    for (const [method, path, body, done] of deeds)
      expect(await status(browser.send(method, path, body)), `${method} ${path}`).toBe(done);
  });

  it('takes power away at once, however old it is', async () => {
    const { browser } = await firstPerson(editor);
    const { id } = await editor.signedIn({ role: 'administrator' });
    const invited = await (await browser.send('POST', '/invitations', { role: 'writer' })).json();
    const token = { name: 'newsroom', scope: 'write' };
    const made = await (await browser.send('POST', '/tokens', token)).json();
    editor.pass(dayMs);
    for (const path of [
      `/people/${id}/sessions`,
      `/people/${id}`,
      `/invitations/${invited.id}`,
      `/tokens/${made.id}`,
    ])
      expect(await status(browser.send('DELETE', path)), path).toBe(204);
  });

  it('changes no ways in once the clock has gone back to long before it began', async () => {
    const { browser } = await firstPerson(editor);
    editor.pass(-hourMs);
    expect(await status(browser.send('POST', '/me/recovery-codes'))).toBe(403);
    await signIn(browser, { name: 'Inês Faria', password });
    expect(await status(browser.send('POST', '/me/recovery-codes'))).toBe(200);
  });

  it('of one person has twenty others beside it at most', async () => {
    const { browser } = await firstPerson(editor);
    for (let count = 0; count < 21; count += 1) {
      editor.pass(1000);
      await signIn(browser, { name: 'Inês Faria', password });
      browser.cookies.delete('farol-session-3010');
    }
    await signIn(browser, { name: 'Inês Faria', password });
    const { sessions } = await (await browser.send('GET', '/me/sessions')).json();
    expect(sessions).toHaveLength(20);
  });

  it('that begins stays, though the clock has gone back since the others began', async () => {
    const { browser } = await firstPerson(editor);
    for (let count = 0; count < 20; count += 1) {
      browser.cookies.delete('farol-session-3010');
      await signIn(browser, { name: 'Inês Faria', password });
    }
    browser.cookies.delete('farol-session-3010');
    editor.pass(-hourMs);
    await signIn(browser, { name: 'Inês Faria', password });
    expect(await status(browser.send('GET', '/me'))).toBe(200);
  });
});

describe('administrators', () => {
  it('change rights at once, and are never the last to go', async () => {
    const { browser, me } = await firstPerson(editor);
    const writer = await editor.signedIn({ role: 'publisher' });
    expect(await status(writer.send('POST', '/releases', { label: 'May' }))).toBe(201);
    expect(await status(browser.send('PATCH', `/people/${writer.id}`, { role: 'writer' }))).toBe(
      204,
    );
    expect(await status(writer.send('POST', '/releases', { label: 'June' }))).toBe(403);
    expect(await status(browser.send('PATCH', `/people/${me.id}`, { role: 'writer' }))).toBe(409);
    expect(await status(browser.send('DELETE', `/people/${me.id}`))).toBe(409);
    await browser.send('PATCH', `/people/${writer.id}`, { role: 'administrator' });
    const both = await Promise.all([
      browser.send('PATCH', `/people/${me.id}`, { role: 'writer' }),
      writer.send('PATCH', `/people/${writer.id}`, { role: 'writer' }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([204, 409]);
  });

  it('are limited to no language and no type, for they could lift that themselves', async () => {
    const { browser, me } = await firstPerson(editor);
    const writer = await editor.signedIn({ languages: ['pt-br'] });
    const refusal = async (method: string, path: string, body: object) => {
      const answer = await browser.send(method, path, body);
      return [answer.status, (await answer.json()).code];
    };
    const refused = [422, 'administrator_limited'];
    const administrator = { role: 'administrator', languages: ['pt-br'], types: ['page'] };
    expect(await refusal('POST', '/invitations', administrator)).toEqual(refused);
    expect(await refusal('PATCH', `/people/${me.id}`, { types: ['page'] })).toEqual(refused);
    const raised = { role: 'administrator' };
    expect(await refusal('PATCH', `/people/${writer.id}`, raised)).toEqual(refused);
    const unlimited = { ...raised, languages: null };
    expect(await status(browser.send('PATCH', `/people/${writer.id}`, unlimited))).toBe(204);
    expect(await (await writer.send('GET', '/me')).json()).toMatchObject(unlimited);
  });

  it('who were limited by an earlier edition are so no more', async () => {
    const before = await editor.signedIn({ role: 'administrator', languages: ['pt-br'] });
    const { people } = await (await before.send('GET', '/people')).json();
    expect(people).toMatchObject([{ id: before.id, role: 'administrator', languages: null }]);
    const page = { type: 'article', lang: 'en-us', title: 'A', data: {} };
    expect(await status(before.send('POST', '/documents', page))).toBe(201);
  });

  it('remove a person with all her keys, and her name is free', async () => {
    const { browser } = await firstPerson(editor);
    const { address } = await (
      await browser.send('POST', '/invitations', { role: 'writer' })
    ).json();
    const rui = editor.browser();
    const secret = address.split('#')[1];
    const answer = await rui.send('POST', '/one-time-links/redemption', {
      secret,
      name: 'Rui',
      password,
    });
    const { me } = await answer.json();
    expect(await status(browser.send('DELETE', `/people/${me.id}`))).toBe(204);
    expect(await status(rui.send('GET', '/me'))).toBe(401);
    expect(await status(signIn(editor.browser(), { name: 'Rui', password }))).toBe(401);
    for (const kind of ['session', 'recovery-code', 'passkey', 'link'])
      expect(await editor.people.records.list(kind, me.id)).toEqual([]);
    expect(await editor.people.records.get('name', 'rui')).toBeNull();
  });

  it('ends the previews that somebody started who is removed, and no others', async () => {
    const [ana, rui] = [await editor.signedIn(), await editor.signedIn()];
    const administrator = await editor.signedIn({ role: 'administrator' });
    const body = { type: 'article', lang: 'en-us', title: 'Lisbon', data: {} };
    const { document } = await (await ana.send('POST', '/documents', body)).json();
    const start = async (person: typeof ana) => {
      const lastsMs = 90 * dayMs;
      const answer = await person.send('POST', '/previews', { document, shared: true, lastsMs });
      return (await answer.json()) as { id: string; ref: string };
    };
    const [hers, his, own] = [await start(ana), await start(rui), await start(administrator)];
    const started = async () => {
      const { previews } = await (await administrator.send('GET', '/previews')).json();
      return previews.map(({ id, by }: { id: string; by: string }) => [id, by]);
    };
    const others = [
      [his.id, `person/${rui.id}`],
      [own.id, `person/${administrator.id}`],
    ];
    expect(await started()).toEqual([[hers.id, `person/${ana.id}`], ...others]);
    // The last administrator is not removed, so nothing of hers ends.
    const last = administrator.send('DELETE', `/people/${administrator.id}`);
    expect(await status(last)).toBe(409);
    expect((await administrator.send('DELETE', `/people/${ana.id}`)).status).toBe(204);
    expect(await started()).toEqual(others);
    const { repository } = editor;
    expect(repository.resolve(hers.ref, editor.now())).toEqual({ kind: 'preview-expired' });
    expect(repository.resolve(his.ref, editor.now())).toHaveProperty('snapshot');
    expect([...(await editor.readAgain()).previews.values()]).toHaveLength(2);
  });

  it('end what was started with a token they revoke, and nothing of another with its name', async () => {
    const administrator = await editor.signedIn({ role: 'administrator' });
    const start = async () => {
      const body = { name: 'newsroom', scope: 'write' };
      const made = await (await administrator.send('POST', '/tokens', body)).json();
      const authorization = `Bearer ${made.token}`;
      const preview = { until: editor.now(), shared: true };
      const answer = await editor.browser().send('POST', '/previews', preview, { authorization });
      return { token: made.id as string, preview: (await answer.json()).id as string };
    };
    const [revoked, other] = [await start(), await start()];
    const started = async () => {
      const { previews } = await (await administrator.send('GET', '/previews')).json();
      return previews.map(({ id, tokenId }: { id: string; tokenId: string }) => [id, tokenId]);
    };
    expect(await status(administrator.send('DELETE', `/tokens/${revoked.token}`))).toBe(204);
    expect(await started()).toEqual([[other.preview, other.token]]);
  });
});

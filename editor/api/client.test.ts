import { afterEach, expect, it, vi } from 'vitest';
import { exampleVersion } from '../document/examples.ts';
import { ask } from './client.ts';
import { signInWithPassword } from './people.ts';
import { saveDraft } from './service.ts';
import { onSession, onSignInAgain } from './session.ts';
import { writtenOf } from './written.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Where every question gets this answer. */
function answering(body: string, init: ResponseInit) {
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

const sending = {
  ...{ written: writtenOf(exampleVersion()), basedOn: 'version-1' },
  ...{ isAutosave: true, key: 'a key' },
};
const html = { 'content-type': 'text/html' };

it.each([200, 403])('takes a page that answers %i for nobody who answers', async (status) => {
  answering('<!doctype html><h1>Sign in to the network of the hotel</h1>', {
    ...{ status, headers: html },
  });
  await expect(ask('/me', 'get')).rejects.toMatchObject({ name: 'Offline' });
  expect(await saveDraft('a', sending)).toEqual({ kind: 'offline' });
});

it('does not take the page of a network for an ended session', async () => {
  const heard = vi.fn();
  const stop = onSession(heard);
  answering('<h1>Sign in</h1>', { status: 401, headers: html });
  await expect(ask('/me', 'get')).rejects.toMatchObject({ name: 'Offline' });
  expect(heard).not.toHaveBeenCalled();
  stop();
});

it('hears what the service itself says', async () => {
  answering(JSON.stringify({ message: 'Not that.' }), { status: 403 });
  await expect(ask('/me', 'get')).rejects.toMatchObject({ name: 'Refused', message: 'Not that.' });
  expect(await saveDraft('a', sending)).toMatchObject({
    kind: 'refused',
    fault: { message: 'Not that.' },
  });
  answering(JSON.stringify({ message: 'Not that.', code: 'archived' }), { status: 400 });
  await expect(ask('/me', 'get')).rejects.toMatchObject({
    reason: { code: 'archived', status: 400 },
  });
  answering(JSON.stringify({ message: 'Not that.', code: 'of tomorrow' }), { status: 400 });
  await expect(ask('/me', 'get')).rejects.toMatchObject({ reason: { code: null } });
});

it.each([
  ['repeats what takes a recent sign-in once there was one', true],
  ['leaves it where the person would rather not', false],
])('%s', async (_, isIn) => {
  const sent: string[] = [];
  let isFresh = false;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path} ${body}`);
    if (isFresh) return Response.json({ id: 'a', address: 'b', endsAt: 1 });
    return Response.json({ message: 'Sign in again.', signInAgain: true }, { status: 403 });
  });
  const stop = onSignInAgain((goOn) => {
    isFresh = isIn;
    goOn(isIn);
  });
  const invited = ask('/invitations', 'post', { body: { role: 'administrator' } });
  const invitation = 'POST /api/farol/v1/invitations {"role":"administrator"}';
  if (isIn) expect(await invited).toMatchObject({ address: 'b' });
  else await expect(invited).rejects.toMatchObject({ name: 'SignInAgain' });
  expect(sent).toEqual(isIn ? [invitation, invitation] : [invitation]);
  stop();
});

it.each(['wrong_passkey', 'wrong_password', 'used_already'])(
  'takes no %s for the end of the session',
  async (code) => {
    const heard = vi.fn();
    const stop = onSession(heard);
    answering(JSON.stringify({ message: 'Not that one.', code }), { status: 401 });
    await expect(ask('/me/passkeys', 'get')).rejects.toMatchObject({ reason: { code } });
    await expect(signInWithPassword('Ana', '?')).rejects.toMatchObject({ name: 'Refused' });
    expect(heard).not.toHaveBeenCalled();
    answering(JSON.stringify({ message: 'Sign in.' }), { status: 401 });
    await expect(ask('/me/passkeys', 'get')).rejects.toMatchObject({ name: 'SignedOut' });
    expect(heard).toHaveBeenCalledExactlyOnceWith('ended');
    stop();
  },
);

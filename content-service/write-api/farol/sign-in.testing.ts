import { expect } from 'vitest';
import type { ExampleBrowser, ExampleEditor } from './editor.testing.ts';

export const password = 'seven lamps on the quay';

/** The first person, in the browser where she accepted the invitation. */
export async function firstPerson(editor: ExampleEditor, name = 'Inês Faria') {
  const browser = editor.browser();
  const secret = await editor.firstLink();
  const join = { secret, name, password };
  const answer = await browser.send('POST', '/one-time-links/redemption', join);
  expect(answer.status).toBe(201);
  const { me, recoveryCodes } = await answer.json();
  return { browser, me, recoveryCodes: recoveryCodes as string[], answer, secret };
}

export const signIn = (browser: ExampleBrowser, body: object) =>
  browser.send('POST', '/sessions', body);
export const status = async (answer: Promise<Response>) => (await answer).status;

import { expect, vi } from 'vitest';
import type { ExampleBrowser, ExampleEditor } from '../editor.testing.ts';

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

/** Does something once, just after the sessions of a person were read. */
export function meanwhile({ people }: ExampleEditor, act: () => Promise<Response>): void {
  const { records } = people;
  const list = records.list.bind(records);
  const spy = vi.spyOn(records, 'list').mockImplementation(async (kind, owner) => {
    const found = await list(kind, owner);
    if (kind !== 'session') return found;
    spy.mockRestore();
    expect((await act()).status).toBe(201);
    return found;
  });
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { title } from '../content/index.ts';
import { pageNamed, saveDraft } from '../editing.ts';
import type { Provider } from '../provider.ts';
import { openAll, type Seen } from '../scripts/browser.ts';
import { drawing, hook, markup } from '../scripts/payloads.ts';
import { newPerson } from './people.ts';
import { cookiesOf } from './session.ts';

/**
 * Puts scripts into everything that people enter about themselves and the content, and opens it in the editor's
 * screens.
 */
export async function tryMarkup(provider: Provider, browser: Browser, short: boolean) {
  const { writer, service } = provider;
  const folder = await mkdtemp(join(tmpdir(), 'farol-editor-attacks-'));
  try {
    const person = await newPerson(provider, 'administrator', markup('name').slice(0, 60));
    const { id: page, type } = await pageNamed(writer, 'page-1');
    await saveDraft(writer, page, { title: title('A draft to look through') });
    const file = join(folder, `'"><img src=x onerror=${hook}(1)>.svg`);
    await writeFile(file, drawing());
    const { id: media } = await writer.upload(file, markup('description').slice(0, 500));
    const said: [method: string, path: string, body: object][] = [
      ['POST', `/documents/${page}/comments`, { text: markup('comment') }],
      ['PUT', `/documents/${page}/review`, { note: markup('note') }],
      ['POST', '/releases', { label: markup('release').slice(0, 200) }],
      ['POST', '/me/views', { name: markup('view').slice(0, 60), filters: {} }],
      ['PATCH', `/media/${media}`, { credits: markup('credits').slice(0, 500) }],
      ['POST', '/documents', { type, lang: 'en-us', title: markup('title').slice(0, 300) }],
    ];
    const refused: string[] = [];
    for (const [method, path, body] of said) {
      const { status, text } = await person.send(method, path, body);
      if (status >= 300) refused.push(`${method} ${path}: ${status} ${text}`);
    }
    const places = ['content', `documents/${page}?beside=comments`, `media?file=${media}`];
    const rest = [
      'reviews',
      'releases',
      'account',
      'administration/people',
      'administration/activity',
    ];
    const addresses = [...places, ...(short ? [] : rest)].map(
      (place) => `${service.address}/edit/${place}`,
    );
    const seen: Seen[] = [];
    // With and without the policy, so that neither policy nor escaping hides a gap in the other.
    for (const bypassCSP of [true, false])
      seen.push(
        await openAll(browser, addresses, {
          bypassCSP,
          storageState: { cookies: cookiesOf(person, service.address), origins: [] },
          settledMs: 1_500,
        }),
      );
    return {
      refused,
      opened: seen.reduce((sum, { opened }) => sum + opened, 0),
      shown: seen.reduce((sum, { shown }) => sum + shown, 0),
      ran: seen.flatMap(({ ran, handlers }) => [...ran, ...handlers]),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

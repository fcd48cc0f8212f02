import { beforeEach, expect, it } from 'vitest';
import type { Deed } from '../../activity/activity.ts';
import { picture } from '../documents/pages.testing.ts';
import { type ExampleBrowser, type ExampleEditor, exampleEditor } from '../editor.testing.ts';

const password = 'seven lamps on the quay';
let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

async function page(
  browser: ExampleBrowser,
  query = '',
): Promise<{ deeds: Deed[]; next: string | null }> {
  const answer = await browser.send('GET', `/activity?${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

const words = ({ deeds }: { deeds: Deed[] }) =>
  deeds.map(({ changes }) => changes.map(({ what }) => what).join(', '));

async function joined() {
  const browser = editor.browser();
  editor.pass(1000);
  const given = { secret: await editor.firstLink(), name: 'Inês', password };
  const answer = await browser.send('POST', '/one-time-links/redemption', given);
  return { browser, me: (await answer.json()).me };
}

async function write(browser: ExampleBrowser, title: string): Promise<string> {
  editor.pass(1000);
  const document = { type: 'article', lang: 'en-us', title };
  return (await (await browser.send('POST', '/documents', document)).json()).document;
}

it('tells what was done, by whom, the newest first', async () => {
  const { browser, me } = await joined();
  const id = await write(browser, 'One');
  editor.pass(1000);
  await browser.send('POST', '/publications', { documents: [{ document: id }] });
  editor.pass(1000);
  await browser.send('POST', '/invitations', { role: 'writer' });
  const { deeds } = await page(browser);
  expect(words({ deeds }).slice(0, 4)).toEqual(['invited', 'published', 'saved', 'joined']);
  expect(deeds[1]).toMatchObject({
    person: me.id,
    program: '',
    changes: [{ group: 'publications', document: id }],
  });
  expect(deeds.at(-1)).toMatchObject({ person: null, program: 'test' });
});

it('is read page by page, each deed once', async () => {
  const { browser } = await joined();
  for (let count = 0; count < 12; count += 1) await write(browser, `Document ${count}`);
  const whole = await page(browser, 'most=200');
  const pieces: Deed[] = [];
  let next: string | null = '';
  while (next !== null) {
    const piece = await page(browser, `most=3${next === '' ? '' : `&before=${next}`}`);
    expect(piece.deeds.length).toBeLessThanOrEqual(3);
    pieces.push(...piece.deeds);
    next = piece.next;
  }
  expect(pieces).toEqual(whole.deeds);
  expect([whole.next, whole.deeds.length > 15]).toEqual([null, true]);
});

it('is filtered by who, by document, by kind and by time', async () => {
  const { browser, me } = await joined();
  const id = await write(browser, 'One');
  const before = editor.now();
  await write(browser, 'Two');
  expect(words(await page(browser, `by=${me.id}&group=documents`))).toEqual(['saved', 'saved']);
  expect(words(await page(browser, `document=${id}`))).toEqual(['saved']);
  expect(words(await page(browser, 'group=people'))).toEqual(['joined']);
  expect(words(await page(browser, `group=documents&until=${before}`))).toEqual(['saved']);
  expect(words(await page(browser, `from=${before + 1}`))).toEqual(['saved']);
  expect(words(await page(browser, `from=${before}&until=${before}`))).toEqual(['saved']);
  expect((await page(browser, `from=${before + 1}`)).next).toBeNull();
  expect(words(await page(browser, 'by=test')).length).toBeGreaterThan(2);
  expect((await browser.send('GET', '/activity?before=x')).status).toBe(400);
  const newest = await (await browser.send('GET', '/activity')).json();
  const fromFarAhead = await browser.send('GET', '/activity?before=999999999999999.x');
  expect((await fromFarAhead.json()).deeds).toEqual(newest.deeds);
});

it('names what is not there any more', async () => {
  const { browser } = await joined();
  const made = await browser.send('POST', '/tokens', { name: 'newsroom', scope: 'write' });
  const webhook = { url: 'https://example.org/hook', name: 'the shop' };
  const hook = await browser.send('POST', '/webhooks', webhook);
  await browser.send('DELETE', `/tokens/${(await made.json()).id}`);
  await browser.send('DELETE', `/webhooks/${(await hook.json()).id}`);
  const asset = { ...picture, id: 'boat', filename: 'boat.png' };
  await editor.repository.do('test', () => ({
    events: [
      { kind: 'asset-stored', asset },
      { kind: 'asset-removed', asset: asset.id },
    ],
    answer: null,
  }));
  const release = await browser.send('POST', '/releases', { label: 'Spring' });
  await browser.send('DELETE', `/releases/${(await release.json()).id}`);
  const { deeds } = await page(browser, 'by=test&group=media');
  expect(deeds[0]?.changes.map(({ subject }) => subject)).toEqual(['boat.png', 'boat.png']);
  const releases = await page(browser, 'group=releases&most=1');
  expect(releases.deeds[0]?.changes).toMatchObject([{ subject: 'Spring' }]);
  const settings = await page(browser, 'group=settings&most=2');
  expect(settings.deeds.map(({ changes }) => changes[0]?.subject)).toEqual([
    'the shop',
    'newsroom',
  ]);
});

it('shows what was done about people to administrators alone', async () => {
  await joined();
  const asked = (browser: ExampleBrowser, headers = {}) =>
    browser.send('GET', '/activity', undefined, headers);
  const publisher = await asked(await editor.signedIn({ role: 'publisher' }));
  const program = await asked(editor.browser(), { authorization: `Bearer ${editor.token}` });
  for (const answer of [publisher, program]) {
    const { deeds } = await answer.json();
    expect(deeds.length).toBeGreaterThan(0);
    expect(JSON.stringify(deeds)).not.toContain('joined');
  }
});

it('shows no secret of what it tells of', async () => {
  const { browser } = await joined();
  const made = await browser.send('POST', '/tokens', { name: 'newsroom', scope: 'write' });
  const { token } = await made.json();
  const headers = { authorization: 'a key of the receiver' };
  const webhook = { url: 'https://example.org/hook', name: 'hook', secret: 'hush hush', headers };
  expect((await browser.send('POST', '/webhooks', webhook)).status).toBe(201);
  const text = JSON.stringify(await page(browser));
  expect(text).toContain('newsroom');
  const hashes = [...editor.repository.state.tokens.values()].map(({ hash }) => hash);
  for (const secret of [token, 'hush hush', 'a key of the receiver', 'example.org', ...hashes])
    expect(text).not.toContain(secret);
});

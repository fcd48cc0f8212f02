import { beforeEach, describe, expect, it } from 'vitest';
import { type ExampleTranslations, exampleTranslations } from './translations.testing.ts';

let editor: ExampleTranslations['editor'];
let writer: ExampleTranslations['writer'];
let make: ExampleTranslations['make'];
let save: ExampleTranslations['save'];
let read: ExampleTranslations['read'];
let standingOf: ExampleTranslations['standingOf'];
beforeEach(async () => {
  ({ editor, writer, make, save, read, standingOf } = await exampleTranslations());
});

describe('a translation', () => {
  it('knows the version it was made from, and what changed in the source since', async () => {
    const english = await make({ lang: 'en-us', data: { title: 'Lisbon by tram', price: 900 } });
    const portuguese = await make({
      lang: 'pt-br',
      translationOf: english.document,
      data: { title: 'Lisboa de bonde', price: 900 },
    });
    expect(await standingOf(portuguese.document)).toMatchObject({
      source: english.document,
      outdated: null,
    });

    await save(english.document, { title: 'Lisbon by old tram', price: 950 });
    // The tram, which is old now, and two prices.
    expect((await standingOf(portuguese.document)).outdated).toMatchObject({ fields: 2, words: 3 });
    const compared = await read(`/documents/${portuguese.document}/translation`);
    expect(compared.translated).toMatchObject({
      document: english.document,
      version: english.version,
      isGuessed: false,
    });
    expect(compared.base).toEqual({ title: 'Lisbon by tram', price: 900 });
    expect(compared.changes).toEqual([
      { kind: 'changed', path: ['title'], before: 'Lisbon by tram', after: 'Lisbon by old tram' },
      { kind: 'changed', path: ['price'], before: 900, after: 950 },
    ]);
    expect((await standingOf(english.document)).source).toBeNull();
  });

  it('is right again once somebody says so, and not by a word that is mended', async () => {
    const english = await make({ lang: 'en-us', data: { title: 'Lisbon' } });
    const { document } = await make({ lang: 'pt-br', translationOf: english.document });
    const version = await save(english.document, { title: 'Lisbon in spring' });
    await save(document, { title: 'Lisboa!' });
    expect((await standingOf(document)).outdated).not.toBeNull();
    const from = { document: english.document, version };
    expect((await writer.send('PUT', `/documents/${document}/translation`, { from })).status).toBe(
      204,
    );
    expect((await standingOf(document)).outdated).toBeNull();
    const { translated } = await read(`/documents/${document}/translation`);
    expect(translated).toMatchObject({ by: expect.stringMatching(/^person\//), version });
  });

  it('is not outdated by a version that says the same', async () => {
    const english = await make({ lang: 'en-us', data: { title: 'Lisbon' } });
    const { document } = await make({ lang: 'pt-br', translationOf: english.document });
    await save(english.document, { title: 'Lisboa' });
    await save(english.document, { title: 'Lisbon' });
    expect((await standingOf(document)).outdated).toBeNull();
  });

  it('may be of nothing, where somebody says so', async () => {
    const english = await make({ lang: 'en-us', data: { title: 'Lisbon' } });
    const { document } = await make({ lang: 'pt-br', translationOf: english.document });
    await writer.send('PUT', `/documents/${document}/translation`, { from: null });
    await save(english.document, { title: 'Porto' });
    expect(await standingOf(document)).toMatchObject({ source: null, outdated: null });
  });

  it('is of no other page, of no version that is not there, and of itself never', async () => {
    const english = await make({ lang: 'en-us' });
    const other = await make({ lang: 'en-us' });
    const { document, version } = await make({ lang: 'pt-br', translationOf: english.document });
    for (const from of [
      other,
      { document: english.document, version },
      { document, version },
      { document: 'nowhere', version },
    ])
      expect(
        (await writer.send('PUT', `/documents/${document}/translation`, { from })).status,
      ).toBe(400);
  });

  it('is set by nobody who may not write its language', async () => {
    const { document: english } = await make({ lang: 'en-us' });
    const { document } = await make({ lang: 'pt-br', translationOf: english });
    const other = await editor.signedIn({ languages: ['en-us'] });
    const roads = [
      await other.send('PUT', `/documents/${document}/translation`, { from: null }),
      await other.send(
        'POST',
        `/documents/${(await make({ lang: 'en-us' })).document}/translations`,
        {
          lang: 'pt-br',
        },
      ),
    ];
    expect(roads.map(({ status }) => status)).toEqual([403, 403]);
  });

  it('keeps the version it was made from, where others are let go', async () => {
    const english = await make({ lang: 'en-us', data: { title: 'First' } });
    const { document } = await make({ lang: 'pt-br', translationOf: english.document });
    const second = await save(english.document, { title: 'Second' });
    await save(english.document, { title: 'Third' });
    await editor.repository.dropOldVersions(1);
    const { versions } = await read(`/documents/${english.document}/versions`);
    expect(
      versions.map(({ id, dropped }: { id: string; dropped: boolean }) => [id, dropped]),
    ).toEqual([
      [expect.any(String), false],
      [second, true],
      [english.version, false],
    ]);
    expect((await read(`/documents/${document}/translation`)).base).toEqual({ title: 'First' });
  });
});

describe('pages that came from elsewhere', () => {
  /** As a program brings them: nobody says what is a translation of what was when. */
  async function brought() {
    const authorization = `Bearer ${editor.token}`;
    const send = (path: string, body: unknown) =>
      editor.browser().elsewhere('POST', path, body, { authorization, repository: 'farol' });
    const made = await send('/api/migration/documents', {
      title: 'Lisbon',
      type: 'trip',
      lang: 'en-us',
      uid: 'lisbon',
      data: { title: 'Lisbon' },
    });
    const { id } = await made.json();
    editor.pass(1000);
    const other = await send('/api/migration/documents', {
      title: 'Lisboa',
      type: 'trip',
      lang: 'pt-br',
      uid: 'lisboa',
      alternate_language_id: id,
      data: { title: 'Lisboa' },
    });
    const published = await send('/api/migration/migration-release/publish', {});
    expect(published.status).toBe(202);
    return { english: id, portuguese: (await other.json()).id };
  }

  it('are right as they came, and outdated by what is changed here', async () => {
    const { english, portuguese } = await brought();
    expect(await standingOf(portuguese)).toMatchObject({ source: english, outdated: null });
    await save(english, { title: 'Lisbon in spring' });
    expect((await standingOf(portuguese)).outdated).toMatchObject({ fields: 1, words: 2 });
    // Somebody who mends a word has not looked through the whole text.
    await save(portuguese, { title: 'Lisboa.' });
    expect((await standingOf(portuguese)).outdated).toMatchObject({ fields: 1, words: 2 });
  });
});

describe('a new translation', () => {
  it('is begun from any language, with links that lead to the pages of its language', async () => {
    const guide = await make({ lang: 'en-us', uid: 'rui' });
    const guia = await make({ lang: 'pt-br', uid: 'rui', translationOf: guide.document });
    const lonely = await make({ lang: 'en-us', uid: 'ana' });
    const link = (id: string) => ({ link_type: 'Document', id, text: 'Your guide' });
    const english = await make({
      lang: 'en-us',
      uid: 'lisbon',
      data: { title: 'Lisbon', price: 900, guide: link(guide.document) },
    });
    const begun = await writer.send('POST', `/documents/${english.document}/translations`, {
      lang: 'pt-br',
    });
    expect(begun.status).toBe(201);
    const { document } = await begun.json();
    const { draft, uid } = await read(`/documents/${document}`);
    expect(uid).toBe('lisbon');
    expect(draft.data).toEqual({ title: 'Lisbon', price: 900, guide: link(guia.document) });
    expect((await standingOf(document)).source).toBe(english.document);

    const other = await make({
      lang: 'pt-br',
      uid: 'lisbon-2',
      data: { title: 'Praia', price: 5, guide: link(lonely.document) },
    });
    const back = await writer.send('POST', `/documents/${other.document}/translations`, {
      lang: 'en-us',
      words: false,
    });
    const { document: empty } = await back.json();
    const { draft: formed } = await read(`/documents/${empty}`);
    expect(formed.data).toEqual({
      price: 5,
      guide: { link_type: 'Document', id: lonely.document },
    });
    expect((await standingOf(empty)).source).toBe(other.document);
  });

  it('is given an address that nobody has', async () => {
    await make({ lang: 'pt-br', uid: 'lisbon' });
    const english = await make({ lang: 'en-us', uid: 'lisbon' });
    const begun = await writer.send('POST', `/documents/${english.document}/translations`, {
      lang: 'pt-br',
    });
    expect((await read(`/documents/${(await begun.json()).document}`)).uid).toBe('lisbon-2');
  });

  it('is not made twice', async () => {
    const english = await make({ lang: 'en-us' });
    const begin = () =>
      writer.send('POST', `/documents/${english.document}/translations`, { lang: 'pt-br' });
    expect((await begin()).status).toBe(201);
    expect((await begin()).status).toBe(400);
  });
});

it('compares with another language of the page where that is asked for', async () => {
  const english = await make({ lang: 'en-us', data: { title: 'Lisbon' } });
  const portuguese = await make({
    lang: 'pt-br',
    translationOf: english.document,
    data: { title: 'Lisboa' },
  });
  const compared = await read(
    `/documents/${english.document}/translation?of=${portuguese.document}`,
  );
  expect(compared).toMatchObject({
    source: { lang: 'pt-br', data: { title: 'Lisboa' } },
    base: null,
    changes: [],
  });
  const elsewhere = await make({ lang: 'pt-br' });
  const answer = await writer.send(
    'GET',
    `/documents/${english.document}/translation?of=${elsewhere.document}`,
  );
  expect(answer.status).toBe(404);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { askForReview } from '../../repository/commands/reviews.ts';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
let writer: Awaited<ReturnType<ExampleEditor['signedIn']>>;
let publisher: typeof writer;
let document: string;
beforeEach(async () => {
  editor = await exampleEditor();
  writer = await editor.signedIn();
  publisher = await editor.signedIn({ role: 'publisher' });
  document = await make('en-us');
});

async function make(lang: string): Promise<string> {
  const body = { type: 'article', lang, title: 'Lisbon', data: { title: 'Lisbon' } };
  return (await (await writer.send('POST', '/documents', body)).json()).document;
}

async function reviews(of = publisher) {
  const answer = await of.send('GET', '/reviews');
  expect(answer.status).toBe(200);
  return answer.json();
}

const ask = (body: object = {}, id = document) =>
  writer.send('PUT', `/documents/${id}/review`, body);
const giveBack = (reason: string) =>
  publisher.send('PUT', `/documents/${document}/review/return`, { reason });

it('hands a draft over to whoever can publish it, and counts it as waiting', async () => {
  expect((await reviews()).waiting).toBe(0);
  expect((await ask({ note: 'The prices are new' })).status).toBe(204);
  const { waiting, reviews: found } = await reviews();
  expect(waiting).toBe(1);
  expect(found).toMatchObject([
    {
      document,
      step: 'asked',
      note: 'The prices are new',
      by: `person/${writer.id}`,
      isChanged: false,
    },
  ]);
  expect(await reviews(writer)).toMatchObject({
    waiting: 0,
    reviews: [{ document, isMine: false }],
  });
});

it('asks one person, and waits for nobody else', async () => {
  const other = await editor.signedIn({ role: 'publisher' });
  await ask({ person: other.id });
  expect([(await reviews(other)).waiting, (await reviews()).waiting]).toEqual([1, 0]);
  expect((await ask({ person: 'nobody' })).status).toBe(400);
});

it('waits for whoever can publish it once the person it would wait for has left', async () => {
  const administrator = await editor.signedIn({ role: 'administrator' });
  const asked = await editor.signedIn();
  await ask({ person: asked.id });
  expect((await reviews()).waiting).toBe(0);
  await administrator.send('DELETE', `/people/${asked.id}`);
  expect((await reviews()).waiting).toBe(1);
  await giveBack('The date is missing');
  expect((await reviews()).waiting).toBe(0);
  await administrator.send('DELETE', `/people/${writer.id}`);
  expect((await reviews()).waiting).toBe(1);
});

it('waits for nobody whose languages it is not in', async () => {
  const narrowed = await editor.signedIn({ role: 'publisher', languages: ['pt-br'] });
  await ask();
  expect((await reviews(narrowed)).waiting).toBe(0);
});

it('comes back with a reason, to who handed it over, and goes again', async () => {
  await ask();
  expect((await giveBack('')).status).toBe(400);
  expect((await giveBack('The date is missing')).status).toBe(204);
  expect((await reviews()).waiting).toBe(0);
  expect(await reviews(writer)).toMatchObject({
    waiting: 1,
    reviews: [{ step: 'returned', note: 'The date is missing', isMine: true }],
  });
  expect((await giveBack('Once more')).status).toBe(404);
  await ask({ note: 'Now' });
  expect((await reviews()).waiting).toBe(1);
});

it('says where it was written on after it was handed over', async () => {
  await ask();
  const { draft } = await (await writer.send('GET', `/documents/${document}`)).json();
  await writer.send('PUT', `/documents/${document}/draft`, { title: 'New', basedOn: draft.id });
  expect((await reviews()).reviews).toMatchObject([{ isChanged: true, title: 'New' }]);
});

it('is over once it is published, taken back or archived', async () => {
  const [taken, archived] = [await make('en-us'), await make('en-us')];
  for (const id of [document, taken, archived]) await ask({}, id);
  expect((await reviews()).waiting).toBe(3);
  await publisher.send('POST', '/publications', { documents: [{ document }] });
  await writer.send('DELETE', `/documents/${taken}/review`);
  await writer.send('PUT', `/documents/${archived}/archive`);
  expect(await reviews()).toMatchObject({ waiting: 0, reviews: [] });
  expect((await ask()).status).toBe(409);
});

it('is over where the text that was handed over is gone, and what is published stays', async () => {
  await publisher.send('POST', '/publications', { documents: [{ document }] });
  const { published } = await (await writer.send('GET', `/documents/${document}`)).json();
  const change = () =>
    writer.send('PUT', `/documents/${document}/draft`, {
      basedOn: published.id,
      title: 'Porto',
    });
  await change();
  await ask();
  expect((await reviews()).waiting).toBe(1);
  expect((await writer.send('DELETE', `/documents/${document}/draft`)).status).toBe(204);
  expect(await reviews()).toMatchObject({ waiting: 0, reviews: [] });

  await change();
  const release = await (await publisher.send('POST', '/releases', { label: 'Spring' })).json();
  await publisher.send('PUT', `/releases/${release.id}/documents/${document}`);
  await ask();
  expect((await writer.send('DELETE', `/documents/${document}/draft`)).status).toBe(204);
  expect((await reviews()).waiting).toBe(1);
  await publisher.send('DELETE', `/releases/${release.id}`);
  expect(await reviews()).toMatchObject({ waiting: 0, reviews: [] });
});

it('is over where it is gone, though a release has another text, and not while it is written on', async () => {
  await publisher.send('POST', '/publications', { documents: [{ document }] });
  const { published } = await (await writer.send('GET', `/documents/${document}`)).json();
  const save = async (basedOn: string, title: string): Promise<string> => {
    const body = { basedOn, title };
    const answer = await writer.send('PUT', `/documents/${document}/draft`, body);
    expect(answer.status).toBe(200);
    return (await answer.json()).version;
  };
  const discard = async () => (await writer.send('DELETE', `/documents/${document}/draft`)).status;
  const other = await save(published.id, 'Spring');
  const release = await (await publisher.send('POST', '/releases', { label: 'Spring' })).json();
  const inRelease = `/releases/${release.id}/documents/${document}`;
  await publisher.send('PUT', inRelease);
  await save(other, 'Porto');
  await ask();
  expect(await discard()).toBe(204);
  expect(await reviews()).toMatchObject({ waiting: 0, reviews: [] });

  const asked = await save(published.id, 'Braga');
  await ask();
  await save(asked, 'Braga, anew');
  await publisher.send('PUT', inRelease);
  expect(await discard()).toBe(204);
  expect((await reviews()).waiting).toBe(1);
  await save(published.id, 'Faro');
  await publisher.send('PUT', inRelease);
  expect(await reviews()).toMatchObject({ waiting: 0, reviews: [] });
});

it('lets writers give back only what was handed over to them', async () => {
  const asked = await editor.signedIn();
  const giveBackAs = ({ send }: typeof writer) =>
    send('PUT', `/documents/${document}/review/return`, { reason: 'A name is missing' });
  await ask();
  expect((await giveBackAs(asked)).status).toBe(403);
  await ask({ person: asked.id });
  expect((await giveBackAs(writer)).status).toBe(403);
  expect((await giveBackAs(asked)).status).toBe(204);
  expect((await reviews(writer)).reviews).toMatchObject([{ step: 'returned', isMine: true }]);
});

it('lets writers give nothing back that was handed over to somebody else meanwhile', async () => {
  const [first, second] = [await editor.signedIn(), await editor.signedIn()];
  await ask({ person: first.id });
  const { repository, store } = editor;
  const isQueued = Promise.withResolvers<void>();
  const append = store.append.bind(store);
  vi.spyOn(store, 'append').mockImplementationOnce(async (...commit) => {
    await isQueued.promise;
    return append(...commit);
  });
  const asked = repository.do('test', askForReview(document, { person: second.id, note: '' }));
  const run = repository.do.bind(repository);
  vi.spyOn(repository, 'do').mockImplementationOnce((by, command) => {
    isQueued.resolve();
    return run(by, command);
  });
  const reason = 'A name is missing';
  const returned = await first.send('PUT', `/documents/${document}/review/return`, { reason });
  await asked;
  const [review] = (await reviews(second)).reviews;
  expect([returned.status, review.step, review.person]).toEqual([403, 'asked', second.id]);
});

const comments = async () =>
  (await (await writer.send('GET', `/documents/${document}/comments`)).json()).comments;

it('keeps a comment on a field open, answered and done, and tells whom it waits for', async () => {
  const said = await writer.send('POST', `/documents/${document}/comments`, {
    field: 'data.title',
    text: 'Is this the <b>right</b> name?',
    person: publisher.id,
  });
  expect(said.status).toBe(201);
  const { id } = await said.json();
  expect(await comments()).toMatchObject([
    { id, field: 'data.title', text: 'Is this the <b>right</b> name?', state: 'open', answers: [] },
  ]);
  expect((await reviews()).comments).toMatchObject([{ document, by: `person/${writer.id}` }]);
  expect([(await reviews()).waiting, (await reviews(writer)).waiting]).toEqual([1, 0]);

  const path = `/documents/${document}/comments/${id}`;
  expect((await publisher.send('POST', `${path}/answers`, { text: 'It is.' })).status).toBe(201);
  expect(await comments()).toMatchObject([{ state: 'answered', answers: [{ text: 'It is.' }] }]);
  expect([(await reviews()).waiting, (await reviews(writer)).waiting]).toEqual([0, 1]);

  await writer.send('POST', `${path}/answers`, { text: 'Sure?' });
  expect(await comments()).toMatchObject([{ state: 'open' }]);
  expect((await writer.send('PUT', `${path}/state`, { state: 'done' })).status).toBe(204);
  expect(await comments()).toMatchObject([{ state: 'done' }]);
  expect((await reviews(writer)).waiting).toBe(0);
  await writer.send('PUT', `${path}/state`, { state: 'open' });
  expect(await comments()).toMatchObject([{ state: 'open' }]);
});

it('lets a translator ask about a source she may not change', async () => {
  const translator = await editor.signedIn({ languages: ['pt-br'] });
  const say = (id: string, body: object) =>
    translator.send('POST', `/documents/${id}/comments`, body);
  expect((await say(document, { text: 'What is meant?' })).status).toBe(201);
  expect((await say(document, { text: ' ' })).status).toBe(400);
  expect((await say(document, { text: 'x', person: 'nobody' })).status).toBe(400);
  expect((await say('nowhere', { text: 'x' })).status).toBe(404);
  expect(
    (await translator.send('POST', `/documents/${document}/comments/no/answers`, { text: 'x' }))
      .status,
  ).toBe(404);
});

it('is the same to another process and after a start', async () => {
  await ask({ note: 'Kept' });
  await writer.send('POST', `/documents/${document}/comments`, { text: 'Kept as well' });
  const folded = (await editor.readAgain()).documents.get(document);
  expect(folded?.review).toMatchObject({ step: 'asked', note: 'Kept' });
  expect(folded?.comments).toMatchObject([{ text: 'Kept as well' }]);
});

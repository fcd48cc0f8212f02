import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Command } from '../repository/command.ts';
import {
  archiveDocument,
  createDocument,
  discardDraft,
  editDocument,
} from '../repository/commands/documents.ts';
import { publish, unpublish } from '../repository/commands/publications.ts';
import {
  changeRelease,
  createRelease,
  publishRelease,
  removeRelease,
} from '../repository/commands/releases.ts';
import { changeModels } from '../repository/commands/settings.ts';
import type { Repository } from '../repository/repository.ts';
import { ChangeReader } from './changes.ts';
import { updateBody } from './payload.ts';
import { draft, openExample } from './repository.testing.ts';

let repository: Repository;
beforeEach(async () => {
  repository = await openExample();
});
afterEach(() => repository.close());

const run = <Answer>(command: Command<Answer>) => repository.do('test', command);
const publishing = (...documents: string[]) => publish(documents.map((document) => ({ document })));
const release = async () => (await run(createRelease({ label: 'Autumn' }))).id;

/** The change of the last commit, read from the beginning of the history. */
async function lastChange() {
  const reader = new ChangeReader(
    (document, version) =>
      repository.state.documents.get(document)?.versions.find(({ id }) => id === version)?.tags ??
      [],
  );
  let last = null;
  for await (const commit of repository.history(0)) last = reader.read(commit);
  if (!last) throw new Error('The history is empty.');
  const sender = { domain: 'farol', apiUrl: 'http://localhost/api/v2' };
  const body = JSON.parse(updateBody(last, sender, null));
  return { ...last, triggers: [...last.triggers], body };
}

it('tells of documents that are published, all of a commit at once', async () => {
  const [a, b] = [await draft(repository), await draft(repository)];
  await run(publishing(a, b));
  const { triggers, body } = await lastChange();
  expect(triggers).toEqual(['documentsPublished']);
  expect(body).toEqual({
    type: 'api-update',
    masterRef: repository.master().ref,
    releases: {},
    masks: {},
    tags: {},
    experiments: {},
    documents: [a, b],
    domain: 'farol',
    apiUrl: 'http://localhost/api/v2',
    secret: null,
  });
});

it('tells of documents that leave, by archiving too', async () => {
  const [a, b] = [await draft(repository), await draft(repository)];
  await run(publishing(a, b));
  await run(unpublish(a));
  expect(await lastChange()).toMatchObject({
    triggers: ['documentsUnpublished'],
    body: { masterRef: repository.master().ref, documents: [a] },
  });
  await run(archiveDocument(b));
  expect(await lastChange()).toMatchObject({
    triggers: ['documentsUnpublished'],
    body: { documents: [b] },
  });
});

it('does not report drafts', async () => {
  await draft(repository, 'news');
  const { triggers, body } = await lastChange();
  expect(triggers).toEqual([]);
  expect(body).not.toHaveProperty('masterRef');
});

it('tells of the first and the last published document of a tag', async () => {
  const [a, b] = [await draft(repository, 'news', 'sea'), await draft(repository, 'news')];
  await run(publishing(a));
  expect(await lastChange()).toMatchObject({
    triggers: ['documentsPublished', 'tagsCreated'],
    body: { tags: { addition: [{ id: 'news' }, { id: 'sea' }] } },
  });
  await run(publishing(b));
  expect((await lastChange()).body.tags).toEqual({});
  await run(unpublish(a));
  expect(await lastChange()).toMatchObject({
    triggers: ['documentsUnpublished', 'tagsDeleted'],
    body: { tags: { deletion: [{ id: 'sea' }] } },
  });
  expect((await lastChange()).body.tags).not.toHaveProperty('addition');
});

it('does not report a tag that moves from one document to another in one commit', async () => {
  const [a, b] = [await draft(repository, 'news'), await draft(repository, 'news')];
  await run(publishing(a));
  await run(editDocument(a, { tags: [] }, () => ({})));
  await run(publishing(a, b));
  expect((await lastChange()).body.tags).toEqual({});
});

it('follows a release from its beginning to its publication', async () => {
  const id = await release();
  const ref = () => repository.releases()[0]?.ref;
  expect(await lastChange()).toMatchObject({
    triggers: ['releasesCreated'],
    body: { releases: { addition: [{ id, ref: ref(), label: 'Autumn', documents: [] }] } },
  });
  const document = await draft(repository);
  await run(editDocument(document, { place: { release: id } }, () => ({})));
  expect(await lastChange()).toMatchObject({
    triggers: ['releasesUpdated'],
    body: { releases: { update: [{ id, ref: ref(), documents: [document] }] }, documents: [] },
  });
  expect(ref() && repository.resolve(ref() ?? '', Date.now()).kind).toBe('release');
  await run(changeRelease(id, { label: 'Winter' }));
  expect(await lastChange()).toMatchObject({
    triggers: ['releasesUpdated'],
    body: { releases: { update: [{ label: 'Winter', ref: ref(), documents: [document] }] } },
  });
  await run(publishRelease(id));
  expect(await lastChange()).toMatchObject({
    triggers: ['documentsPublished', 'releasesUpdated'],
    body: {
      masterRef: repository.master().ref,
      releases: { deletion: [{ id, label: 'Winter', documents: [document] }] },
      documents: [document],
    },
  });
});

it('tells of documents that leave a release, and of releases that are removed', async () => {
  const id = await release();
  const { document } = await run(
    createDocument({ type: 'article', lang: 'en-us', title: 'A', place: { release: id } }),
  );
  await run(archiveDocument(document));
  expect((await lastChange()).body.releases).toMatchObject({ update: [{ id }] });
  const other = await draft(repository);
  await run(editDocument(other, { place: { release: id } }, () => ({})));
  await run(discardDraft(other, { release: id }));
  expect((await lastChange()).body.releases).toMatchObject({
    update: [{ id, documents: [document] }],
  });
  await run(removeRelease(id));
  expect(await lastChange()).toMatchObject({
    triggers: ['releasesUpdated'],
    body: { releases: { deletion: [{ id, label: 'Autumn' }] } },
  });
});

it('counts models as published content, and names the types', async () => {
  const payload = { id: 'page', label: 'Page', repeatable: true, status: true, json: {} };
  await run(changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: 'page', payload }]));
  expect(await lastChange()).toMatchObject({
    triggers: ['documentsPublished'],
    body: {
      masterRef: repository.master().ref,
      masks: { addition: [{ id: 'page', label: 'Page' }] },
    },
  });
  await run(changeModels([{ type: 'CUSTOM_TYPE_UPDATE', id: 'page', payload }]));
  expect((await lastChange()).body.masks).toEqual({ update: [{ id: 'page', label: 'Page' }] });
  await run(changeModels([{ type: 'CUSTOM_TYPE_DELETE', id: 'page' }]));
  expect((await lastChange()).body.masks).toEqual({ deletion: [{ id: 'page', label: 'Page' }] });
});

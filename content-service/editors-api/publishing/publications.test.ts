import { beforeEach, describe, expect, it } from 'vitest';
import { dropOldVersions } from '../../repository/old-versions.ts';
import { type ExamplePages, examplePages } from '../documents/pages.testing.ts';
import { engines } from '../engines.testing.ts';

describe.each(engines)('a publication over %s', (_, options) => {
  let pages: ExamplePages;
  beforeEach(async () => {
    pages = await examplePages(await options());
  });

  const textOf = (title: string) => ({ title: [{ type: 'heading1', text: title, spans: [] }] });
  const shown = (id: string) => pages.repository.master().document(id)?.data.title ?? null;
  const last = () => pages.repository.state.publications.at(-1)?.sequence ?? 0;
  const look = async (sequence: number) =>
    (await pages.send('GET', `/publications/${sequence}`)).answer;
  const undo = (sequence: number) => pages.send('POST', `/publications/${sequence}/undoing`, {});
  const draft = async (id: string) => (await pages.send('GET', `/documents/${id}`)).answer.draft;

  /** One that gets another text, one that comes onto the site, and one that leaves it. */
  async function mixed() {
    const [changed, first, leaving] = [
      await pages.write('changed'),
      await pages.write('first'),
      await pages.write('leaving'),
    ] as const;
    await pages.publish(changed, leaving);
    await pages.change(changed, { data: textOf('Another text') });
    const { answer: release } = await pages.send('POST', '/releases', { label: 'Autumn' });
    const body = { put: [changed, first], unpublish: [leaving] };
    const put = await pages.send('PATCH', `/releases/${release.id}/contents`, body);
    expect(put.status).toBe(200);
    expect((await pages.send('POST', `/releases/${release.id}/publication`, {})).status).toBe(201);
    return { changed, first, leaving, sequence: last() };
  }

  it('is undone as one: texts as they were, what came leaves, what left is back', async () => {
    const { changed, first, leaving, sequence } = await mixed();
    expect([shown(changed), shown(first), shown(leaving)]).toEqual([
      textOf('Another text').title,
      textOf('first').title,
      null,
    ]);
    const before = await look(sequence);
    expect(before).toMatchObject({ undoes: null, inTheWay: null });
    expect(
      before.documents.map(({ document, becomes }: Record<string, string>) => [document, becomes]),
    ).toEqual([
      [changed, 'as it was'],
      [first, 'unpublished'],
      [leaving, 'published'],
    ]);

    const undone = await undo(sequence);
    expect(undone.status).toBe(201);
    expect(undone.answer).toEqual({
      sequence: last(),
      documents: [changed, first, leaving],
      ref: pages.repository.master().ref,
    });
    expect([shown(changed), shown(first), shown(leaving)]).toEqual([
      textOf('changed').title,
      null,
      textOf('leaving').title,
    ]);
    // What left the site is not lost: it is the draft again.
    expect((await draft(changed)).data.title).toEqual(textOf('Another text').title);
    expect((await draft(first)).data.title).toEqual(textOf('first').title);
    expect(await draft(leaving)).toBeNull();
    // Previews show it, for which it has to be in memory.
    const placed = pages.repository.snapshots.content((await draft(changed)).id);
    expect(placed?.title).toEqual(textOf('Another text').title);
    expect((await look(last())).undoes).toBe(sequence);
    const { deeds } = (await pages.send('GET', '/activity')).answer;
    expect(deeds[0].changes.map(({ what }: { what: string }) => what)).toEqual([
      'publication undone',
      'published',
      'unpublished',
      'published',
    ]);

    // Another process, or this one after a start, reads the same.
    const again = await pages.editor.readAgain();
    for (const id of [changed, first, leaving])
      expect(again.documents.get(id)).toEqual(pages.repository.state.documents.get(id));
    expect(again.publications).toEqual(pages.repository.state.publications);
  });

  it('is there again when its undoing is undone, with the draft as it was', async () => {
    const { changed, first, leaving, sequence } = await mixed();
    await undo(sequence);
    expect((await undo(sequence)).answer.message).toContain('undone already');
    const undoing = last();
    expect((await undo(undoing)).status).toBe(201);
    expect([shown(changed), shown(first), shown(leaving)]).toEqual([
      textOf('Another text').title,
      textOf('first').title,
      null,
    ]);
    expect([await draft(changed), await draft(first)]).toEqual([null, null]);
    expect((await look(sequence)).inTheWay).toContain('since');
    expect((await undo(last())).status).toBe(201);
    expect(shown(changed)).toEqual(textOf('changed').title);
  });

  it('keeps what somebody wrote since as the draft', async () => {
    const { changed, sequence } = await mixed();
    await pages.change(changed, { data: textOf('Written since') });
    expect((await undo(sequence)).status).toBe(201);
    expect((await draft(changed)).data.title).toEqual(textOf('Written since').title);
  });

  it('stays whole where one of its documents was published since, and says which', async () => {
    const { changed, first, leaving, sequence } = await mixed();
    await pages.change(first, { data: textOf('Newer') });
    await pages.publish(first);
    const tip = pages.repository.state.tip;
    const { status, answer } = await undo(sequence);
    expect(status).toBe(409);
    expect(answer.message).toContain('“first”');
    expect(answer.message).not.toContain('“changed”');
    expect(answer.code).toBe('published_since');
    expect(await look(sequence)).toMatchObject({ inTheWay: answer.message, code: answer.code });
    expect(pages.repository.state.tip).toEqual(tip);
    expect([shown(changed), shown(leaving)]).toEqual([textOf('Another text').title, null]);
    expect((await undo(999_999)).status).toBe(404);
    expect((await undo(Number.NaN)).status).toBe(404);
  });

  it('stays whole where another page has its address by now, or one lies in the archive', async () => {
    const id = await pages.write('old');
    await pages.publish(id);
    await pages.change(id, { uid: 'new' });
    await pages.publish(id);
    const moved = last();
    await pages.write('old');
    const taken = await undo(moved);
    expect(taken.status).toBe(400);
    expect(taken.answer.message).toContain('has "old" already');
    expect(pages.repository.master().document(id)?.uid).toBe('new');

    const { first, leaving, sequence } = await mixed();
    await pages.send('PUT', `/documents/${leaving}/archive`);
    const archived = await undo(sequence);
    expect(archived.status).toBe(409);
    expect(archived.answer.message).toContain('“leaving”');
    expect(shown(first)).not.toBeNull();
  });

  it('takes back the redirects that came with it, and leaves those that came since', async () => {
    const id = await pages.write('old');
    await pages.publish(id);
    await pages.change(id, { uid: 'new' });
    const moved = await pages.send('POST', '/publications', {
      documents: [{ document: id }],
      redirects: [{ from: '/old', to: '/new' }],
    });
    expect(moved.status).toBe(201);
    const sequence = last();
    await pages.send('POST', '/redirects', { from: '/another', to: '/new' });
    expect((await undo(sequence)).status).toBe(201);
    const { redirects } = (await pages.send('GET', '/redirects')).answer;
    expect(redirects.map(({ from }: { from: string }) => from)).toEqual(['/another']);
    expect(pages.repository.master().document(id)?.uid).toBe('old');
  });
});

it('of redirects is not undone where what it added is not known any more', async () => {
  const pages = await examplePages();
  await pages.send('POST', '/redirects', { from: '/old', to: '/new' });
  const { sequence } = pages.repository.state.publications.at(-1) ?? {};
  const about = async () => (await pages.send('GET', `/publications/${sequence}`)).answer;
  expect(await about()).toMatchObject({ documents: [{ becomes: 'as it was' }], inTheWay: null });
  await pages.send('POST', '/redirects', { from: '/other', to: '/new' });
  const limits = { newest: 1, oldestRef: Number.POSITIVE_INFINITY };
  expect(await pages.repository.do('test', dropOldVersions(limits))).toHaveLength(1);
  expect(await about()).toMatchObject({ code: 'version_gone' });
  const refused = await pages.send('POST', `/publications/${sequence}/undoing`, {});
  expect(refused.status).toBe(410);
});

it('is undone within what a person may change', async () => {
  const pages = await examplePages();
  const [english, portuguese] = [
    await pages.write('one'),
    await pages.write('um', { lang: 'pt-br' }),
  ];
  await pages.publish(english, portuguese);
  const sequence = pages.repository.state.publications.at(-1)?.sequence;
  const narrowed = await pages.editor.signedIn({ role: 'publisher', languages: ['pt-br'] });
  const refused = await narrowed.send('POST', `/publications/${sequence}/undoing`, {});
  expect(refused.status).toBe(403);
  expect(pages.repository.master().document(portuguese)).toBeDefined();
  const publisher = await pages.editor.signedIn({ role: 'publisher' });
  const key = { 'idempotency-key': 'once' };
  for (const time of ['first', 'again']) {
    const answer = await publisher.send('POST', `/publications/${sequence}/undoing`, {}, key);
    expect(answer.status, time).toBe(201);
  }
  expect(pages.repository.master().document(english)).toBeUndefined();
});

import { hourMs } from '@farol/content-model';
import { beforeEach, expect, it } from 'vitest';
import { type ExamplePages, examplePages, wholeData } from '../documents/pages.testing.ts';

let pages: ExamplePages;
beforeEach(async () => {
  pages = await examplePages();
});

async function newRelease(label: string, more: object = {}): Promise<string> {
  return (await pages.send('POST', '/releases', { label, ...more })).answer.id;
}
const put = (id: string, body: object) => pages.send('PATCH', `/releases/${id}/contents`, body);
const remove = (id: string) => pages.send('DELETE', `/releases/${id}`);
const restore = (id: string) => pages.send('POST', `/removed-releases/${id}/restoration`);
const removed = async () => (await pages.send('GET', '/removed-releases')).answer.releases;
const contents = async (id: string) =>
  (await pages.send('GET', `/releases/${id}/contents`)).answer.rows.map(
    ({ document, action }: { document: string; action: string }) => [document, action],
  );

it('brings back a release with what was in it, at its time', async () => {
  const scheduledAt = pages.editor.now() + hourMs;
  const spring = await newRelease('Spring', { scheduledAt, zone: 'Europe/Lisbon' });
  const [one, leaving] = [await pages.write('one'), await pages.write('leaving')];
  await pages.publish(leaving);
  await put(spring, { put: [one], unpublish: [leaving] });
  const version = pages.repository.state.documents.get(one)?.releases.get(spring);
  // What is written later is not what was in it.
  await pages.change(one, { data: wholeData('Written later') });
  await remove(spring);
  expect((await pages.send('GET', '/releases')).answer.releases).toEqual([]);
  expect(await removed()).toMatchObject([{ id: spring, label: 'Spring', documents: 2 }]);

  const { status, answer } = await restore(spring);
  expect(status).toBe(201);
  expect(answer).toMatchObject({ left: [], release: { id: spring, scheduledAt } });
  expect(await contents(spring)).toEqual([
    [leaving, 'unpublish'],
    [one, 'publish'],
  ]);
  expect(pages.repository.state.documents.get(one)?.releases.get(spring)).toBe(version);
  expect(await removed()).toEqual([]);
  expect((await restore(spring)).status).toBe(404);
});

it('previews what was in it, as it was', async () => {
  const spring = await newRelease('Spring');
  const one = await pages.write('one', { data: wholeData('As it was') });
  await put(spring, { put: [one] });
  await pages.change(one, { data: wholeData('Written later') });
  await remove(spring);
  await restore(spring);
  const ref = pages.repository.releases().find(({ id }) => id === spring)?.ref ?? '';
  const shown = pages.repository.resolve(ref, pages.editor.now());
  if (shown.kind !== 'release') throw new Error(`The ref of the release is ${shown.kind}.`);
  expect(JSON.stringify(shown.snapshot.document(one)?.data)).toContain('As it was');
});

it('says what could not come back, and lets a time that has passed go', async () => {
  const spring = await newRelease('Spring', { scheduledAt: pages.editor.now() + hourMs });
  const [one, gone] = [await pages.write('one'), await pages.write('gone')];
  await put(spring, { put: [one, gone] });
  await remove(spring);
  await pages.send('PUT', `/documents/${gone}/archive`);
  pages.editor.pass(2 * hourMs);
  const { answer } = await restore(spring);
  expect(answer).toMatchObject({ left: [gone], release: { scheduledAt: null } });
  expect(await contents(spring)).toEqual([[one, 'publish']]);
});

it('leaves out whose address another page took meanwhile', async () => {
  const spring = await newRelease('Spring');
  const [one, two] = [await pages.write('one'), await pages.write('two')];
  await put(spring, { put: [one, two] });
  await remove(spring);
  await pages.change(one, { uid: 'elsewhere' });
  await pages.write('one');
  expect((await restore(spring)).answer.left).toEqual([one]);
  expect(await contents(spring)).toEqual([[two, 'publish']]);
});

it('keeps none that was empty, nor the time of one document', async () => {
  await remove(await newRelease('Empty'));
  const one = await pages.write('one');
  const at = pages.editor.now() + hourMs;
  await pages.send('PUT', `/documents/${one}/schedule`, { at, zone: 'Europe/Lisbon' });
  await pages.send('DELETE', `/documents/${one}/schedule`);
  expect(await removed()).toEqual([]);
});

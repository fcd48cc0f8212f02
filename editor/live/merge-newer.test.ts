import { expect, it } from 'vitest';
import type { SaveAnswer } from '../api/written.ts';
import { EditedDocument, editingOf } from '../document/edited-document.ts';
import { exampleVersion } from '../document/examples.ts';
import { Saving } from '../document/saving.ts';
import { mergeNewer, whateverStands } from './merge-newer.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
const theirs = exampleVersion({
  ...{ id: 'theirs', at: 3000, by: 'Rui' },
  data: { tagline: 'Trams', place: 'Lisbon' },
});

const nothing = async () => null;

function opened() {
  const document = new EditedDocument(editingOf(exampleVersion()), Date.now);
  const answers: ((answer: SaveAnswer) => void)[] = [];
  const saving = new Saving(document, {
    save: () => new Promise((resolve) => answers.push(resolve)),
  });
  return { document, saving, answers };
}

it('merges what somebody else saved as soon as it is told', async () => {
  const { document, saving } = opened();
  const newer = mergeNewer({ document, saving }, async () => theirs, nothing);
  document.write(['data', 'place'], 'Lisboa');
  newer.told('theirs');
  await soon();
  expect(document.written.data).toEqual({ tagline: 'Trams', place: 'Lisboa' });
  expect(document.editing().base.id).toBe('theirs');
  newer.close();
  saving.close();
});

it('asks nothing about a value that the service only stores in another form', async () => {
  const { document, saving, answers } = opened();
  const cropped = (x: number, form: object = {}) => ({
    id: 'a',
    edit: { x, y: 0, zoom: 1 },
    ...form,
  });
  document.write(['data', 'cover'], cropped(1, { rect: { x: 1 } }));
  const own = exampleVersion({ ...document.written, id: 'own', at: 2000 });
  const saved = saving.now();
  await soon();
  answers[0]?.({ kind: 'saved', version: own });
  await saved;
  const stored = { ...own, data: { ...own.data, cover: cropped(1) } };
  const newer = mergeNewer(
    { document, saving },
    async () => ({ ...stored, ...{ id: 'theirs', at: 3000, by: 'Rui', title: 'Lisboa' } }),
    async (id) => (id === 'own' ? stored : null),
  );
  document.write(['data', 'cover'], cropped(2, { rect: { x: 2 } }));
  newer.told('theirs');
  await soon();
  expect(document.editing()).toMatchObject({ base: { id: 'theirs' }, clashes: [] });
  expect(document.written).toMatchObject({ title: 'Lisboa', data: { cover: { edit: { x: 2 } } } });
  newer.close();
  saving.close();
});

it('does not take its own save for somebody else’s', async () => {
  const { document, saving, answers } = opened();
  const own = exampleVersion({ id: 'own', at: 3000, data: { place: 'Lisb' } });
  const newer = mergeNewer({ document, saving }, async () => own, nothing);
  document.write(['data', 'place'], 'Lisb');
  const saved = saving.now();
  document.write(['data', 'place'], 'Lisboa');
  await soon();
  newer.told('own');
  await soon();
  expect(document.editing().base.id).toBe('version-1');
  answers[0]?.({ kind: 'saved', version: own });
  await saved;
  await soon();
  expect(document.editing()).toMatchObject({ base: { id: 'own' }, clashes: [] });
  expect(document.written.data.place).toBe('Lisboa');
  newer.close();
  saving.close();
});

it('asks nothing of what it knows', async () => {
  const { document, saving } = opened();
  let asked = 0;
  const newer = mergeNewer(
    { document, saving },
    async () => {
      asked += 1;
      return theirs;
    },
    nothing,
  );
  newer.told('version-1');
  await soon();
  expect(asked).toBe(0);
  newer.close();
  saving.close();
});

it('goes back with a draft that was discarded elsewhere, and keeps what is written here', async () => {
  const { document, saving } = opened();
  const published = exampleVersion({
    ...{ id: 'published', at: 500, by: 'Rui' },
    data: { tagline: 'Trams', place: 'Lisbon' },
  });
  const newer = mergeNewer({ document, saving }, async () => published, nothing);
  // A draft that was saved is never replaced by an older text: that one was read too early.
  newer.told('version-2');
  await soon();
  expect(document.editing().base.id).toBe('version-1');
  document.write(['data', 'place'], 'Lisboa');
  newer.told(null);
  await soon();
  expect(document.written.data).toEqual({ tagline: 'Trams', place: 'Lisboa' });
  expect(document.editing().base.id).toBe('published');
  newer.close();
  saving.close();
});

const older = exampleVersion({
  ...{ id: 'published', at: 500, by: 'Rui' },
  data: { tagline: 'Trams', place: 'Lisbon' },
});

it('goes back to what stands where nobody could tell that a draft was discarded', async () => {
  const { document, saving } = opened();
  const newer = mergeNewer({ document, saving }, async () => older, nothing);
  newer.told(whateverStands);
  await soon();
  expect(document.editing().base.id).toBe('published');
  newer.close();
  saving.close();
});

it('does not go back to what was read before its own save', async () => {
  const { document, saving } = opened();
  const reads: ((version: typeof older) => void)[] = [];
  const newer = mergeNewer(
    { document, saving },
    () => new Promise((resolve) => reads.push(resolve)),
    nothing,
  );
  newer.told(whateverStands);
  document.saved(exampleVersion({ id: 'own', at: 2000 }));
  reads[0]?.(older);
  await soon();
  expect(document.editing().base.id).toBe('own');
  newer.close();
  saving.close();
});

it('reads what stands once more after a save, where it could not be read', async () => {
  const { document, saving, answers } = opened();
  let tries = 0;
  const newer = mergeNewer(
    { document, saving },
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('not answered');
      return theirs;
    },
    nothing,
  );
  newer.told(whateverStands);
  await soon();
  expect(tries).toBe(1);
  document.write(['data', 'place'], 'Lisboa');
  const saved = saving.now();
  await soon();
  answers[0]?.({
    kind: 'saved',
    version: exampleVersion({ ...document.written, id: 'own', at: 2000 }),
  });
  await saved;
  await soon();
  expect(document.editing().base.id).toBe('theirs');
  newer.close();
  saving.close();
});

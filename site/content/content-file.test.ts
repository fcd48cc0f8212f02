import {
  appendFile,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { type Content, noContent } from './content.ts';
import { ContentFile } from './content-file.ts';
import { read } from './document.ts';
import { type WireDocument, wireDocument } from './service.testing.ts';
import { validate } from './validate.ts';

let folder = '';
let journal = '';
let faults: unknown[] = [];

beforeEach(async () => {
  folder = join(await newFolder(), 'site');
  journal = join(folder, 'content.journal');
  faults = [];
});

const fileOf = (repository = 'farol') =>
  new ContentFile({ folder, repository, onFault: (fault) => faults.push(fault) });
const load = (repository?: string) => fileOf(repository).load();

function changed(
  before: Content,
  ref: string,
  documents: readonly WireDocument[],
  gone = ['none'],
) {
  const all = documents.map(validate);
  const others = all.flatMap((each) => (each.kind === 'other' ? [each.id] : []));
  return before.with({
    ref,
    changed: all.flatMap((each) => (each.kind === 'document' ? [each.document] : [])),
    gone,
    others,
  });
}

const documents = Array.from({ length: 45 }, (_, number) => wireDocument({ id: `d${number}` }));
const theirs = wireDocument({ id: 'x', type: 'other' });
const content = changed(noContent, 'ref1', [...documents, theirs]);
const titled = (id: string, text: string, more = '') =>
  wireDocument({ id, data: { title: [{ type: 'heading1', text, spans: [] }], lead: more } });

async function save(...contents: readonly Content[]): Promise<ContentFile> {
  const file = fileOf();
  for (const [takenAt, each] of contents.entries()) {
    file.save({ content: each, takenAt });
    await file.stop();
  }
  return file;
}

const saidBy = (loaded: { content: Content } | null) =>
  loaded && {
    ref: loaded.content.ref,
    others: [...loaded.content.others],
    documents: loaded.content.documents.map(read),
  };

describe('the content on disk', () => {
  it('is what was saved', async () => {
    await save(content);
    const loaded = load();
    expect(saidBy(loaded)).toEqual(saidBy({ content }));
    expect(loaded?.takenAt).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is nothing before the first copy, and of another repository', async () => {
    expect(load()).toBeNull();
    await save(content);
    expect(load('other')).toBeNull();
  });

  it('is added to, and holds what came, changed and left', async () => {
    const next = changed(content, 'ref2', [titled('d7', 'Changed'), titled('new', 'New')], ['d9']);
    const last = changed(next, 'ref3', [titled('d8', 'Tab\there, “quotes”, \u2028 and 🏝'), theirs]);
    await save(content);
    const { size } = await stat(journal);
    await save(content, next, last);
    expect(saidBy(load())).toEqual(saidBy({ content: last }));
    expect((await stat(journal)).size - size).toBeLessThan(size / 4);
  });

  it('goes on where the start before ended', async () => {
    await save(content);
    const { size } = await stat(journal);
    const file = fileOf();
    const loaded = file.load();
    if (!loaded) throw new Error('Nothing was loaded.');
    const next = changed(loaded.content, 'ref2', [titled('d7', 'Changed')]);
    file.save({ content: next, takenAt: 1 });
    await file.stop();
    expect(saidBy(load())).toEqual(saidBy({ content: next }));
    expect((await stat(journal)).size - size).toBeLessThan(2_000);
  });

  it('is written anew before most of it is of no use', async () => {
    const lead = 'A long lead. '.repeat(20_000);
    let last = content;
    const file = await save(content);
    for (let number = 0; number < 12; number += 1) {
      last = changed(last, `time ${number}`, [titled('d7', `Time ${number}`, lead)]);
      file.save({ content: last, takenAt: number });
      await file.stop();
      expect((await stat(journal)).size).toBeLessThan(1024 * 1024 + 6 * lead.length);
    }
    expect(saidBy(load())).toEqual(saidBy({ content: last }));
  });

  it('is not written again where nothing is new', async () => {
    const file = await save(content);
    await writeFile(journal, 'not looked at');
    file.save({ content, takenAt: 2 });
    await file.stop();
    expect(await readFile(journal, 'utf8')).toBe('not looked at');
  });

  it('is the last of many that come at once', async () => {
    const file = fileOf();
    let last = content;
    for (let number = 0; number < 9; number += 1) {
      last = changed(last, `time ${number}`, [titled('d7', `Time ${number}`)]);
      file.save({ content: last, takenAt: number });
    }
    await file.stop();
    expect(saidBy(load())).toEqual(saidBy({ content: last }));
  });

  it('is validated again where the models are others, and then to be copied again', async () => {
    await save(content);
    const [, ...rest] = (await readFile(journal, 'utf8')).split('\n');
    const older = fileOf();
    await writeFile(journal, [withModels('older'), ...rest].join('\n'));
    const loaded = older.load();
    expect(loaded?.content.ref).toBe('');
    expect(loaded?.content.documents).toHaveLength(45);
  });
});

/** The first line of a file with this fingerprint of the models. */
function withModels(models: string): string {
  const object = JSON.stringify({ format: 4, repository: 'farol', models });
  const rest = `${object.length} ${object}`;
  return `${crc32(rest).toString(16).padStart(8, '0')} ${rest}`;
}

describe('a file that came to harm', () => {
  const second = changed(content, 'ref2', [titled('d7', 'Changed'), titled('new', 'New')], ['d9']);

  it('has the last content or the one before, at whichever byte its writing ended', async () => {
    await save(content, second);
    const bytes = await readFile(journal);
    const first = bytes.indexOf('"ref":"ref1"');
    const refs = new Set<string | undefined>();
    for (let length = bytes.length; length >= 0; length -= 97) {
      await writeFile(journal, bytes.subarray(0, length));
      const loaded = load();
      refs.add(loaded?.content.ref);
      const expected = loaded?.content.ref === 'ref2' ? second : content;
      expect(saidBy(loaded)).toEqual(
        length > first + 200 ? saidBy({ content: expected }) : saidBy(loaded),
      );
      if (length < first) expect(loaded).toBeNull();
    }
    expect(refs).toEqual(new Set(['ref2', 'ref1', undefined]));
    expect(faults).toEqual([]);
  });

  it('is written on where it was whole', async () => {
    await save(content);
    await appendFile(journal, '0123abcd 20 {"id":"d1"');
    const file = fileOf();
    const loaded = file.load();
    if (!loaded) throw new Error('Nothing was loaded.');
    expect(saidBy(loaded)).toEqual(saidBy({ content }));
    const next = changed(loaded.content, 'ref2', [titled('d7', 'Changed')]);
    file.save({ content: next, takenAt: 1 });
    await file.stop();
    expect(saidBy(load())).toEqual(saidBy({ content: next }));
    expect(faults).toEqual([]);
  });

  it.each([
    ['its fields', 'Page d7', 'Page d8'],
    ['its envelope', '"id":"d7"', '"id":"d8"'],
    ['its length', / \d+ \{"id":"d7"/, ' 7 {"id":"d7"'],
  ])(
    'lacks the document that changed in %s, says so, and is to be copied again',
    async (_, was, is) => {
      await save(content);
      await writeFile(journal, (await readFile(journal, 'utf8')).replace(was, is));
      const file = fileOf();
      const loaded = file.load();
      expect(loaded?.content.ref).toBe('');
      expect(loaded?.content.documents).toHaveLength(44);
      expect(loaded?.content.byId('d7')).toBeUndefined();
      expect(String(faults)).toMatch(/1 lines of .*content\.journal are damaged/);
      file.save({ content, takenAt: 2 });
      await file.stop();
      expect(saidBy(load())).toEqual(saidBy({ content }));
    },
  );

  it('is to be copied again where a line is missing', async () => {
    await save(content);
    const lines = (await readFile(journal, 'utf8')).split('\n');
    await writeFile(journal, lines.toSpliced(5, 1).join('\n'));
    expect(load()?.content.ref).toBe('');
  });

  it('is the content before where the last line is damaged', async () => {
    await save(content, changed(content, 'ref2', [], ['d9']));
    await writeFile(journal, (await readFile(journal, 'utf8')).replace('["d9"]', '["d8"]'));
    expect(saidBy(load())).toEqual(saidBy({ content }));
  });

  it('shows nothing that left', async () => {
    const next = changed(content, 'ref2', [], ['d9']);
    await save(content, next, changed(next, 'ref3', [titled('d7', 'Changed')]));
    await writeFile(journal, (await readFile(journal, 'utf8')).replace('["d9"]', '["d8"]'));
    expect(load()).toBeNull();
  });

  it.each([
    ['empty', () => ''],
    ['something else', () => 'what is this\n'],
    ['damaged at its head', (text: string) => text.replace('"format"', '"formal"')],
  ])('is nothing where it is %s, and made anew', async (_, harm) => {
    await save(content);
    await writeFile(journal, harm(await readFile(journal, 'utf8')));
    const file = fileOf();
    expect(file.load()).toBeNull();
    file.save({ content, takenAt: 1 });
    await file.stop();
    expect(saidBy(load())).toEqual(saidBy({ content }));
  });

  it('is left alone where the disk does not answer', async () => {
    await mkdir(journal, { recursive: true });
    expect(load()).toBeNull();
    expect(String(faults)).toMatch(/EISDIR/);
    expect(await readdir(folder)).toEqual(['content.journal']);
  });
});

describe('a disk that takes nothing', () => {
  it('is named, and written once it takes something', async () => {
    await writeFile(folder, 'a file in the way');
    const file = await save(content);
    expect(String(faults)).toMatch(/EEXIST|ENOTDIR/);
    await rm(folder);
    file.save({ content, takenAt: 1 });
    await file.stop();
    expect(saidBy(load())).toEqual(saidBy({ content }));
  });

  it('is named once, and again where it took something meanwhile', async () => {
    await writeFile(folder, 'a file in the way');
    const file = await save(content);
    const again = async (takenAt: number, next: Content) => {
      file.save({ content: next, takenAt });
      await file.stop();
      return faults.length;
    };
    expect([await again(1, content), await again(2, content)]).toEqual([1, 1]);
    await rm(folder);
    expect(await again(3, content)).toBe(1);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file in the way');
    expect(await again(4, changed(content, 'ref2', [titled('d7', 'Changed')]))).toBe(2);
  });

  it('that vanished is written anew where it comes back', async () => {
    const file = await save(content);
    await rm(folder, { recursive: true });
    const next = changed(content, 'ref2', [titled('d7', 'Changed')]);
    file.save({ content: next, takenAt: 1 });
    await file.stop();
    expect(saidBy(load())).toEqual(saidBy({ content: next }));
  });
});

describe('the file of an earlier version', () => {
  const repository = 'http://service.test/api/v2 master';
  const fixture = join(import.meta.dirname, 'fixtures/format-3.jsonl');

  it('is read, to be copied again', async () => {
    await mkdir(folder, { recursive: true });
    await copyFile(fixture, join(folder, 'content.jsonl'));
    const loaded = load(repository);
    expect(loaded?.takenAt).toBe(1234);
    expect(loaded?.content.ref).toBe('');
    expect(loaded?.content.documents).toHaveLength(9);
    const article = loaded?.content.byId('article');
    expect(article && read(article).data).toMatchObject({
      title: [{ text: 'A first article' }],
      body: [{ text: 'Tab\there, “quotes”, \u2028 and 🏝 '.repeat(20) }],
    });
    expect(load('other')).toBeNull();
  });

  it('makes room for the new one once that is written', async () => {
    await mkdir(folder, { recursive: true });
    await copyFile(fixture, join(folder, 'content.jsonl'));
    await save(content);
    expect(await readdir(folder)).toEqual(['content.journal']);
  });

  it('that is damaged is nothing', async () => {
    await mkdir(folder, { recursive: true });
    const text = await readFile(fixture, 'utf8');
    await writeFile(join(folder, 'content.jsonl'), text.replace('A first', 'A worst'));
    expect(load(repository)).toBeNull();
  });
});

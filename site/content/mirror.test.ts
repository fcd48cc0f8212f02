import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Content, noContent } from './content.ts';
import { read } from './document.ts';
import { keepMirror, loadMirror, mirrorFile, saveMirror } from './mirror.ts';
import { type WireDocument, wireDocument } from './service.testing.ts';
import { validate } from './validate.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-mirror-'));
  file = mirrorFile(join(folder, 'site'));
});
afterEach(() => rm(folder, { recursive: true }));

const documents = Array.from({ length: 45 }, (_, number) => wireDocument({ id: `d${number}` }));
function contentOf(ref: string, documents: readonly WireDocument[]): Content {
  const all = documents.map(validate);
  const changed = all.flatMap((each) => (each.kind === 'document' ? [each.document] : []));
  const others = all.flatMap((each) => (each.kind === 'other' ? [each.id] : []));
  return noContent.with({ ref, changed, gone: [], others });
}

const content = contentOf('ref1', [...documents, wireDocument({ id: 'x', type: 'other' })]);
const mirrored = { content, takenAt: 1234 };

describe('the mirror', () => {
  it('gives back what it was given', async () => {
    await saveMirror(file, 'farol', mirrored);
    expect(await loadMirror(file, 'farol')).toEqual(mirrored);
  });

  it('is nothing before the first copy', async () => {
    expect(await loadMirror(file, 'farol')).toBeNull();
  });

  it('is read against the models again where those changed', async () => {
    await saveMirror(file, 'farol', mirrored);
    const [head = '', first = '', ...rest] = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const lines = [
      head.replace(/"models":"[^"]*"/, '"models":"older"'),
      first.replace('"heading1"', '7'),
      ...rest.slice(0, -1),
    ];
    const text = `${lines.join('\n')}\n`;
    await writeFile(file, `${text}${crc32(text).toString(16).padStart(8, '0')}\n`);
    const again = await loadMirror(file, 'farol');
    const first0 = again?.content.byId('d0');
    expect(first0 && read(first0).data).toHaveProperty('title', []);
  });

  it('is read in pieces', async () => {
    const lead = 'A long lead. '.repeat(250_000);
    const three = ['a', 'b', 'c'].map((id) =>
      wireDocument({ id, data: { lead: `${id} ${lead}` } }),
    );
    const long = contentOf('long', [...three, ...documents]);
    await saveMirror(file, 'farol', { content: long, takenAt: 1 });
    const whole = await readFile(file);
    expect(whole.length).toBeGreaterThan(8 * 1024 * 1024);
    expect(await loadMirror(file, 'farol')).toEqual({ content: long, takenAt: 1 });
    for (const length of [4, 8].map((megabytes) => megabytes * 1024 * 1024)) {
      await writeFile(file, whole.subarray(0, length));
      await expect(loadMirror(file, 'farol')).rejects.toThrow(/is damaged/);
    }
    const changed = Buffer.from(whole);
    changed[5_000_000] = (changed[5_000_000] ?? 0) ^ 1;
    await writeFile(file, changed);
    await expect(loadMirror(file, 'farol')).rejects.toThrow(/is damaged/);
  });

  it('of another version is left where it is', async () => {
    await saveMirror(file, 'farol', mirrored);
    const older = (await readFile(file, 'utf8')).replace('"format":3', '"format":2');
    await writeFile(file, older);
    expect(await loadMirror(file, 'farol')).toBeNull();
    expect(await readFile(file, 'utf8')).toBe(older);
  });

  it('stays where it is when the disk does not answer', async () => {
    await mkdir(file, { recursive: true });
    await expect(loadMirror(file, 'farol')).rejects.toThrow(/EISDIR/);
    expect(await readdir(join(folder, 'site'))).toEqual(['content.jsonl']);
  });

  it('of another repository is nothing to us', async () => {
    await saveMirror(file, 'farol', mirrored);
    expect(await loadMirror(file, 'other')).toBeNull();
  });

  it.each([
    ['cut short', async () => writeFile(file, (await readFile(file)).subarray(0, -100))],
    ['written on', () => appendFile(file, 'more')],
    ['empty', () => writeFile(file, '')],
    ['shorter than its checksum', () => writeFile(file, '{"x"')],
    [
      'damaged at its head',
      async () => writeFile(file, (await readFile(file, 'utf8')).replace('"ref":', '"rex":')),
    ],
    [
      'changed in one letter',
      async () => writeFile(file, (await readFile(file, 'utf8')).replace('Page d7', 'Page d8')),
    ],
  ])('that is %s is set aside', async (_, damage) => {
    await saveMirror(file, 'farol', mirrored);
    await damage();
    await expect(loadMirror(file, 'farol')).rejects.toThrow(/is damaged and was set aside/);
    expect(await loadMirror(file, 'farol')).toBeNull();
    expect(await readdir(join(folder, 'site'))).toEqual(['content.jsonl.damaged']);
  });

  it('is whole at every moment of being saved', async () => {
    await saveMirror(file, 'farol', mirrored);
    const saving = saveMirror(file, 'farol', { ...mirrored, takenAt: 5678 });
    let isSaving = true;
    const done = saving.finally(() => {
      isSaving = false;
    });
    while (isSaving) expect(await loadMirror(file, 'farol')).not.toBeNull();
    await done;
    expect((await loadMirror(file, 'farol'))?.takenAt).toBe(5678);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { interval: 1 }).toBe(true);
}

describe('keeping the mirror', () => {
  it('saves the last of many at the end', async () => {
    const faults: unknown[] = [];
    const mirror = keepMirror({
      file,
      repository: 'farol',
      onFault: (fault) => faults.push(fault),
    });
    for (let number = 0; number < 9; number++) mirror.keep({ ...mirrored, takenAt: number });
    await mirror.stop();
    expect((await loadMirror(file, 'farol'))?.takenAt).toBe(8);
    expect(faults).toEqual([]);
  });

  it('does not write the same content again', async () => {
    const mirror = keepMirror({ file, repository: 'farol', delay: 0, onFault: () => {} });
    mirror.keep(mirrored);
    await mirror.stop();
    const before = (await stat(file)).mtimeMs;
    mirror.keep(mirrored);
    await mirror.stop();
    expect((await stat(file)).mtimeMs).toBe(before);
  });

  it('that was shown again meanwhile needs no writing', async () => {
    const mirror = keepMirror({ file, repository: 'farol', onFault: () => {} });
    mirror.keep(mirrored);
    await mirror.stop();
    const other = {
      ...mirrored,
      content: content.with({ ref: 'ref2', changed: [], gone: [], others: [] }),
    };
    mirror.keep(other);
    mirror.keep(mirrored);
    await mirror.stop();
    expect((await loadMirror(file, 'farol'))?.content.ref).toBe('ref1');
  });

  it('waits longer the longer writing takes, but not at the end', async () => {
    const large = Array.from({ length: 4_000 }, (_, number) => wireDocument({ id: `l${number}` }));
    const all = contentOf('large', large);
    const as = (ref: string) => all.with({ ref, changed: [], gone: [], others: [] });
    const mirror = keepMirror({ file, repository: 'farol', delay: 0, onFault: () => {} });
    mirror.keep({ content: all, takenAt: 1 });
    await until(async () => (await stat(file).catch(() => null)) !== null);
    const first = await stat(file);
    mirror.keep({ content: as('next'), takenAt: 2 });
    await until(async () => (await stat(file)).mtimeMs !== first.mtimeMs);
    const next = await stat(file);
    // What is renamed into its place keeps the times at which it was begun and done.
    const took = first.mtimeMs - first.birthtimeMs;
    expect(next.birthtimeMs - first.mtimeMs).toBeGreaterThan(Math.max(20, 8 * took));
    mirror.keep({ content: as('last'), takenAt: 3 });
    await mirror.stop();
    expect((await loadMirror(file, 'farol'))?.content.ref).toBe('last');
  });

  it('leaves nothing half-written behind where there is no room', async () => {
    const faults: unknown[] = [];
    const wrong = {
      ...mirrored,
      takenAt: {
        toJSON: () => {
          throw new Error('no room');
        },
      },
    };
    const mirror = keepMirror({
      file,
      repository: 'farol',
      onFault: (fault) => faults.push(fault),
    });
    mirror.keep(wrong as unknown as typeof mirrored);
    await mirror.stop();
    expect(String(faults[0])).toMatch(/no room/);
    expect(await readdir(join(folder, 'site'))).toEqual([]);
  });

  it('says what is wrong where it cannot write, and goes on', async () => {
    await writeFile(join(folder, 'site'), 'a file in the way');
    const faults: unknown[] = [];
    const mirror = keepMirror({
      file,
      repository: 'farol',
      onFault: (fault) => faults.push(fault),
    });
    mirror.keep(mirrored);
    await mirror.stop();
    expect(String(faults[0])).toMatch(/EEXIST|ENOTDIR/);
  });
});

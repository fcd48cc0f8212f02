import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@farol/content-model';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFont } from '../fonts/subset.ts';
import { exampleSite } from '../site.testing.tsx';
import { draw, fontName, socialRoute } from './social.ts';

let folder = '';
let fontFile = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-social-'));
  fontFile = join(folder, 'drawing.ttf');
  await writeFile(fontFile, await pictureFont());
});
afterAll(() => rm(folder, { recursive: true }));

const route = (kept = join(folder, 'kept')) =>
  socialRoute({ edition: exampleSite().publisher.edition, folder: kept, fontFile });

describe('the picture of a link preview', () => {
  it('shows the title in the size that is asked for', async () => {
    const answer = await route()('/social/en/about-en.png', { isHead: false });
    expect(answer?.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(answer?.body ?? '')).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is drawn once and kept', async () => {
    const kept = join(folder, 'once');
    const ask = route(kept);
    const [one, two] = await Promise.all([
      ask('/social/en/about-en.png', { isHead: false }),
      ask('/social/en/about-en.png', { isHead: false }),
    ]);
    expect(two?.body).toBe(one?.body);
    const [file = ''] = await readdir(kept);
    await writeFile(join(kept, file), 'from the disk');
    const again = await ask('/social/en/about-en.png', { isHead: false });
    expect(String(again?.body)).toBe('from the disk');
  });

  it('is removed where there are too many, the oldest first', async () => {
    const kept = join(folder, 'few');
    await mkdir(kept);
    for (const [name, at] of Object.entries({ old: 1, older: 0, newest: 2 })) {
      await writeFile(join(kept, name), name);
      await utimes(join(kept, name), at, at);
    }
    const ask = socialRoute({
      edition: exampleSite().publisher.edition,
      folder: kept,
      fontFile,
      maxPictures: 2,
    });
    await ask('/social/en/about-en.png', { isHead: false });
    const names = await readdir(kept);
    expect(names).toHaveLength(2);
    expect(names).toContain('newest');
  });

  it('is known by its ETag, and HEAD has no body', async () => {
    const ask = route();
    const first = await ask('/social/fr/site.jpg', { isHead: true });
    expect(first?.body).toBeNull();
    expect(first?.headers['content-type']).toBe('image/jpeg');
    const again = await ask('/social/fr/site.jpg', {
      isHead: false,
      ifNoneMatch: first?.headers.etag,
    });
    expect(again?.status).toBe(304);
  });

  it.each([
    '/social/en/nobody.png',
    '/social/es/about-en.png',
    '/social/xx/site.png',
    '/social/en/about-en.gif',
    '/social/en/../about-en.png',
    '/social/en/',
  ])('is nothing at %s', async (path) => {
    expect(await route()(path, { isHead: false })).toBeNull();
  });

  it('is refused where fifty drawings wait', async () => {
    const edition = exampleSite().publisher.edition();
    const about = edition?.content.byId('about-en');
    if (!edition || !about) throw new Error('There is a page.');
    const content = Object.assign(Object.create(edition.content), {
      layout: (language: Language) => edition.content.layout(language),
      byId: (id: string) => ({ ...about, json: Buffer.from(JSON.stringify({ title: id })) }),
    });
    const ask = socialRoute({
      edition: () => ({ ...edition, content }),
      folder: join(folder, 'crowd'),
      fontFile,
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => ask(`/social/en/p${at}.jpg`, { isHead: false })),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(9);
  });

  it('uses the font of the site, by the name that the file has', async () => {
    // What else the machine has may stand in for a name, and draw just as wide.
    const name = Buffer.from(fontName.replace(',', ''), 'utf16le').swap16();
    expect((await readFile(fontFile)).includes(name)).toBe(true);
  });

  it('takes every sign as text', async () => {
    const words = { title: 'Ação & <b>mar</b>', site: 'Farol' };
    const marked = await draw(words, fontFile, 'png');
    const plain = await draw({ ...words, title: 'Ação mar' }, fontFile, 'png');
    expect(marked.equals(plain)).toBe(false);
  });

  it('has room for the longest and the shortest title', async () => {
    for (const title of ['A', 'word '.repeat(40), 'Donaudampfschifffahrtsgesellschaft'.repeat(3)])
      expect((await sharp(await draw({ title, site: '' }, fontFile, 'jpg')).metadata()).width).toBe(
        1200,
      );
  });
});

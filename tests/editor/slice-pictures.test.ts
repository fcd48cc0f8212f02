import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { root } from '../../launch/environment.ts';

const folder = join(root, 'editor/fields/slices/pictures');
/** All of them come when the palette is opened. */
const maxBytes = 12_000;

async function variations(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('site/slices/*/model.json', { cwd: root })) {
    const model: { id: string; variations: { id: string }[] } = JSON.parse(
      await readFile(join(root, file), 'utf8'),
    );
    found.push(...model.variations.map(({ id }) => `${model.id}-${id}`));
  }
  return found.sort();
}

it('has a small picture of every section in every form, and of no other', async () => {
  const pictures: string[] = [];
  for await (const file of glob('*.webp', { cwd: folder })) {
    const bytes = await readFile(join(folder, file));
    expect(bytes.length, file).toBeLessThan(maxBytes);
    expect(await sharp(bytes).metadata(), file).toMatchObject({ width: 400, height: 300 });
    pictures.push(basename(file, '.webp'));
  }
  // What is missing: `npm run slice-pictures`.
  expect(pictures.sort()).toEqual(await variations());
});

it('shows something in each of them', async () => {
  for (const name of await variations()) {
    const { entropy } = await sharp(join(folder, `${name}.webp`)).stats();
    expect(entropy, name).toBeGreaterThan(0.4);
  }
});

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seed, SeedDocument } from '@farol/content-model';
import sharp from 'sharp';
import { exampleLayout, lisbon } from '../../../../site/examples/example-documents.ts';
import { title } from '../../content/index.ts';

const count = 8;
const names = Array.from({ length: count }, (_, index) => `scene-${index + 1}`);
const alone = { related_programs: [], related_articles: [], stories: [], downloads: [] };

/** Small content with pictures like those of cameras: large and grainy. */
export async function seed(work: string): Promise<Seed> {
  await mkdir(work, { recursive: true });
  const media = [];
  for (const [index, key] of names.entries()) {
    const path = join(work, `${key}.jpg`);
    await photograph(index).toFile(path);
    media.push({ key, path, descriptions: { 'en-us': `Scene ${index + 1}` } });
  }
  return { media, documents: documents(), releases: [] };
}

function photograph(index: number) {
  const grain = { type: 'gaussian', mean: 110 + index * 5, sigma: 12 } as const;
  const sky = Buffer.from(
    `<svg width="2400" height="1350"><rect width="2400" height="${600 + index * 20}" fill="#48a" opacity=".6"/>` +
      `<circle cx="${300 + index * 200}" cy="700" r="260" fill="#c84" opacity=".7"/></svg>`,
  );
  const base = {
    width: 2400,
    height: 1350,
    channels: 3,
    background: '#888',
    noise: grain,
  } as const;
  return sharp({ create: base })
    .composite([{ input: sky }])
    .jpeg({ quality: 88 });
}

function documents(): SeedDocument[] {
  const document = (type: string, name: string, data: Record<string, unknown>): SeedDocument => ({
    key: `pictures:${name}`,
    type,
    lang: 'en-us',
    uid: type === 'programs_details' ? name : null,
    title: name,
    tags: [],
    group: name,
    data,
    published: true,
  });
  const picture = (name: string) => ({ id: `media:${name}` });
  return [
    document('layout', 'layout', { ...exampleLayout.data, navLogo: {} }),
    document('homepage', 'homepage', { title: 'Home' }),
    document('programs_overview', 'overview', { title: title('Programs') }),
    ...names.map((name, index) =>
      document('programs_details', name, {
        ...lisbon.data,
        ...alone,
        title: title(`Program ${index + 1}`),
        cover: picture(name),
        gallery: names.map((each) => ({ picture: picture(each) })),
      }),
    ),
  ];
}

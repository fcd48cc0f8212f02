import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portraitKeys } from '../source.ts';
import { altTexts, portraitAltTexts } from './alts.ts';
import { dominantColour } from './colours.ts';
import { appIcon, lockup, mark, wordmark } from './logo.ts';
import { portraits } from './portraits.ts';
import { sceneSvg } from './render.ts';
import { scenes } from './scenes/index.ts';
import { type Crop, crops } from './svg.ts';

const languages = ['en', 'pt', 'es', 'fr'] as const;
const cropNames = Object.keys(crops) as Crop[];

/** Every tag is closed in the right order, every attribute quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
  if (svg.replace(tag, '').includes('<')) return false;
  for (const [, closing, name = '', , selfClosing] of svg.matchAll(tag)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing) {
      open.push(name);
    }
  }
  return open.length === 0;
}

function expectPlainSvg(svg: string): void {
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).not.toMatch(/<(text|image|script|style|foreignObject)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
}

describe('scenes', () => {
  it('has the 48 of the catalogue, each once', () => {
    expect(new Set(scenes.map((scene) => scene.name)).size).toBe(48);
  });

  describe.each(scenes.map((scene) => scene.name))('%s', (name) => {
    it.each(cropNames)('is drawn well and the same each time (%s)', (crop) => {
      const svg = sceneSvg(name, crop);
      expectPlainSvg(svg);
      const { width, height } = crops[crop];
      expect(svg).toContain(`width="${width}" height="${height}"`);
      expect(svg.match(/<(path|ellipse|rect)/g)?.length ?? 0).toBeGreaterThan(60);
      expect(sceneSvg(name, crop)).toBe(svg);
    });

    it('has a colour and an alt text in each language', () => {
      expect(dominantColour(name)).toMatch(/^#[0-9a-f]{6}$/);
      const texts = languages.map((language) => altTexts[name]?.[language] ?? '');
      for (const text of texts) expect(text.length).toBeGreaterThan(30);
      expect(new Set(texts).size).toBe(languages.length);
    });
  });

  it('compresses well', { timeout: 30_000 }, async () => {
    for (const scene of scenes.filter((_, i) => i % 9 === 2)) {
      const avif = await sharp(Buffer.from(sceneSvg(scene.name, 'wide')))
        .resize(828)
        .avif({ quality: 50, effort: 3 })
        .toBuffer();
      expect(avif.length, scene.name).toBeLessThan(60_000);
    }
  });
});

describe('portraits', () => {
  it('draws one for each key, with alt texts', () => {
    const drawn = new Map(portraits());
    for (const key of portraitKeys) {
      expectPlainSvg(drawn.get(key) ?? '');
      const texts = languages.map((language) => portraitAltTexts[key][language]);
      expect(new Set(texts).size).toBe(languages.length);
    }
  });
});

describe('logo', () => {
  it('is plain SVG in all its forms', () => {
    for (const ground of ['light', 'dark'] as const) {
      for (const form of [mark, wordmark, lockup]) expectPlainSvg(form(ground));
    }
    expectPlainSvg(appIcon(192, false));
    expectPlainSvg(appIcon(512, true));
  });
});

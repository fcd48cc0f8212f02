import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sceneSvg } from './draw.ts';
import { lockup } from './logo.ts';
import { looks, portraits } from './portraits.ts';
import { scenes } from './scenes/index.ts';
import { sourcesHash } from './sources-hash.ts';
import { type Crop, crops } from './svg.ts';

const cropNames = Object.keys(crops) as Crop[];

it('is what the committed pictures were drawn from (else: npm run draw)', async () => {
  const stamp = resolve(import.meta.dirname, '../sample/pictures/drawn-from.txt');
  expect((await readFile(stamp, 'utf8')).trim()).toBe(await sourcesHash());
});

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
  });
});

describe('portraits', () => {
  it('draws each as plain SVG', () => {
    expect(portraits().length).toBe(25);
    for (const [, svg] of portraits()) expectPlainSvg(svg);
  });

  it('gives gray hair to nobody who travels, as they are 14 to 30', () => {
    const isGray = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(colour.slice(at, at + 2), 16),
      );
      return (
        Math.min(red, green, blue) > 100 &&
        Math.max(red, green, blue) - Math.min(red, green, blue) < 30
      );
    };
    const gray = Object.keys(looks).filter((name) => isGray(looks[name]?.hair.colour ?? ''));
    expect(gray).toEqual(['heather']);
  });
});

describe('logo', () => {
  it('is plain SVG in all its forms', () => {
    for (const ground of ['light', 'dark'] as const) expectPlainSvg(lockup(ground));
  });
});

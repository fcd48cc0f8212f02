import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { averageWidth, metricsOf } from './metrics.ts';
import { standIns } from './stand-ins.ts';
import { browserFonts, charactersOf, fonts, pictureFont } from './subset.ts';

describe('the fonts of the site', () => {
  it('are two files of at most 60 kB together, with faces and stand-ins', async () => {
    const { files, faces } = await browserFonts('/assets/');
    expect(files).toHaveLength(2);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(60_000);
    for (const { name, bytes } of files) {
      expect(name).toMatch(/^farol-(text|display)-[\w-]{8}\.woff2$/);
      expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
      // What nobody reads stays out of it: on a phone both come beside the largest picture.
      expect(bytes.length).toBeLessThan(15_000);
      expect(faces).toContain(`url(/assets/${name})`);
    }
    const tokens = await readFile(new URL('../style/tokens.css', import.meta.url), 'utf8');
    for (const family of ['Farol Display', 'Farol Text']) {
      expect(faces).toContain(`font-family:"${family}"`);
      for (const { name } of standIns) {
        expect(faces).toContain(`font-family:"${family} ${name}"`);
        expect(tokens).toContain(`"${family} ${name}"`);
      }
    }
    const measured = faces.match(/size-adjust:\d+(\.\d+)?%;ascent-override:\d+(\.\d+)?%/g);
    expect(measured).toHaveLength(3 * standIns.length);
    // Whoever waited longer than a moment reads on in the stand-in: no exchange moves nothing, however like it is.
    expect(faces).not.toMatch(/font-display:(?!optional)/);
  });

  it('have every letter of the four languages, and of the names of Europe’s cities', () => {
    const letters = 'ãõáéíóúâêôçÀÇñÑ¿¡üéèêëàâîïôûùÿœŒæäöÄÖåÅøØßìò';
    for (const font of fonts)
      for (const letter of `${letters}«»“”‘’–—…€£¥$·%&@#ºª`)
        expect(charactersOf(font), font.family).toContain(letter);
  });
});

describe('a font file', () => {
  it('says how high and how wide its letters are', async () => {
    const font = await pictureFont();
    const { unitsPerEm, ascent, descent } = metricsOf(font);
    expect(unitsPerEm).toBeGreaterThan(0);
    expect((ascent + descent) / unitsPerEm).toBeGreaterThan(1);
    expect(averageWidth(font)).toBeGreaterThan(0.35);
    expect(averageWidth(font)).toBeLessThan(0.65);
  });

  it('is refused where it is none', () => {
    expect(() => metricsOf(Buffer.alloc(64))).toThrow('The font has no table hhea.');
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { averageWidth, metricsOf } from './metrics.ts';

const require = createRequire(import.meta.url);

/** The fonts of the site: where they come from, and what stands in for them until they are there. */
const fonts = [
  {
    family: 'Farol Display',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    usual: 800,
    // Few words, and what the site looks like: worth the wait.
    display: 'swap',
    fallback: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], isBold: true },
  },
  {
    family: 'Farol Text',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    usual: 400,
    // Whole paragraphs would wrap anew: a first visitor on a slow line reads on in the stand-in.
    display: 'optional',
    fallback: { names: ['Arial', 'ArialMT', 'Liberation Sans'], isBold: false },
  },
] as const;

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What the four languages are written with, and the signs around them. */
export const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„…‹›•→←↗↑↓€×−′″™\u202f`;

export interface FontFile {
  name: string;
  bytes: Buffer;
}

/** The fonts as browsers load them, with the rules that name them and their stand-ins. */
export async function browserFonts(base: string): Promise<{ files: FontFile[]; faces: string }> {
  const made = await Promise.all(
    fonts.map(async (font) => {
      const source = await readFile(require.resolve(font.source));
      const bytes = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: font.weights },
      });
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      const name = `${font.family.toLowerCase().replace(' ', '-')}-${hash}.woff2`;
      const usual = await subsetFont(source, characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: font.usual },
      });
      return { file: { name, bytes }, faces: facesOf(font, `${base}${name}`, usual) };
    }),
  );
  return { files: made.map(({ file }) => file), faces: made.map(({ faces }) => faces).join('') };
}

/** The font that pictures with a title are drawn with. */
export async function drawingFont(): Promise<Buffer> {
  const [{ source, usual }] = fonts;
  return subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: usual },
  });
}

/** The font itself, and a local one stretched to its size, so that nothing moves when it comes. */
function facesOf(font: (typeof fonts)[number], address: string, usual: Buffer): string {
  const { family, weights, fallback } = font;
  const { ascent, descent, lineGap, unitsPerEm } = metricsOf(usual);
  const stretch = averageWidth(usual) / arialWidth[fallback.isBold ? 'bold' : 'regular'];
  const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;
  const locals = fallback.names.map((name) => `local("${name}")`).join();
  return [
    `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:${weights.min} ${weights.max};font-display:${font.display}}`,
    `@font-face{font-family:"${family} Fallback";src:${locals};size-adjust:${percent(stretch)};ascent-override:${percent(ascent / unitsPerEm / stretch)};descent-override:${percent(descent / unitsPerEm / stretch)};line-gap-override:${percent(lineGap / unitsPerEm / stretch)}}`,
  ].join('');
}

/** Of Arial, measured as `averageWidth` measures: in parts of an em. */
const arialWidth = { regular: 0.4413, bold: 0.4772 };

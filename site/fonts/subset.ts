import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { averageWidth, metricsOf } from './metrics.ts';
import { standIns } from './stand-ins.ts';

const require = createRequire(import.meta.url);

/** Rare characters: where a text has them, the fallback font shows them. */
const rare = '¤¦§¨¬¯±²³µ¶¸¹¼½¾÷¢®™′″‚„ÐðÞþÝýŸ\\^_`{|}~';

/** The site's fonts, their source, and their fallbacks. */
export const fonts = [
  {
    family: 'Farol Display',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    // Headings have one weight: the whole axis would add 17 kB to every first visit.
    axis: 800,
    weights: '800',
    used: [[800]],
    // Headings need neither arrows nor tabular figures.
    without: `${rare}→‹›©`,
    features: [],
  },
  {
    family: 'Farol Text',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axis: { min: 400, max: 700 },
    weights: '400 700',
    used: [
      [400, 550],
      [650, 700],
    ],
    without: rare,
    features: ['tnum'],
  },
] as const;

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters of the four languages with their punctuation. */
export const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„…‹›•→€×−′″™\u202f`;

const less = (text: string, signs: string) =>
  [...text].filter((sign) => !signs.includes(sign)).join('');

/** The characters kept in each font. */
export const signsOf = ({ without }: (typeof fonts)[number]) => less(characters, without);

/** Kerning and accents; fractions would add glyphs. */
const everywhere = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'];

export interface FontFile {
  name: string;
  bytes: Buffer;
}

/** The subset fonts and their font-face rules, fallbacks included. */
export async function browserFonts(base: string): Promise<{ files: FontFile[]; faces: string }> {
  const made = await Promise.all(
    fonts.map(async (font) => {
      const source = await readFile(require.resolve(font.source));
      const bytes = await subsetFont(source, signsOf(font), {
        targetFormat: 'woff2',
        variationAxes: { wght: font.axis },
        keepFeatures: [...everywhere, ...font.features],
      });
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      const name = `${font.family.toLowerCase().replace(' ', '-')}-${hash}.woff2`;
      const own = `@font-face{font-family:"${font.family}";src:url(${base}${name}) format("woff2");font-weight:${font.weights};font-display:optional}`;
      return { file: { name, bytes }, faces: own + (await facesInstead(font)) };
    }),
  );
  return { files: made.map(({ file }) => file), faces: made.map(({ faces }) => faces).join('') };
}

/** The font of generated pictures. */
export async function drawingFont(): Promise<Buffer> {
  const [{ source }] = fonts;
  return cutOf(await readFile(require.resolve(source)), 800);
}

/** A variable font reduced to one weight. */
function cutOf(source: Buffer, weight: number): Promise<Buffer> {
  return subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

/** From this weight on the bold cut of an installed font is closer. */
const boldFrom = 600;

/** Font faces of installed fonts scaled to the width of ours; similar weights share a face. */
async function facesInstead({ family, source, used }: (typeof fonts)[number]): Promise<string> {
  const bytes = await readFile(require.resolve(source));
  const faces = used.map(async (weights) => {
    const cuts = await Promise.all(weights.map((weight) => cutOf(bytes, weight)));
    const width = cuts.reduce((sum, cut) => sum + averageWidth(cut), 0) / cuts.length;
    const { ascent, descent, lineGap, unitsPerEm } = metricsOf(
      await cutOf(bytes, weights[0] ?? 400),
    );
    return standIns.map(({ name, hasLineGap, regular, bold }) => {
      const instead = weights.every((weight) => weight >= boldFrom) ? bold : regular;
      const stretch = Math.round((1_000 * width) / instead.width) / 1_000;
      const line = (value: number) => `${Math.round((100 * value) / unitsPerEm / stretch)}%`;
      const gap = hasLineGap ? `;line-gap-override:${line(lineGap)}` : '';
      const locals = instead.names.map((local) => `local(${local})`).join();
      return `@font-face{font-family:"${family} ${name}";src:${locals};font-weight:${weights.join(' ')};size-adjust:${Math.round(stretch * 1_000) / 10}%;ascent-override:${line(ascent)};descent-override:${line(descent)}${gap}}`;
    });
  });
  return (await Promise.all(faces)).flat().join('');
}

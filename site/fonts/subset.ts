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
    weightGroups: [[800]],
    // Headings need neither arrows nor tabular figures.
    without: `${rare}→‹›©`,
    features: [],
  },
  {
    family: 'Farol Text',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axis: { min: 400, max: 700 },
    weights: '400 700',
    weightGroups: [
      [400, 550],
      [650, 700],
    ],
    without: rare,
    features: ['tnum'],
  },
] as const;

const characterRange = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters of the four languages with their punctuation. */
const characters = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ŒœŸ–—‘’‚“”„…‹›•→€×−′″™\u202f`;

const withoutCharacters = (text: string, unwanted: string) =>
  [...text].filter((character) => !unwanted.includes(character)).join('');

/** The characters kept in each font. */
export const charactersOf = ({ without }: (typeof fonts)[number]) =>
  withoutCharacters(characters, without);

/** Kerning and accents; fractions would add glyphs. */
const commonFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'];

interface FontFile {
  name: string;
  bytes: Buffer;
}

/** The subset fonts and their font-face rules, fallbacks included. */
export async function browserFonts(base: string): Promise<{ files: FontFile[]; faces: string }> {
  const built = await Promise.all(
    fonts.map(async (font) => {
      const source = await readFile(require.resolve(font.source));
      const bytes = await subsetFont(source, charactersOf(font), {
        targetFormat: 'woff2',
        variationAxes: { wght: font.axis },
        keepFeatures: [...commonFeatures, ...font.features],
      });
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      const name = `${font.family.toLowerCase().replace(' ', '-')}-${hash}.woff2`;
      const ownFace = `@font-face{font-family:"${font.family}";src:url(${base}${name}) format("woff2");font-weight:${font.weights};font-display:optional}`;
      return { file: { name, bytes }, faces: ownFace + (await fallbackFaces(font)) };
    }),
  );
  return { files: built.map(({ file }) => file), faces: built.map(({ faces }) => faces).join('') };
}

/** The font of generated pictures. */
export async function pictureFont(): Promise<Buffer> {
  const [{ source }] = fonts;
  return fixedWeight(await readFile(require.resolve(source)), 800);
}

/** A variable font reduced to one weight. */
function fixedWeight(source: Buffer, weight: number): Promise<Buffer> {
  return subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

/** From this weight on the bold cut of an installed font is closer. */
const minBoldWeight = 600;

/** Font faces of installed fonts scaled to the width of ours; similar weights share a face. */
async function fallbackFaces({
  family,
  source,
  weightGroups,
}: (typeof fonts)[number]): Promise<string> {
  const bytes = await readFile(require.resolve(source));
  const faces = weightGroups.map(async (weights) => {
    const fontsOfWeights = await Promise.all(weights.map((weight) => fixedWeight(bytes, weight)));
    const width =
      fontsOfWeights.reduce((sum, font) => sum + averageWidth(font), 0) / fontsOfWeights.length;
    const { ascent, descent, lineGap, unitsPerEm } = metricsOf(
      await fixedWeight(bytes, weights[0] ?? 400),
    );
    return standIns.map(({ name, hasLineGap, regular, bold }) => {
      const fallback = weights.every((weight) => weight >= minBoldWeight) ? bold : regular;
      const sizeAdjust = Math.round((1_000 * width) / fallback.width) / 1_000;
      const percent = (value: number) => `${Math.round((100 * value) / unitsPerEm / sizeAdjust)}%`;
      const lineGapRule = hasLineGap ? `;line-gap-override:${percent(lineGap)}` : '';
      const sources = fallback.names.map((local) => `local(${local})`).join();
      return `@font-face{font-family:"${family} ${name}";src:${sources};font-weight:${weights.join(' ')};size-adjust:${Math.round(sizeAdjust * 1_000) / 10}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)}${lineGapRule}}`;
    });
  });
  return (await Promise.all(faces)).flat().join('');
}

import { z } from 'zod';
import type { Assets } from './assets.ts';

const manifestSchema = z.record(z.string(), z.looseObject({ file: z.string() }));
const fontsSchema = z.object({ faces: z.string(), preload: z.array(z.string()) });

/** A script larger than this is worth a request of its own, which browsers keep. */
const maxInlineLength = 2_500;

type Files = ReadonlyMap<string, { bytes: Buffer }>;

/** What the build made for browsers, from its files. */
export function builtAssets(files: Files): Assets {
  const text = (address: string) => files.get(address)?.bytes.toString('utf8') ?? '';
  const manifest = manifestSchema.parse(JSON.parse(text('/manifest.json') || '{}'));
  const { faces, preload } = fontsSchema.parse(JSON.parse(text('/fonts.json')));
  const addressOf = (source: string) => (manifest[source] ? `/${manifest[source].file}` : null);
  const early = addressOf('browser/early.ts');
  const main = addressOf('browser/main.ts');
  const mainText = main ? text(main).trim() : '';
  return {
    // In a block, so that its names stay its own.
    earlyScript: early ? `{${text(early).trim()}}` : '',
    mainScript:
      main && mainText.length > maxInlineLength
        ? { address: main }
        : { text: mainText.replaceAll(/(["'`])\.\//g, '$1/assets/') },
    fontFaces: faces,
    fonts: preload,
    wholeStyle: addressOf('style/whole.css'),
    besideScript: addressOf('browser/beside.ts'),
    development: [],
  };
}

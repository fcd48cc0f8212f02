import { z } from 'zod';
import type { Assets } from './assets.ts';

const manifest = z.record(z.string(), z.looseObject({ file: z.string() }));
const fonts = z.object({ faces: z.string(), preload: z.array(z.string()) });

/** A script larger than this is worth a request of its own, which browsers keep. */
const largestInline = 2_500;

type Files = ReadonlyMap<string, { bytes: Buffer }>;

/** What the build made for browsers, from its files. */
export function builtAssets(files: Files): Assets {
  const text = (address: string) => files.get(address)?.bytes.toString('utf8') ?? '';
  const built = manifest.parse(JSON.parse(text('/manifest.json') || '{}'));
  const { faces, preload } = fonts.parse(JSON.parse(text('/fonts.json')));
  const addressOf = (source: string) => (built[source] ? `/${built[source].file}` : null);
  const early = addressOf('browser/early.ts');
  const main = addressOf('browser/main.ts');
  const mainText = main ? text(main).trim() : '';
  return {
    // In a block, so that its names stay its own.
    earlyScript: early ? `{${text(early).trim()}}` : '',
    mainScript:
      main && mainText.length > largestInline
        ? { address: main }
        : { text: mainText.replaceAll(/(["'`])\.\//g, '$1/assets/') },
    fontFaces: faces,
    fonts: preload,
    wholeStyle: addressOf('style/whole.css'),
    besideScript: addressOf('browser/beside.ts'),
    development: [],
  };
}

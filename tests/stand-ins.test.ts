import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { describe, expect, it } from 'vitest';
import { averageWidth } from '../site/fonts/metrics.ts';
import { standIns } from '../site/fonts/stand-ins.ts';

const require = createRequire(import.meta.url);

/** Packages with the files of what visitors have; Arimo takes the room of Arial. */
const sources = { Roboto: 'roboto', Arial: 'arimo', Noto: 'noto-sans', DejaVu: 'dejavu-sans' };

describe('a font that stands in', () => {
  for (const [name, source] of Object.entries(sources))
    for (const { cut, weight } of [
      { cut: 'regular', weight: 400 },
      { cut: 'bold', weight: 700 },
    ] as const)
      it(`is as wide as is said: ${name}, ${cut}`, async () => {
        const file = `@fontsource/${source}/files/${source}-latin-${weight}-normal.woff2`;
        const font = await convert(await readFile(require.resolve(file)), 'sfnt');
        const said = standIns.find((each) => each.name === name)?.[cut].width;
        expect(averageWidth(font)).toBeCloseTo(said ?? 0, 3);
      });
});

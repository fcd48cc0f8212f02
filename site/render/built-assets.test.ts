import { describe, expect, it } from 'vitest';
import { builtAssets } from './built-assets.ts';

function built(main: string, early = 'var a=1;\n') {
  const manifest = {
    'browser/early.ts': { file: 'assets/early-1.js' },
    'browser/main.ts': { file: 'assets/main-1.js' },
    'style/whole.css': { file: 'assets/whole-1.css' },
  };
  const contents: Record<string, string> = {
    '/manifest.json': JSON.stringify(manifest),
    '/fonts.json': JSON.stringify({ faces: '@font-face{}', preload: ['/assets/a.woff2'] }),
    '/assets/early-1.js': early,
    '/assets/main-1.js': main,
  };
  const files = Object.entries(contents).map(
    ([path, text]) => [path, { bytes: Buffer.from(text) }] as const,
  );
  return builtAssets(new Map(files));
}

describe('what the build made', () => {
  it('stands in the page where it is small', () => {
    const assets = built('import("./island-1.js");\n');
    expect(assets.earlyScript).toBe('{var a=1;}');
    expect(assets.mainScript).toEqual({ text: 'import("/assets/island-1.js");' });
  });

  it('is asked for where it is large', () => {
    expect(built('x'.repeat(3_000)).mainScript).toEqual({ address: '/assets/main-1.js' });
  });

  it('has the fonts and the sheet of all styles', () => {
    const { fontFaces, fonts, wholeStyle } = built('');
    expect(wholeStyle).toBe('/assets/whole-1.css');
    expect(fontFaces).toBe('@font-face{}');
    expect(fonts).toEqual(['/assets/a.woff2']);
  });

  it('is refused where it is not there', () => {
    expect(() => builtAssets(new Map())).toThrow();
  });
});

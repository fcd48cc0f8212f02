import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { root } from '../../launch/environment.ts';

const require = createRequire(import.meta.url);

/** Machines that have one font only: what it is called there, and the package that brings it. */
export const machines = [
  { font: 'Roboto', standIn: 'Roboto', source: 'roboto' },
  { font: 'Arimo', standIn: 'Arial', source: 'arimo' },
  { font: 'Noto Sans', standIn: 'Noto', source: 'noto-sans' },
  { font: 'DejaVu Sans', standIn: 'DejaVu', source: 'dejavu-sans' },
] as const;

export type Machine = (typeof machines)[number];

/** A fontconfig file for browsers on Linux; others do not read it and keep their own fonts. */
export async function fontsOf({ source }: Machine): Promise<string> {
  const folder = join(root, '.artifacts/fonts', source);
  await mkdir(join(folder, 'files'), { recursive: true });
  for (const weight of [400, 700]) {
    const name = `${source}-latin-${weight}-normal`;
    const packed = await readFile(require.resolve(`@fontsource/${source}/files/${name}.woff2`));
    await writeFile(join(folder, 'files', `${name}.ttf`), await convert(packed, 'sfnt'));
  }
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${escaped(join(folder, 'files'))}</dir><cachedir>${escaped(join(folder, 'cache'))}</cachedir></fontconfig>
`,
  );
  return file;
}

function escaped(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

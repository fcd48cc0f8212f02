import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type SeedFile } from '@farol/content-model';
import { altTexts, portraitAltTexts, sceneNames } from './art/index.ts';
import { programs } from './programs/index.ts';
import { programSheet } from './sheet.ts';
import { portraitKeys } from './source.ts';
import { sheetKey } from './stored.ts';

/** The pictures that `renderAll` draws into a folder, under the keys by which documents show them. */
export function pictures(folder: string): SeedFile[] {
  const file = (key: string, name: string, alt: string | null = null) => ({
    key,
    path: join(folder, name),
    alt,
  });
  return [
    ...sceneNames.flatMap((scene) =>
      ['wide', 'square', 'tall'].map((crop) =>
        file(`${scene}-${crop}`, `${scene}-${crop}.jpg`, altTexts[scene]?.en ?? null),
      ),
    ),
    ...portraitKeys.map((person) =>
      file(`portrait-${person}`, `portrait-${person}.jpg`, portraitAltTexts[person].en),
    ),
    file('logo-on-light', 'lockup-light.svg', 'Farol'),
    file('logo-on-dark', 'lockup-dark.svg', 'Farol'),
    file('social', 'social.jpg', 'Farol'),
  ];
}

/** A sheet to print for every program in every language it is offered in, named as its page is. */
export async function writeSheets(folder: string, today: Date): Promise<SeedFile[]> {
  await mkdir(folder, { recursive: true });
  const files: SeedFile[] = [];
  for (const program of programs)
    for (const { key: language } of languages) {
      const text = program.text[language];
      if (!text) continue;
      const path = join(folder, `${text.uid}.pdf`);
      await writeFile(path, programSheet(program, text, language, today));
      files.push({ key: sheetKey(program.key, language), path, alt: null });
    }
  return files;
}

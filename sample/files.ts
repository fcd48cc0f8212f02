import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedFile } from '@farol/content-model';
import { altTexts, portraitAltTexts } from './alt-texts.ts';
import { programs } from './programs.ts';
import { programSheet } from './sheet.ts';
import { type InEach, inEachWritten, languageKeys, portraitKeys } from './source.ts';
import { codeOf, sheetKey } from './stored.ts';

const ownName = inEachWritten(() => 'Farol');

/** The pictures that `npm run draw` drew, under the keys by which documents show them. */
export const pictures: readonly SeedFile[] = [
  picture('logo-on-light', 'lockup-light.svg', ownName),
  picture('logo-on-dark', 'lockup-dark.svg', ownName),
  picture('social', 'social.jpg', ownName),
  ...portraitKeys.map((person) =>
    picture(`portrait-${person}`, `portrait-${person}.jpg`, portraitAltTexts[person]),
  ),
  ...Object.entries(altTexts).flatMap(([scene, shows]) =>
    ['tall', 'square', 'wide'].map((crop) =>
      picture(`${scene}-${crop}`, `${scene}-${crop}.jpg`, shows),
    ),
  ),
];

function picture(key: string, name: string, shows: InEach<string>): SeedFile {
  const descriptions = Object.fromEntries(
    languageKeys.map((language) => [codeOf(language), shows[language]]),
  );
  return { key, path: join(import.meta.dirname, 'pictures', name), descriptions };
}

/** A sheet to print for every program in every language it is offered in, named as its page is. */
export async function writeSheets(folder: string, today: Date): Promise<SeedFile[]> {
  await mkdir(folder, { recursive: true });
  const files: SeedFile[] = [];
  for (const program of programs)
    for (const language of languageKeys) {
      const text = program.text[language];
      if (!text) continue;
      const path = join(folder, `${text.uid}.pdf`);
      await writeFile(path, programSheet(program, text, language, today));
      files.push({ key: sheetKey(program.key, language), path, descriptions: {} });
    }
  return files;
}

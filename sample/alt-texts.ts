import { z } from 'zod';
import { readInEach, WrongContent } from '../read.ts';
import { words } from '../schema.ts';
import { type InEach, type PortraitKey, portraitKeys } from '../source.ts';

/** What each scene shows, in one sentence per language. */
export const altTexts: Readonly<Record<string, InEach>> = scenesInEach();

function scenesInEach(): Record<string, InEach> {
  const { en, pt, es, fr } = readInEach('content/alt-texts', z.record(z.string(), words));
  const of = (texts: Record<string, string>, language: string, scene: string): string => {
    const text = texts[scene];
    if (text === undefined)
      throw new WrongContent([`content/alt-texts/${language}.yaml: ${scene}: expected a sentence`]);
    return text;
  };
  return Object.fromEntries(
    Object.entries(en).map(([scene, text]) => [
      scene,
      { en: text, pt: of(pt, 'pt', scene), es: of(es, 'es', scene), fr: of(fr, 'fr', scene) },
    ]),
  );
}

const names: Record<PortraitKey, string> = {
  ines: 'Inês',
  tomas: 'Tomás',
  clara: 'Clara',
  mateo: 'Mateo',
  aoife: 'Aoife',
  joao: 'João',
  lucie: 'Lucie',
  hana: 'Hana',
  diego: 'Diego',
  noemie: 'Noémie',
  beatriz: 'Beatriz',
  oscar: 'Oscar',
  rita: 'Rita',
  paulo: 'Paulo',
  maeve: 'Maeve',
  camille: 'Camille',
};

/** French elides before a vowel: d’Inês, but de Clara. */
const of = (name: string): string => (/^[AEIOU]/.test(name) ? `d’${name}` : `de ${name}`);

export const portraitAltTexts = Object.fromEntries(
  portraitKeys.map((key) => {
    const name = names[key];
    return [
      key,
      {
        en: `Drawn portrait of ${name}`,
        pt: `Retrato desenhado de ${name}`,
        es: `Retrato dibujado de ${name}`,
        fr: `Portrait dessiné ${of(name)}`,
      },
    ];
  }),
) as Record<PortraitKey, InEach>;

import { type InEach, type PortraitKey, portraitKeys } from '../source.ts';
import { otherAlts } from './others.ts';
import { programAlts } from './programs.ts';

/** What each scene shows, in one sentence per language. */
export const altTexts: Readonly<Record<string, InEach>> = { ...programAlts, ...otherAlts };

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

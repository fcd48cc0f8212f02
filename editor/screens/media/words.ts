import { mediaWords } from '../../media/words.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { pt } from './words-pt.ts';

/** The words of files, and those of their screen alone: a page that is open is not sent these. */
export const mediaScreenWords = {
  en: { ...mediaWords.en, ...en },
  pt: { ...mediaWords.pt, ...pt },
  es: { ...mediaWords.es, ...es },
  fr: { ...mediaWords.fr, ...fr },
};

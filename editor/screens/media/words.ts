import { mediaWords } from '../../media/words.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { pt } from './words-pt.ts';

/** The texts of files and of their screen; kept apart so that a page's form does not load the latter. */
export const mediaScreenWords = {
  en: { ...mediaWords.en, ...en },
  pt: { ...mediaWords.pt, ...pt },
  es: { ...mediaWords.es, ...es },
  fr: { ...mediaWords.fr, ...fr },
};

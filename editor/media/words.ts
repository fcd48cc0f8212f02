import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { pt } from './words-pt.ts';

export const mediaWords = { en, pt, es, fr };

import type { LanguageKey } from '@farol/content-model';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

/** The interface's own words: English says which there are, the others say all of them. */
export type Messages = typeof en;

export const messages: Record<LanguageKey, Messages> = { en, pt, es, fr };

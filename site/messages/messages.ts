import type { LanguageKey } from '@farol/content-model';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

/** The texts of the interface. English defines the keys; every language has all of them. */
export type Messages = typeof en;

export const messages: Record<LanguageKey, Messages> = { en, pt, es, fr };

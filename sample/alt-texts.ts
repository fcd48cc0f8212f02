import { readTexts } from './read.ts';
import { portraitKeys } from './source.ts';

/** What each scene shows, in one sentence per language. */
export const altTexts = readTexts('content/alt-texts');

export const portraitAltTexts = readTexts('content/portraits', portraitKeys);

import { z } from 'zod';
import { inEachWritten } from './source.ts';

/** A text that says something. */
export const words = z.string().trim().min(1);

/** In English at least, and in each further language it is written in. */
export function inLanguages<Text extends z.ZodType>(text: Text) {
  return { ...inEachWritten(() => z.exactOptional(text)), en: text };
}

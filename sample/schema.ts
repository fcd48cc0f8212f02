import { z } from 'zod';

/** A text that says something. */
export const words = z.string().trim().min(1);

/** In English at least, and in each further language it is written in. */
export function inLanguages<Text extends z.ZodType>(text: Text) {
  const translation = z.exactOptional(text);
  return { en: text, pt: translation, es: translation, fr: translation };
}

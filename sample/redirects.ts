import { z } from 'zod';
import { readInEach } from './read.ts';
import { words } from './schema.ts';

/** Addresses of last year's leaflets, and a short one for the school fairs. */
export const redirects = readInEach(
  'content/redirects',
  z.array(z.strictObject({ from: words, to: words, permanent: z.boolean() })),
);

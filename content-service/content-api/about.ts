import { createHash } from 'node:crypto';
import manifest from '../package.json' with { type: 'json' };

/** Prismic's version is seven hexadecimal digits. */
export const version = createHash('sha256').update(manifest.version).digest('hex').slice(0, 7);

export const license = 'All Rights Reserved';

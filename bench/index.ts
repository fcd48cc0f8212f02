import type { Figure } from './figure.ts';
import type { Options } from './options.ts';
import { serviceFigures } from './service.ts';

export type Part = (options: Options) => Promise<Figure[]>;

/** What `npm run bench` measures; each part can be run alone by its name. */
export const parts: Readonly<Record<string, Part>> = {
  service: ({ rounds }) => serviceFigures(rounds),
};

import { editorFigures } from './editor.ts';
import type { Figure } from './figure.ts';
import { listFigures } from './lists.ts';
import type { Options } from './options.ts';
import { pagesFigures } from './pages.ts';
import { publishingFigures } from './publishing.ts';
import { searchFigures } from './search.ts';
import { serviceFigures } from './service.ts';
import { servingFigures } from './serving.ts';

export type Part = (options: Options) => Promise<Figure[]>;

/** The parts of `npm run bench`; each can be run alone by name. */
export const parts: Readonly<Record<string, Part>> = {
  pages: pagesFigures,
  serving: servingFigures,
  publishing: publishingFigures,
  search: searchFigures,
  service: ({ rounds }) => serviceFigures(rounds),
  lists: listFigures,
  editor: editorFigures,
};

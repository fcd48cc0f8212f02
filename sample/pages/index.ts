import type { Page } from '../source.ts';
import about from './about.ts';
import accessibility from './accessibility.ts';
import aides from './aides.ts';
import contact from './contact.ts';
import cookies from './cookies.ts';
import home from './home.ts';
import howItWorks from './how-it-works.ts';
import prices from './prices.ts';
import privacy from './privacy.ts';
import questions from './questions.ts';
import safety from './safety.ts';

/** In the order editors would list them. */
export const pages: readonly Page[] = [
  home,
  about,
  howItWorks,
  safety,
  prices,
  questions,
  contact,
  privacy,
  cookies,
  accessibility,
  aides,
];

import type { Article } from '../source.ts';
import choosing from './choosing.ts';
import comingHome from './coming-home.ts';
import costs from './costs.ts';
import dayInKyoto from './day-in-kyoto.ts';
import forParents from './for-parents.ts';
import gapYearPlan from './gap-year-plan.ts';
import homesick from './homesick.ts';
import hostFamily from './host-family.ts';
import languageFast from './language-fast.ts';
import packing from './packing.ts';
import safety from './safety.ts';
import visas from './visas.ts';
import volunteeringWell from './volunteering-well.ts';

/** In the order editors would list them. */
export const articles: readonly Article[] = [
  visas,
  packing,
  costs,
  dayInKyoto,
  forParents,
  choosing,
  safety,
  hostFamily,
  homesick,
  languageFast,
  volunteeringWell,
  gapYearPlan,
  comingHome,
];

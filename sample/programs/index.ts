import type { Program } from '../source.ts';
import alps from './alps.ts';
import berlin from './berlin.ts';
import boaVista from './boa-vista.ts';
import bologna from './bologna.ts';
import buenosAires from './buenos-aires.ts';
import capeTown from './cape-town.ts';
import galway from './galway.ts';
import kyoto from './kyoto.ts';
import lisbon from './lisbon.ts';
import lunenburg from './lunenburg.ts';
import lyon from './lyon.ts';
import mekong from './mekong.ts';
import melbourne from './melbourne.ts';
import mexicoCity from './mexico-city.ts';
import mindo from './mindo.ts';
import nelson from './nelson.ts';
import patagonia from './patagonia.ts';
import samara from './samara.ts';

/** In the order editors would list them. */
export const programs: readonly Program[] = [
  lisbon,
  galway,
  buenosAires,
  nelson,
  lunenburg,
  kyoto,
  bologna,
  mindo,
  boaVista,
  capeTown,
  lyon,
  melbourne,
  berlin,
  mexicoCity,
  patagonia,
  mekong,
  alps,
  samara,
];

import type { Steps } from '../turns/steps.ts';
import { IdleCache } from './idle-cache.ts';
import { Lines } from './lines.ts';
import {
  type City,
  type Country,
  cities,
  countries,
  type Layer,
  layerOf,
} from './natural-earth.ts';

/** Rivers, lakes, borders, countries and cities. */
export type Nature = Readonly<Record<Layer, Lines>> & {
  countries: readonly Country[];
  cities: readonly City[];
};

const nature = new IdleCache(readNature);

export function natureOfTheWorld(): Steps<Nature> {
  return nature.get();
}

function* readNature(): Steps<Nature> {
  const linesOf = (layer: Layer) => Lines.of(layerOf(layer));
  return {
    rivers: yield* linesOf('rivers'),
    streams: yield* linesOf('streams'),
    lakes: yield* linesOf('lakes'),
    borders: yield* linesOf('borders'),
    provinces: yield* linesOf('provinces'),
    countries: countries(),
    cities: yield* cities(),
  };
}

import type { ProgramsDetailsDocument } from '@farol/content-model';

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** The stops of an itinerary that have coordinates. */
export function placesOf(stops: ProgramsDetailsDocument['data']['stops']): readonly Place[] {
  return stops.flatMap(({ name, location }) =>
    'latitude' in location && typeof location.latitude === 'number'
      ? [{ name: name ?? '', latitude: location.latitude, longitude: location.longitude }]
      : [],
  );
}

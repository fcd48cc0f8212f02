import { dayMs, type SeedDocument, type SeedRelease } from '@farol/content-model';
import { nextDepartures } from './departures.ts';
import { programs } from './programs.ts';

/** Programs that get places for every departure in a month’s time, in every language at once. */
const growing = ['lisbon', 'galway', 'alps'];

/** The sample’s scheduled release: what editors have ready and visitors do not see yet. */
export function newPlaces(documents: readonly SeedDocument[], today: Date): SeedRelease {
  const changes = programs
    .filter(({ key }) => growing.includes(key))
    .flatMap((program) => {
      const departures = nextDepartures(program, today).map((each) => ({
        ...each,
        places: 'open',
      }));
      return documents
        .filter(({ group }) => group === `program:${program.key}`)
        .map(({ key, data }) => ({ document: key, data: { ...data, departures } }));
    });
  return { label: 'New places', scheduledAt: today.getTime() + 30 * dayMs, changes };
}

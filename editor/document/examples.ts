import type { Version } from '../api/written.ts';

/** A small document as the service keeps it. */
export function exampleVersion(changed: Partial<Version> = {}): Version {
  return {
    id: 'version-1',
    at: 1_000,
    by: 'Ana',
    title: 'Lisbon',
    uid: 'lisbon',
    tags: [],
    data: { tagline: 'The sea at the end of the street', place: 'Lisbon' },
    ...changed,
  };
}

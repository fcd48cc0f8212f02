import type { FocalPoint } from '@farol/content-model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSession } from '../api/session.ts';
import { type RestingPlace, RestingValues } from './resting-values.ts';

export const restingTexts = new RestingValues<string>();
export const restingPoints = new RestingValues<FocalPoint | null>();
const all = [restingTexts, restingPoints];

onSession((change) => {
  if (change === 'begun') for (const values of all) values.signedIn();
});

// Unlike a page's text, these are in no journal of this device.
addEventListener('beforeunload', (event) => {
  for (const values of all) values.now();
  if (all.some(({ hasUnsaved }) => hasUnsaved)) event.preventDefault();
});

/** The value of a field that saves itself, and what became of it. */
export function useResting<Value>(
  values: RestingValues<Value>,
  place: RestingPlace,
  save: (value: Value) => Promise<unknown>,
) {
  const [resting] = useState(() => values.at(place, save));
  resting.save = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field stays in its place
  useEffect(() => values.show(place, resting), [values, resting]);
  const { written, fault, wasSaved } = useSyncExternalStore(resting.subscribe, resting.state);
  return { written, fault, wasSaved, write: (value: Value) => resting.write(value) };
}

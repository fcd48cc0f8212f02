import type { FocalPoint } from '@farol/content-model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onLeft, onSession } from '../api/session.ts';
import { askAbout } from '../unsaved.ts';
import { type AutosavedPlace, AutosavedValues } from './autosaved-values.ts';

export const autosavedTexts = new AutosavedValues<string>();
export const autosavedPoints = new AutosavedValues<FocalPoint | null>();
const all = [autosavedTexts, autosavedPoints];

onSession((change) => {
  if (change === 'begun') for (const values of all) values.signedIn();
});

onLeft(() => {
  for (const values of all) values.forget();
});

// Unlike a page's text, these are in no journal of this device.
askAbout('details', () =>
  all.flatMap((values) => values.unsaved().map(({ file, label }) => `${file.filename} (${label})`)),
);

addEventListener('beforeunload', () => {
  for (const values of all) values.now();
});

/** The value of a field that saves itself, and what became of it. */
export function useAutosaved<Value>(
  values: AutosavedValues<Value>,
  place: AutosavedPlace,
  save: (value: Value) => Promise<unknown>,
) {
  const [autosaved] = useState(() => values.at(place, save));
  autosaved.save = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field stays in its place
  useEffect(() => values.show(place, autosaved), [values, autosaved]);
  const { written, fault, wasSaved } = useSyncExternalStore(autosaved.subscribe, autosaved.state);
  return { written, fault, wasSaved, write: (value: Value) => autosaved.write(value) };
}

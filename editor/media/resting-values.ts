import type { MediaFile } from '../api/media.ts';
import { Listeners } from '../listeners.ts';
import { RestingValue } from './resting-value.ts';

/** The field a value is written in. */
export interface RestingPlace {
  file: Pick<MediaFile, 'id' | 'filename'>;
  label: string;
}

interface Entry<Value> {
  place: RestingPlace;
  resting: RestingValue<Value>;
  /** Whether its field is on the page. */
  isShown: boolean;
}

/** What is not saved, and its field is gone. */
export interface LeftUnsaved {
  key: string;
  place: RestingPlace;
  fault: Error;
}

/** The values of the fields on the page. One that could not be saved outlives its field, and is there in the next. */
export class RestingValues<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #listeners = new Listeners();
  #left: readonly LeftUnsaved[] = [];

  /** Values whose save failed after their field was removed. With `subscribe`, for `useSyncExternalStore`. */
  readonly left = (): readonly LeftUnsaved[] => this.#left;

  readonly subscribe = this.#listeners.subscribe;

  get hasUnsaved(): boolean {
    return [...this.#entries.values()].some(({ resting }) => resting.state().written !== null);
  }

  at(place: RestingPlace, save: (value: Value) => Promise<unknown>): RestingValue<Value> {
    return this.#entries.get(keyOf(place))?.resting ?? new RestingValue(save);
  }

  /** Returns a function for when the field is removed: a dialog may be closed right after the last change. */
  show(place: RestingPlace, resting: RestingValue<Value>): () => void {
    const entry = { place, resting, isShown: true };
    this.#entries.set(keyOf(place), entry);
    resting.subscribe(this.#changed);
    this.#changed();
    return () => {
      entry.isShown = false;
      resting.now();
      this.#changed();
    };
  }

  drop(key: string): void {
    this.#entries.get(key)?.resting.drop();
  }

  signedIn(): void {
    for (const { resting } of this.#entries.values()) resting.signedIn();
  }

  now(): void {
    for (const { resting } of this.#entries.values()) resting.now();
  }

  readonly #changed = (): void => {
    const left: LeftUnsaved[] = [];
    for (const [key, { place, resting, isShown }] of this.#entries) {
      const { written, fault } = resting.state();
      if (isShown) continue;
      if (!written) this.#entries.delete(key);
      else if (fault) left.push({ key, place, fault });
    }
    this.#left = left;
    this.#listeners.tell();
  };
}

function keyOf({ file, label }: RestingPlace): string {
  return `${file.id} ${label}`;
}

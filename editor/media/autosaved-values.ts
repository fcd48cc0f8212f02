import type { MediaFile } from '../api/media.ts';
import { Listeners } from '../listeners.ts';
import { AutosavedValue } from './autosaved-value.ts';

/** The field a value is written in. */
export interface AutosavedPlace {
  file: Pick<MediaFile, 'id' | 'filename'>;
  label: string;
}

interface Entry<Value> {
  place: AutosavedPlace;
  autosaved: AutosavedValue<Value>;
  /** Whether its field is on the page. */
  isShown: boolean;
}

/** What is not saved, and its field is gone. */
export interface LeftUnsaved {
  key: string;
  place: AutosavedPlace;
  fault: Error;
}

/** The values of the fields on the page. One that could not be saved outlives its field, and is there in the next. */
export class AutosavedValues<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #listeners = new Listeners();
  #left: readonly LeftUnsaved[] = [];

  /** Values whose save failed after their field was removed. With `subscribe`, for `useSyncExternalStore`. */
  readonly left = (): readonly LeftUnsaved[] => this.#left;

  readonly subscribe = this.#listeners.subscribe;

  unsaved(): AutosavedPlace[] {
    return [...this.#entries.values()]
      .filter(({ autosaved }) => autosaved.state().written !== null)
      .map(({ place }) => place);
  }

  at(place: AutosavedPlace, save: (value: Value) => Promise<unknown>): AutosavedValue<Value> {
    return this.#entries.get(keyOf(place))?.autosaved ?? new AutosavedValue(save);
  }

  /** Returns a function for when the field is removed: a dialog may be closed right after the last change. */
  show(place: AutosavedPlace, autosaved: AutosavedValue<Value>): () => void {
    const entry = { place, autosaved, isShown: true };
    this.#entries.set(keyOf(place), entry);
    autosaved.subscribe(this.#changed);
    this.#changed();
    return () => {
      entry.isShown = false;
      autosaved.now();
      this.#changed();
    };
  }

  drop(key: string): void {
    this.#entries.get(key)?.autosaved.drop();
  }

  /** Drops all that is not saved. */
  forget(): void {
    for (const { autosaved } of this.#entries.values()) autosaved.drop();
  }

  signedIn(): void {
    for (const { autosaved } of this.#entries.values()) autosaved.signedIn();
  }

  now(): void {
    for (const { autosaved } of this.#entries.values()) autosaved.now();
  }

  readonly #changed = (): void => {
    const left: LeftUnsaved[] = [];
    for (const [key, { place, autosaved, isShown }] of this.#entries) {
      const { written, fault } = autosaved.state();
      if (isShown) continue;
      if (!written) this.#entries.delete(key);
      else if (fault) left.push({ key, place, fault });
    }
    this.#left = left;
    this.#listeners.tell();
  };
}

function keyOf({ file, label }: AutosavedPlace): string {
  return `${file.id} ${label}`;
}

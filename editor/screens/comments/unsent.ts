import { useSyncExternalStore } from 'react';
import { Listeners } from '../../listeners.ts';

/** What is written in the comments of a page and not sent yet. */
export interface Unsent {
  text: string;
  /** Whom the comment is for. */
  person: string | null;
  /** Replies, by comment. */
  replies: ReadonlyMap<string, string>;
}

const nothing: Unsent = { text: '', person: null, replies: new Map() };

/** Stays while another panel or another page is opened. */
export class UnsentComments {
  readonly #all = new Map<string, Unsent>();
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;

  on(document: string): Unsent {
    return this.#all.get(document) ?? nothing;
  }

  change(document: string, changed: (now: Unsent) => Partial<Unsent>): void {
    const now = this.on(document);
    this.#all.set(document, { ...now, ...changed(now) });
    this.#listeners.tell();
  }
}

const unsent = new UnsentComments();

export function useUnsent(document: string) {
  return {
    ...useSyncExternalStore(unsent.subscribe, () => unsent.on(document)),
    change: (changed: (now: Unsent) => Partial<Unsent>) => unsent.change(document, changed),
  };
}

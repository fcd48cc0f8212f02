import { Listeners } from '../listeners.ts';
import type { DocumentPresence, LiveEvent } from './connection.ts';
import { isThisTab } from './presence-signs.ts';

const nobody: DocumentPresence = { document: '', people: [], typed: [] };

/** Where people are, according to the last events. */
export class PresenceStore {
  #documents = new Map<string, DocumentPresence>();
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;

  at(document: string): DocumentPresence {
    return this.#documents.get(document) ?? nobody;
  }

  /** The people at some places, each once, without this page's own presence. */
  others(places: readonly string[]): string[] {
    const people = places.flatMap((place) => this.#documents.get(place)?.people ?? []);
    return [...new Set(people.filter((each) => !isThisTab(each)).map(({ person }) => person))];
  }

  take(message: LiveEvent): void {
    if (message.event === 'state') this.all(message.data.presence);
    if (message.event !== 'presence') return;
    this.#documents.set(message.data.document, message.data);
    this.#tell();
  }

  all(documents: readonly DocumentPresence[]): void {
    this.#documents = new Map(documents.map((each) => [each.document, each]));
    this.#tell();
  }

  #tell(): void {
    this.#listeners.tell();
  }
}

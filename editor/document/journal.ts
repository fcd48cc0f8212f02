import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Editing } from './edited-document.ts';
import type { Sending } from './saving.ts';

/** Of a person at a service: nobody else who uses this device reads it. */
export interface JournalOwner {
  service: string;
  person: string;
}

/** What was written on this device and is not on the service yet, with what can be undone. */
export interface JournalEntry {
  document: string;
  editing: Editing;
  at: number;
  /** What was on its way to the service then. */
  unanswered?: Sending | null;
}

interface Stored extends JournalEntry {
  owner: string;
}

interface JournalSchema extends DBSchema {
  entries: { key: [string, string]; value: Stored; indexes: { owner: string } };
}

/** Keeps each input on this device before anything else is done with it. */
export class Journal {
  readonly #database: IDBPDatabase<JournalSchema>;
  readonly #owner: string;
  readonly #next = new Map<string, Stored>();
  #writing: Promise<void> | null = null;
  readonly #onFault: (fault: unknown) => void;

  private constructor(
    database: IDBPDatabase<JournalSchema>,
    owner: string,
    onFault: (fault: unknown) => void,
  ) {
    this.#database = database;
    this.#owner = owner;
    this.#onFault = onFault;
  }

  /** `onFault` hears at once of what could not be kept. */
  static async open(
    { service, person }: JournalOwner,
    onFault: (fault: unknown) => void,
  ): Promise<Journal> {
    const database = await openDB<JournalSchema>('farol-journal', 1, {
      upgrade(created) {
        const entries = created.createObjectStore('entries', { keyPath: ['owner', 'document'] });
        entries.createIndex('owner', 'owner');
      },
    });
    return new Journal(database, JSON.stringify([service, person]), onFault);
  }

  /** The newest of each document is written, one after another; the promise ends once nothing waits. */
  keep(entry: JournalEntry): Promise<void> {
    this.#next.set(entry.document, { ...entry, owner: this.#owner });
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    for (const [document, entry] of this.#next) {
      this.#next.delete(document);
      try {
        await this.#database.put('entries', entry);
      } catch (fault) {
        this.#onFault(fault);
      }
    }
    if (this.#next.size > 0) await this.#writeAll();
  }

  async read(document: string): Promise<JournalEntry | null> {
    return (await this.#database.get('entries', [this.#owner, document])) ?? null;
  }

  /** What waits on this device, newest first. */
  async all(): Promise<JournalEntry[]> {
    const entries = await this.#database.getAllFromIndex('entries', 'owner', this.#owner);
    return entries.sort((a, b) => b.at - a.at);
  }

  async forget(document: string): Promise<void> {
    this.#next.delete(document);
    await this.#writing;
    await this.#database.delete('entries', [this.#owner, document]);
  }

  async forgetAll(): Promise<void> {
    for (const { document } of await this.all()) await this.forget(document);
  }

  /** What waits is written first. */
  close(): void {
    void (this.#writing ?? Promise.resolve()).finally(() => this.#database.close());
  }
}

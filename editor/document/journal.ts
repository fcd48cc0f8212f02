import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Editing } from './edited-document.ts';
import type { Sending } from './saving.ts';
import { type Tab, thisTab } from './tab.ts';

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

export interface LeftEntry extends JournalEntry {
  /** That wrote it. */
  tab: string;
}

interface Stored extends LeftEntry {
  owner: string;
}

/** A key does not wait until the one before it is on the disk. */
const MOST_AT_ONCE = 4;

interface JournalSchema extends DBSchema {
  entries: {
    key: [owner: string, document: string, tab: string];
    value: Stored;
    indexes: { owner: string; document: [owner: string, document: string] };
  };
}

/** Keeps each input on this device before anything else is done with it. Each tab writes an entry of its own. */
export class Journal {
  readonly #database: IDBPDatabase<JournalSchema>;
  readonly #owner: string;
  readonly #tab: Tab;
  readonly #next = new Map<string, Stored>();
  readonly #writing = new Set<Promise<void>>();
  readonly #onFault: (fault: unknown) => void;

  private constructor(
    database: IDBPDatabase<JournalSchema>,
    { owner, tab }: { owner: string; tab: Tab },
    onFault: (fault: unknown) => void,
  ) {
    this.#database = database;
    this.#owner = owner;
    this.#tab = tab;
    this.#onFault = onFault;
  }

  /** `onFault` hears at once of what could not be kept. */
  static async open(
    { service, person }: JournalOwner,
    onFault: (fault: unknown) => void,
    tab?: Tab,
  ): Promise<Journal> {
    const database = await openDB<JournalSchema>('farol-journal', 2, {
      async upgrade(upgraded, before, _, transaction) {
        // Before there were entries of tabs there was one of each document.
        const kept = before > 0 ? await transaction.objectStore('entries').getAll() : [];
        if (before > 0) upgraded.deleteObjectStore('entries');
        const keyPath = ['owner', 'document', 'tab'];
        const entries = upgraded.createObjectStore('entries', { keyPath });
        entries.createIndex('owner', 'owner');
        entries.createIndex('document', ['owner', 'document']);
        for (const each of kept) await entries.put({ ...each, tab: 'before' });
      },
    });
    const owner = JSON.stringify([service, person]);
    return new Journal(database, { owner, tab: tab ?? (await thisTab()) }, onFault);
  }

  /** Written in the order in which they come, a few at once; where more come, the newest of each document. */
  keep(entry: JournalEntry): Promise<void> {
    this.#next.set(entry.document, { ...entry, owner: this.#owner, tab: this.#tab.id });
    this.#write();
    return this.#written();
  }

  #write(): void {
    for (const [document, entry] of this.#next) {
      if (this.#writing.size >= MOST_AT_ONCE) return;
      this.#next.delete(document);
      const writing = this.#put(entry)
        .catch(this.#onFault)
        .finally(() => {
          this.#writing.delete(writing);
          this.#write();
        });
      this.#writing.add(writing);
    }
  }

  async #put(entry: Stored): Promise<void> {
    const transaction = this.#database.transaction('entries', 'readwrite');
    const stored = transaction.store.put(entry);
    // A page that ends before it hears of the first step would never ask for the second.
    transaction.commit();
    await Promise.all([stored, transaction.done]);
  }

  /** What waits for a place begins once those that have one are done. */
  async #written(): Promise<void> {
    await Promise.all(this.#writing);
    await Promise.all(this.#writing);
  }

  /** What this tab wrote of a document. */
  async read(document: string): Promise<JournalEntry | null> {
    return (await this.#database.get('entries', this.#key(document))) ?? null;
  }

  /** What tabs that are not open any more wrote of a document, newest first. */
  async left(document: string): Promise<LeftEntry[]> {
    const whole: [string, string] = [this.#owner, document];
    const keys = await this.#database.getAllKeysFromIndex('entries', 'document', whole);
    const others = keys.filter(([, , tab]) => tab !== this.#tab.id);
    if (others.length === 0) return [];
    const open = await this.#tab.open();
    const gone = others.filter(([, , tab]) => !open.has(tab));
    const entries = await Promise.all(gone.map((key) => this.#database.get('entries', key)));
    return entries.filter((entry) => entry !== undefined).sort((one, other) => other.at - one.at);
  }

  /** Keeps what took in what other tabs left, and only then takes that away. */
  async takeOver(entry: JournalEntry, left: readonly LeftEntry[]): Promise<void> {
    await this.keep(entry);
    const { store, done } = this.#database.transaction('entries', 'readwrite');
    const kept = await store.get(this.#key(entry.document));
    // Where it could not be kept, what was left stays.
    const isKept = kept !== undefined && kept.at >= entry.at;
    for (const { tab, at } of isKept ? left : []) {
      const stands = await store.get(this.#key(entry.document, tab));
      // A tab that is open again may have written on.
      if (stands?.at === at) await store.delete(this.#key(entry.document, tab));
    }
    await done;
  }

  /** What waits on this device, newest first. */
  async all(): Promise<JournalEntry[]> {
    const entries = await this.#database.getAllFromIndex('entries', 'owner', this.#owner);
    return entries.sort((a, b) => b.at - a.at);
  }

  async forget(document: string): Promise<void> {
    this.#next.delete(document);
    await this.#written();
    await this.#database.delete('entries', this.#key(document));
  }

  /** Of every tab. */
  async forgetAll(): Promise<void> {
    this.#next.clear();
    await this.#written();
    const { store, done } = this.#database.transaction('entries', 'readwrite');
    for (const key of await store.index('owner').getAllKeys(this.#owner)) await store.delete(key);
    await done;
  }

  /** What waits is written first. */
  close(): void {
    void this.#written().finally(() => this.#database.close());
  }

  #key(document: string, tab = this.#tab.id): [string, string, string] {
    return [this.#owner, document, tab];
  }
}

import type { Sending } from '../api/written.ts';
import type { Editing } from './edited-document.ts';
import { JournalDatabase } from './journal-database.ts';
import { type Tab, thisTab } from './tab.ts';

/** A person at a service: nobody else who uses this device is shown the entries. */
export interface JournalOwner {
  service: string;
  person: string;
}

/** What was written on this device and is not on the service yet, with its undo steps. */
export interface JournalEntry {
  document: string;
  editing: Editing;
  at: number;
  /** The sending that was unanswered then. */
  unanswered?: Sending | null;
}

export interface EntryOfTab extends JournalEntry {
  /** The tab that wrote the entry. */
  tab: string;
}

export interface StoredEntry extends EntryOfTab {
  owner: string;
}

/** Several writes run at once: a keystroke does not wait until the one before it is on disk. */
const maxAtOnce = 4;

/** Stores each input on this device before anything else is done with it. Each tab writes its own entry. */
export class Journal {
  readonly #database = new JournalDatabase();
  readonly #owner: string;
  #tab: Tab;
  readonly #next = new Map<string, StoredEntry>();
  readonly #writing = new Set<Promise<void>>();
  readonly #onFault: (fault: unknown) => void;

  private constructor(owner: string, tab: Tab, onFault: (fault: unknown) => void) {
    this.#owner = owner;
    this.#tab = tab;
    this.#onFault = onFault;
  }

  /** `onFault` is called at once when an entry could not be written or read. */
  static async open(
    { service, person }: JournalOwner,
    onFault: (fault: unknown) => void,
    tab?: Tab,
  ): Promise<Journal> {
    const owner = JSON.stringify([service, person]);
    return new Journal(owner, tab ?? (await thisTab()), onFault);
  }

  /**
   * Writes entries in order, a few at once; of those that have to wait, only the newest of each document is written.
   */
  keep(entry: JournalEntry): Promise<void> {
    this.#next.set(entry.document, { ...entry, owner: this.#owner, tab: this.#tab.id });
    this.#write();
    return this.#written();
  }

  #write(): void {
    for (const [document, entry] of this.#next) {
      if (this.#writing.size >= maxAtOnce) return;
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

  #put(entry: StoredEntry): Promise<void> {
    return this.#database.use(async (database) => {
      const transaction = database.transaction('entries', 'readwrite');
      const stored = transaction.store.put(entry);
      // Commits explicitly: a page that is closed before the put succeeds would never get to the commit.
      transaction.commit();
      await Promise.all([stored, transaction.done]);
    });
  }

  /** Queued entries start once the current writes are done, so it waits twice. */
  async #written(): Promise<void> {
    await Promise.all(this.#writing);
    await Promise.all(this.#writing);
  }

  /** The entry this tab wrote for a document. */
  async read(document: string): Promise<JournalEntry | null> {
    try {
      return (await this.#database.use((kept) => kept.get('entries', this.#key(document)))) ?? null;
    } catch (fault) {
      this.#onFault(fault);
      // An unreadable entry must not be overwritten: this page writes under a new id, and the next one merges both.
      this.#tab = { ...this.#tab, id: crypto.randomUUID() };
      return null;
    }
  }

  /** Entries of a document by tabs that are no longer open, newest first. */
  left(document: string): Promise<EntryOfTab[]> {
    const whole: [string, string] = [this.#owner, document];
    return this.#database
      .use(async (database) => {
        const keys = await database.getAllKeysFromIndex('entries', 'document', whole);
        const others = keys.filter(([, , tab]) => tab !== this.#tab.id);
        if (others.length === 0) return [];
        const open = await this.#tab.open();
        const gone = others.filter(([, , tab]) => !open.has(tab));
        const entries = await Promise.all(gone.map((key) => database.get('entries', key)));
        return entries.filter((entry) => entry !== undefined).sort((a, b) => b.at - a.at);
      })
      .catch((fault) => this.#none(fault));
  }

  /** Stores the entry that merged what other tabs left, and only then deletes theirs. */
  async takeOver(entry: JournalEntry, left: readonly EntryOfTab[]): Promise<void> {
    await this.keep(entry);
    await this.#database
      .use(async (database) => {
        const { store, done } = database.transaction('entries', 'readwrite');
        const kept = await store.get(this.#key(entry.document));
        // If it could not be stored, the others stay.
        const isKept = kept !== undefined && kept.at >= entry.at;
        for (const { tab, at } of isKept ? left : []) {
          const stands = await store.get(this.#key(entry.document, tab));
          // A tab that is open again may have written more.
          if (stands?.at === at) await store.delete(this.#key(entry.document, tab));
        }
        await done;
      })
      .catch(this.#onFault);
  }

  /** All unsaved entries of the person on this device, newest first. */
  all(): Promise<JournalEntry[]> {
    return this.#database
      .use(async (database) => {
        const entries = await database.getAllFromIndex('entries', 'owner', this.#owner);
        return entries.sort((a, b) => b.at - a.at);
      })
      .catch((fault) => this.#none(fault));
  }

  /** Deletes this tab's entry for a document. */
  async forget(document: string): Promise<void> {
    this.#next.delete(document);
    await this.#written();
    await this.#database
      .use((kept) => kept.delete('entries', this.#key(document)))
      .catch(this.#onFault);
  }

  /** Deletes the person's entries of all tabs. */
  async forgetAll(): Promise<void> {
    this.#next.clear();
    await this.#written();
    await this.#database
      .use(async (database) => {
        const { store, done } = database.transaction('entries', 'readwrite');
        for (const key of await store.index('owner').getAllKeys(this.#owner))
          await store.delete(key);
        await done;
      })
      .catch(this.#onFault);
  }

  /** Finishes pending writes first. */
  async close(): Promise<void> {
    await this.#written();
    await this.#database.close();
  }

  #none(fault: unknown): never[] {
    this.#onFault(fault);
    return [];
  }

  #key(document: string, tab = this.#tab.id): [string, string, string] {
    return [this.#owner, document, tab];
  }
}

import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { StoredEntry } from './journal.ts';

interface JournalSchema extends DBSchema {
  entries: {
    key: [owner: string, document: string, tab: string];
    value: StoredEntry;
    indexes: { owner: string; document: [owner: string, document: string] };
  };
}

type Database = IDBPDatabase<JournalSchema>;

const databaseVersion = 2;
/** How long to wait for a page that keeps an older version of the database open, in milliseconds. */
const blockedMs = 3000;

/** The journal's database on this device, opened on first use. */
export class JournalDatabase {
  #connection: Promise<Database> | null = null;
  /** Set once it is open: a keystroke that waited for the connection would be stored only after it is painted. */
  #database: Database | null = null;

  /** Runs work on the database, and opens it again if the browser has closed it. */
  async use<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    let database = this.#database;
    try {
      database ??= await this.#opened();
      return await work(database);
    } catch (fault) {
      if (!isClosed(fault)) throw fault;
      if (database && this.#database === database) this.#lost();
      return work(await this.#opened());
    }
  }

  #opened(): Promise<Database> {
    this.#connection ??= this.#open();
    return this.#connection;
  }

  #open(): Promise<Database> {
    const opening = openDB<JournalSchema>('farol-journal', databaseVersion, {
      upgrade,
      terminated: () => this.#lost(),
      // A page with a newer version would wait for this one forever.
      blocking: (_before, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        this.#lost();
      },
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('Another page holds the journal of this device.')),
        blockedMs,
      );
      opening.then(
        (database) => {
          this.#connection = Promise.resolve(database);
          this.#database = database;
          resolve(database);
        },
        (fault) => {
          this.#lost();
          reject(fault);
        },
      );
      opening.catch(() => {}).finally(() => clearTimeout(timer));
    });
  }

  #lost(): void {
    this.#connection = null;
    this.#database = null;
  }

  async close(): Promise<void> {
    const database = await this.#connection?.catch(() => null);
    database?.close();
  }
}

/** The first version had one entry for each document; now each tab has its own. */
const upgrade: NonNullable<OpenDBCallbacks<JournalSchema>['upgrade']> = async (
  upgraded,
  before,
  _,
  transaction,
) => {
  const kept = before > 0 ? await transaction.objectStore('entries').getAll() : [];
  if (before > 0) upgraded.deleteObjectStore('entries');
  const entries = upgraded.createObjectStore('entries', { keyPath: ['owner', 'document', 'tab'] });
  entries.createIndex('owner', 'owner');
  entries.createIndex('document', ['owner', 'document']);
  for (const each of kept) await entries.put({ ...each, tab: 'before' });
};

/** Whether the browser closed the connection, which it may do without an event. */
function isClosed(fault: unknown): boolean {
  return fault instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(fault.name);
}

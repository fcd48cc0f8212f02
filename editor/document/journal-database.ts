import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { Stored } from './journal.ts';

interface JournalSchema extends DBSchema {
  entries: {
    key: [owner: string, document: string, tab: string];
    value: Stored;
    indexes: { owner: string; document: [owner: string, document: string] };
  };
}

type Database = IDBPDatabase<JournalSchema>;

const VERSION = 2;
/** Another page that holds the journal as it was before is waited for so long. */
const BLOCKED_MS = 3000;

/** Where the journal of a device is; opened with the first question. */
export class JournalDatabase {
  #connection: Promise<Database> | null = null;
  /** Once it is open: a key that waited for the connection would be kept after it is drawn. */
  #database: Database | null = null;

  /** Works on the database, which is opened for it where the browser closed it meanwhile. */
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
    const opening = openDB<JournalSchema>('farol-journal', VERSION, {
      upgrade,
      terminated: () => this.#lost(),
      // A page with a newer journal would wait for this one for ever.
      blocking: (_before, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        this.#lost();
      },
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('Another page holds the journal of this device.')),
        BLOCKED_MS,
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

/** Before there were entries of tabs there was one of each document. */
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

/** The browser let the connection go, and may not have said so. */
function isClosed(fault: unknown): boolean {
  return fault instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(fault.name);
}

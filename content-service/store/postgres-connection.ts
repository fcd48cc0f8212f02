import postgres from 'postgres';
import { StoreUnavailable } from './store.ts';

export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

/** How long a query may take before the database counts as unreachable. */
const queryTimeoutMs = 10_000;
/** The pause between two attempts to connect. */
const reconnectDelayMs = 250;

export function connect(address: string, connections: number): Sql {
  return postgres(address, {
    max: connections,
    connect_timeout: 5,
    backoff: () => reconnectDelayMs / 1000,
    onnotice: () => {},
    connection: { application_name: 'farol' },
    // Otherwise each new connection queries the types first, and if it is lost then, the rejection is unhandled.
    fetch_types: false,
    types: {
      // Sequences and milliseconds are far below Number.MAX_SAFE_INTEGER.
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      bigints: arrayType(1016),
      texts: arrayType(1009),
    },
  });
}

/** An array type for parameters; it is never returned. */
function arrayType(type: number): postgres.PostgresType<readonly (string | number | null)[]> {
  const quoted = (item: string | number | null) =>
    item === null ? 'null' : `"${String(item).replace(/["\\]/g, '\\$&')}"`;
  return {
    to: type,
    from: [],
    parse: (list) => list,
    serialize: (list) => `{${list.map(quoted).join()}}`,
  };
}

/** Whether the database can hold a text: it takes no NUL. By others nothing is found, whoever sends them. */
export function isHoldable(text: string): boolean {
  return !text.includes('\0');
}

/** Listens on a channel; returns how to stop. A failure to listen is ignored. */
export function subscribe(
  sql: Sql,
  channel: string,
  onPayload: (payload: string) => void,
): () => void {
  const subscription = sql.listen(channel, onPayload);
  subscription.catch(() => {});
  return () => void subscription.then(({ unlisten }) => unlisten()).catch(() => {});
}

/** The location of the database without user and password, for messages. */
export function placeOf(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** Connections to the database. A query that hangs is abandoned, and its connections with it. */
export class Connection {
  readonly #address: string;
  #sql: Sql;

  constructor(address: string) {
    this.#address = address;
    this.#sql = connect(address, 4);
  }

  async run<Result>(
    query: (sql: Sql) => Promise<Result>,
    timeoutMs = queryTimeoutMs,
  ): Promise<Result> {
    const sql = this.#sql;
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      if (sql === this.#sql) this.#sql = connect(this.#address, 4);
      void sql.end({ timeout: 0 });
      timeout.reject(new Error(`it did not answer within ${timeoutMs / 1000} s`));
    }, timeoutMs);
    try {
      return await Promise.race([query(sql), timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs a query that only reads; a failure throws `StoreUnavailable`. */
  async read<Result>(query: (sql: Sql) => Promise<Result>): Promise<Result> {
    try {
      return await this.run(query);
    } catch (fault) {
      throw new StoreUnavailable(fault, 'Nothing was written, and the database cannot be read');
    }
  }

  async end(): Promise<void> {
    await this.#sql.end({ timeout: 5 });
  }
}

/** Whether certainly nothing was written: the database said so, or was never reached. */
export function isSurelyUnwritten(fault: unknown): boolean {
  // A connection pooler reports a lost database as a PostgreSQL error of class 08. A database that breaks down may
  // have the commit already, and finds it again once it is back.
  if (fault instanceof postgres.PostgresError)
    return !fault.code.startsWith('08') && fault.severity !== 'PANIC';
  if (!(fault instanceof Error)) return false;
  const syscall = 'syscall' in fault ? fault.syscall : undefined;
  const code = 'code' in fault ? fault.code : undefined;
  return syscall === 'connect' || syscall === 'getaddrinfo' || code === 'CONNECT_TIMEOUT';
}

/** Whether the database could not be reached, so that waiting may help. */
export function isUnreachable(fault: unknown): boolean {
  if (!(fault instanceof postgres.PostgresError)) return true;
  // "The database system is starting up" and the like; too many connections.
  return fault.code.startsWith('57P') || fault.code === '53300';
}

/** Whether another process held a lock for longer than `lock_timeout`. */
export function isLocked(fault: unknown): boolean {
  return fault instanceof postgres.PostgresError && fault.code === '55P03';
}

/** Whether a row with the same key exists. */
export function isDuplicate(fault: unknown, key: string): boolean {
  return (
    fault instanceof postgres.PostgresError &&
    fault.code === '23505' &&
    fault.constraint_name === key
  );
}

import postgres from 'postgres';
import { StoreUnavailable } from './store.ts';

export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

/** How long a question may take before the database counts as away. */
const ANSWER_MS = 10_000;
/** How long to wait between two attempts to connect. */
const RETRY_MS = 250;

export function connect(address: string, connections: number): Sql {
  return postgres(address, {
    max: connections,
    connect_timeout: 5,
    backoff: () => RETRY_MS / 1000,
    onnotice: () => {},
    connection: { application_name: 'farol' },
    // What they are is asked of each new connection otherwise; one that is lost meanwhile fails where nobody listens.
    fetch_types: false,
    types: {
      // Sequences and milliseconds stay far below what a number holds exactly.
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      ...{ bigints: listType(1016), texts: listType(1009) },
    },
  });
}

/** Lists of one type, given with a statement; none is answered. */
function listType(type: number): postgres.PostgresType<readonly (string | number | null)[]> {
  const quoted = (item: string | number | null) =>
    item === null ? 'null' : `"${String(item).replace(/["\\]/g, '\\$&')}"`;
  return {
    to: type,
    from: [],
    parse: (list) => list,
    serialize: (list) => `{${list.map(quoted).join()}}`,
  };
}

/** Where the database is, without who asks: for sentences. */
export function placeOf(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** The database as it is asked: a question that hangs is given up, and its connections with it. */
export class Connection {
  readonly #address: string;
  #sql: Sql;

  constructor(address: string) {
    this.#address = address;
    this.#sql = connect(address, 4);
  }

  async ask<Answer>(
    question: (sql: Sql) => Promise<Answer>,
    answerMs = ANSWER_MS,
  ): Promise<Answer> {
    const asked = this.#sql;
    const timeIsUp = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      if (asked === this.#sql) this.#sql = connect(this.#address, 4);
      void asked.end({ timeout: 0 });
      timeIsUp.reject(new Error(`it did not answer within ${answerMs / 1000} s`));
    }, answerMs);
    try {
      return await Promise.race([question(asked), timeIsUp.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks, and says in a sentence why there is no answer. */
  async read<Answer>(question: (sql: Sql) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.ask(question);
    } catch (fault) {
      throw new StoreUnavailable(fault, 'Nothing was written, and the database cannot be read');
    }
  }

  async end(): Promise<void> {
    await this.#sql.end({ timeout: 5 });
  }
}

/** Whether nothing can have been written: the database said so, or was never reached. */
export function isSurelyUnwritten(fault: unknown): boolean {
  // A pooler in front of the database says in the database's own form that it lost it (class 08).
  if (fault instanceof postgres.PostgresError) return !fault.code.startsWith('08');
  if (!(fault instanceof Error)) return false;
  const syscall = 'syscall' in fault ? fault.syscall : undefined;
  const code = 'code' in fault ? fault.code : undefined;
  return syscall === 'connect' || syscall === 'getaddrinfo' || code === 'CONNECT_TIMEOUT';
}

/** Whether the database was not there to say yes or no: worth waiting for. */
export function isAway(fault: unknown): boolean {
  if (!(fault instanceof postgres.PostgresError)) return true;
  // "The database system is starting up", and its like; too many connections.
  return fault.code.startsWith('57P') || fault.code === '53300';
}

/** Whether another commit or version stands where this one would. */
export function isTaken(fault: unknown, key: string): boolean {
  return (
    fault instanceof postgres.PostgresError &&
    fault.code === '23505' &&
    fault.constraint_name === key
  );
}

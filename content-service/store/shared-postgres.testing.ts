import { inject } from 'vitest';
import { newDatabaseAt } from './postgres.testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL shared by all tests. */
    postgres: string;
  }
}

/** The address of a new, empty database on the shared server. Tests that kill the server start their own. */
export function newDatabase(): Promise<string> {
  return newDatabaseAt(inject('postgres'));
}

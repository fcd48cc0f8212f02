import { inject } from 'vitest';
import { newDatabaseAt } from './postgres.testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one PostgreSQL that runs beside the tests. */
    postgres: string;
  }
}

/** The address of a new, empty database. Who kills its server starts one of its own. */
export function newDatabase(): Promise<string> {
  return newDatabaseAt(inject('postgres'));
}

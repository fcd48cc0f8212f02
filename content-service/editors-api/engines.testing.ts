import { openPostgres } from '../store/postgres.ts';
import { newDatabase } from '../store/shared-postgres.testing.ts';

/** Each storage engine by its name, with the options that make an example use it. */
export const engines = [
  ['SQLite', async () => undefined],
  [
    'PostgreSQL',
    async () => {
      const address = await newDatabase();
      return { open: () => openPostgres<never>(address) };
    },
  ],
] as const;

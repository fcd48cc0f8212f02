import { openPostgres } from '../../store/postgres.ts';
import { newDatabase } from '../../store/shared-postgres.testing.ts';

/** Each engine by its name, with what an example is given to be kept by it. */
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

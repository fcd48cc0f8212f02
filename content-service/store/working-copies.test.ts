import { openPostgres } from './postgres.ts';
import { connect } from './postgres-connection.ts';
import { postgresWorkingCopies } from './postgres-working-copies.ts';
import { newDatabase } from './shared-postgres.testing.ts';
import { workingCopiesContract } from './working-copies-contract.testing.ts';
import { workingCopiesInMemory } from './working-copies-in-memory.ts';

workingCopiesContract('in memory', async (limits) => ({
  copies: workingCopiesInMemory(limits),
  close: async () => {},
}));

workingCopiesContract('PostgreSQL', async (limits) => {
  const address = await newDatabase();
  await (await openPostgres(address)).close();
  const sql = connect(address, 2);
  const ask = <Answer>(question: (given: typeof sql) => Promise<Answer>) => question(sql);
  return {
    copies: postgresWorkingCopies({ read: ask, write: ask }, () => sql, limits),
    close: () => sql.end(),
  };
});

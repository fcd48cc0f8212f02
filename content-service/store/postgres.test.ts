import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { storeContract } from './contract.ts';
import { openPostgres } from './postgres.ts';
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts';

let server: PostgresForTests;
beforeAll(async () => {
  server = await startPostgres();
}, 30_000);
afterAll(() => server.remove());

storeContract('PostgreSQL', async () => {
  const address = await server.newDatabase();
  return {
    open: () => openPostgres(address),
    async damage(what) {
      const sql = postgres(address, { max: 1 });
      if ('version' in what)
        await sql`
          update farol_versions set content = replace(content, 'written', 'wrotten')
          where id = ${what.version}`;
      else
        await sql`
          update farol_commits set events = replace(events, 'ok', 'ko')
          where sequence = ${what.commit}`;
      await sql.end();
    },
    remove: async () => {},
  };
});

import postgres from 'postgres';
import { openPostgres } from './postgres.ts';
import { recordsContract } from './records-contract.testing.ts';
import { newDatabase } from './shared-postgres.testing.ts';
import { storeContract } from './store-contract.testing.ts';

const place: Parameters<typeof storeContract>[1] = async () => {
  const address = await newDatabase();
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
};

storeContract('PostgreSQL', place);
recordsContract('PostgreSQL', place);

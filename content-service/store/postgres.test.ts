import postgres from 'postgres';
import { expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';
import { type Damage, recordsContract } from './records-contract.testing.ts';
import { newDatabase } from './shared-postgres.testing.ts';
import { storeContract } from './store-contract.testing.ts';

const place = async () => {
  const address = await newDatabase();
  return {
    open: () => openPostgres(address),
    async damage(what: Damage) {
      const sql = postgres(address, { max: 1 });
      if ('version' in what)
        await sql`
          update farol_versions set content = replace(content, 'written', 'wrotten')
          where id = ${what.version}`;
      else if ('record' in what)
        await sql`update farol_records set content = 'Se{cret' where id = ${what.record}`;
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

it('forgets records without waiting for those that somebody changes', async () => {
  const address = await newDatabase();
  const [store, sql] = [await openPostgres(address), postgres(address, { max: 1 })];
  const ended = { kind: 'note', owner: null, endsAt: 1, content: null };
  const ids = ['a', 'b', 'c'];
  await store.records.write(
    ids.map((id) => ({ change: 'add', record: { ...ended, id } }) as const),
  );
  await sql.begin(async (transaction) => {
    await transaction`select from farol_records where id = 'b' for update`;
    await store.records.forget(2);
    // Nor does it hold what the other one wants next.
    await transaction`select from farol_records where id in ('a', 'c') for update`;
  });
  expect((await store.records.list('note')).map(({ id }) => id)).toEqual(['b']);
  await store.records.forget(2);
  expect(await store.records.list('note')).toEqual([]);
  await sql.end();
  await store.close();
});

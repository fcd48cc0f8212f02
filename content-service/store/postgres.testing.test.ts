import postgres from 'postgres';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.testing.ts';

async function ask(database: string, question: string) {
  const sql = postgres(database, { max: 1 });
  try {
    return [...(await sql.unsafe(question))];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

it('brings databases apart from each other that outlive a crash', async () => {
  const server = await startPostgres();
  try {
    const [one, other] = [await server.newDatabase(), await server.newDatabase()];
    await ask(one, "create table kept (word text); insert into kept values ('here')");
    await server.kill();
    await expect(ask(one, 'select word from kept')).rejects.toThrow('ECONNREFUSED');
    await server.start();
    expect(await ask(one, 'select word from kept')).toEqual([{ word: 'here' }]);
    await expect(ask(other, 'select word from kept')).rejects.toThrow('does not exist');
  } finally {
    await server.remove();
  }
});

import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.testing.ts';

/** Starts one PostgreSQL for all tests that need a database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide('postgres', server.address);
  return () => server.remove();
}

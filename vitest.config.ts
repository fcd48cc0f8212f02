import { defineConfig } from 'vitest/config';

const left = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];
const units = '{site,content-model,sample}/**/*.test.{ts,tsx}';
const proofs = '**/prove/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A state is waited for as long as a busy machine takes; what is there costs nothing.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        // They leave nothing behind, and share a process, so that each source is read once.
        extends: true,
        test: { name: 'units', include: [units], exclude: [...left, proofs], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...left, proofs, units],
          globalSetup: 'content-service/store/postgres-setup.ts',
        },
      },
      {
        // They start and kill many processes under load: one at a time, when the rest is done.
        extends: true,
        test: {
          name: 'proofs',
          include: [proofs],
          exclude: left,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

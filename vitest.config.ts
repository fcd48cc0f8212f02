import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testLimits } from './testing/limits.ts';

const left = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];
const units = [
  '{site,content-model,sample,editor,server}/**/*.test.{ts,tsx}',
  'content-service/{content-api,query,repository}/**/*.test.ts',
];
const proofs = '**/prove/**/*.test.ts';

export default defineConfig({
  test: {
    // On two cores Vitest would take one: most of the slow tests wait for processes they started.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files leave nothing behind, and share a process, so that each source is read once.
    isolate: false,
    testTimeout: testLimits.test,
    hookTimeout: testLimits.hook,
    expect: { poll: { timeout: testLimits.state } },
    projects: [
      {
        extends: true,
        test: { name: 'units', include: units, exclude: [...left, proofs] },
      },
      {
        // They start processes, or need a database.
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...left, proofs, ...units],
          globalSetup: 'content-service/store/postgres-setup.testing.ts',
        },
      },
      {
        // They start and kill many processes under load; `npm test` has them run beside all others.
        extends: true,
        test: {
          name: 'proofs',
          include: [proofs],
          exclude: left,
          testTimeout: testLimits.proof,
          maxConcurrency: 2,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

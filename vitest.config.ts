import { defineConfig } from 'vitest/config';

const proofs = '**/prove/**/*.test.ts';
const left = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'parts', include: ['**/*.test.{ts,tsx}'], exclude: [...left, proofs] },
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

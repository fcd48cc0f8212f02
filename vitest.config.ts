import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'bench/peers/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

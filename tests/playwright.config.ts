import { defineConfig } from '@playwright/test';
import { browserArguments } from '../commands/browser.ts';

export default defineConfig({
  testDir: './browser',
  testMatch: '**/*.spec.ts',
  outputDir: '../.artifacts/browser',
  // Two cores: one for the browser, one for what it visits.
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: browserArguments,
    },
    screenshot: 'only-on-failure',
  },
});

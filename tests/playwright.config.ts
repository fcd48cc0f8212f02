import { defineConfig } from '@playwright/test';
import { browserArguments } from '../launch/browser.ts';

export default defineConfig({
  testDir: './browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './browser/setup.ts',
  outputDir: '../.artifacts/browser',
  // Two cores: one for the browser, one for what it visits.
  workers: 1,
  timeout: 60_000,
  // A state is waited for as long as a busy machine takes; what is there costs nothing.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.FAROL_SITE ?? '',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: browserArguments,
    },
    screenshot: 'only-on-failure',
  },
});

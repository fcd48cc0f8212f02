import { defineConfig } from '@playwright/test';
import { browserArguments } from '../launch/browser.ts';
import { testLimits } from '../test-limits.ts';

export default defineConfig({
  testDir: './browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './browser/setup.ts',
  outputDir: '../.artifacts/browser',
  // A browser waits for pages as often as it works on them.
  workers: 2,
  timeout: testLimits.test,
  expect: { timeout: testLimits.state },
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

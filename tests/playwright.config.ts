import { defineConfig } from '@playwright/test';
import { browserArguments, withoutPictures } from '../launch/browser.ts';
import { testLimits } from '../testing/limits.ts';

/** Tests that sign in use a browser context of their own. */
const editors = '**/editor*.spec.ts';

/** Most page tests ignore pictures, and loading and decoding them is a sixth of the work. */
const launchWithoutPictures = {
  executablePath: process.env.CHROMIUM_PATH ?? '',
  args: [...browserArguments, withoutPictures],
};
const pictures = /@pictures|@alone/;

export default defineConfig({
  testDir: './browser',
  globalSetup: './browser/setup.ts',
  outputDir: '../.artifacts/browser',
  // A browser waits for pages about half of the time.
  workers: 3,
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
  projects: [
    // Visitors have no identity, and a new context costs a test more than the pages it opens: the previous one is
    // reused, without the data its pages stored.
    {
      name: 'visitors',
      testIgnore: editors,
      grepInvert: pictures,
      use: { reuseContext: true, launchOptions: launchWithoutPictures },
    },
    { name: 'visitors, with pictures', testIgnore: editors, grep: pictures },
    { name: 'editors', testMatch: editors },
  ],
});

import { defineConfig } from '@playwright/test';
import { browserArguments } from '../launch/browser.ts';
import { testLimits } from '../test-limits.ts';

/** Whoever signs in has a window of her own. */
const editors = '**/editor*.spec.ts';

/** Most tests of pages do not look at their pictures, and loading and decoding them is a sixth of the work. */
const withoutPictures = {
  executablePath: process.env.CHROMIUM_PATH ?? '',
  args: [...browserArguments, '--blink-settings=imagesEnabled=false'],
};
const pictures = /@pictures|@alone/;

export default defineConfig({
  testDir: './browser',
  globalSetup: './browser/setup.ts',
  outputDir: '../.artifacts/browser',
  // A browser waits for pages as often as it works on them.
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
    // Visitors are nobody in particular, and a window of its own costs a test more than the pages it opens: the one
    // before is taken again, without what its pages have left there.
    {
      name: 'visitors',
      testIgnore: editors,
      grepInvert: pictures,
      use: { reuseContext: true, launchOptions: withoutPictures },
    },
    { name: 'visitors, with pictures', testIgnore: editors, grep: pictures },
    { name: 'editors', testMatch: editors },
  ],
});

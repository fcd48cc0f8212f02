import { describe, expect, it } from 'vitest';
import { playwrightResult, vitestResult } from './test-results.ts';

const file = (status: string, tests: readonly string[], message = '') => ({
  ...{ name: '/farol/site/a.test.ts', status, message },
  assertionResults: tests.map((each, index) => ({
    ...{ fullName: `test ${index + 1}`, status: each },
    failureMessages: each === 'failed' ? ['Expected 1.\nGot 2.'] : [],
  })),
});
const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: File[]) => ({
  ...{ numPassedTests, numFailedTests, testResults },
});
type File = ReturnType<typeof file>;
const ofVitest = (report: ReturnType<typeof vitest> | undefined, endedWell: boolean) =>
  vitestResult({ what: 'tests', report, endedWell }, '/farol');

const playwright = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { title: 'opens', file: 'a.spec.ts', tests: [{ status: 'expected' }] },
            ...(unexpected + flaky > 0
              ? [{ title: 'closes', file: 'a.spec.ts', tests: [{ status: 'unexpected' }] }]
              : []),
          ],
        },
      ],
    },
  ],
});
const ofBrowser = (report: ReturnType<typeof playwright> | undefined, endedWell: boolean) =>
  playwrightResult({ what: 'in a browser', report, endedWell });

describe('tests', () => {
  it('are counted, and named where they fail', () => {
    expect(ofVitest(vitest(2, 0, file('passed', ['passed', 'passed'])), true)).toEqual({
      ...{ passed: 2, failed: 0, failures: [] },
    });
    expect(ofVitest(vitest(1, 1, file('failed', ['passed', 'failed'])), false)).toEqual({
      ...{ passed: 1, failed: 1, failures: ['site/a.test.ts: test 2\n  Expected 1.'] },
    });
  });

  it('fail where a file could not be loaded', () => {
    const broken = vitest(0, 0, file('failed', [], 'No such module.'));
    expect(ofVitest(broken, false)).toMatchObject({
      ...{ failed: 1, failures: ['site/a.test.ts\n  No such module.'] },
    });
  });

  it('fail where something went wrong outside of all of them, or nothing was told', () => {
    const whole = { failed: 1, failures: ['tests, as a whole'] };
    expect(ofVitest(vitest(1, 0, file('passed', ['passed'])), false)).toMatchObject(whole);
    expect(ofVitest(undefined, true)).toMatchObject(whole);
  });
});

describe('tests in a browser', () => {
  it('are counted, and named where they fail', () => {
    expect(ofBrowser(playwright(1, 0), true)).toEqual({ passed: 1, failed: 0, failures: [] });
    const failed = { passed: 1, failed: 1, failures: ['a.spec.ts: closes'] };
    expect(ofBrowser(playwright(1, 1), false)).toEqual(failed);
    expect(ofBrowser(playwright(1, 0, 1), true)).toMatchObject({ failed: 1 });
  });

  it('fail where what they need could not be started, or nothing was told', () => {
    const whole = { passed: 0, failed: 1, failures: ['in a browser, as a whole'] };
    expect(ofBrowser({ ...playwright(0, 0), suites: [] }, false)).toEqual(whole);
    expect(ofBrowser(undefined, false)).toEqual(whole);
  });
});

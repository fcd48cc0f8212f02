import { relative } from 'node:path';

/** The result of one command that ran tests. */
export interface TestResult {
  passed: number;
  failed: number;
  /** The names of failures. */
  failures: string[];
}

/** The outcome of a test command. */
export interface Ran<Report> {
  /** Its name, for failures that belong to no test. */
  what: string;
  /** Undefined where it wrote no report. */
  report: Report | undefined;
  /** Whether it exited with 0: an error outside of all tests is in no report's counts. */
  endedWell: boolean;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[];
    }[];
  }[];
}

export function vitestResult(ran: Ran<VitestReport>, root: string): TestResult {
  const { report } = ran;
  const failures: string[] = [];
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(`${relative(root, name)}: ${fullName}\n  ${firstLine(failureMessages[0])}`);
    // A file that could not be loaded has no failed tests, but is a failure.
    if (status === 'failed' && failed.length === 0)
      failures.push(`${relative(root, name)}\n  ${firstLine(message)}`);
  }
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report ?? {};
  return resultOf(ran, { passed, failed, failures });
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly Suite[];
}

interface Suite {
  specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[];
  suites?: readonly Suite[];
}

export function playwrightResult(ran: Ran<PlaywrightReport>): TestResult {
  const { expected, unexpected, flaky } = ran.report?.stats ?? {
    ...{ expected: 0, unexpected: 0, flaky: 0 },
  };
  const failures = ran.report?.suites.flatMap(failedIn) ?? [];
  return resultOf(ran, { passed: expected, failed: unexpected + flaky, failures });
}

function failedIn({ specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failedIn)];
}

function resultOf({ what, report, endedWell }: Ran<unknown>, counted: TestResult): TestResult {
  const isWhole = report !== undefined && endedWell && counted.failures.length === 0;
  const failed = counted.failed || (isWhole ? 0 : 1);
  const isUnnamed = failed > 0 && counted.failures.length === 0;
  return { ...counted, failed, failures: isUnnamed ? [`${what}, as a whole`] : counted.failures };
}

function firstLine(text = ''): string {
  return text.split('\n')[0] ?? '';
}

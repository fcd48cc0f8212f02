import {
  backupTo,
  importFrom,
  type Progress,
  pullFrom,
  pushTo,
  type Report,
  restoreFrom,
  type Settings,
} from '@farol/content-service';
import { printable } from '@farol/server/process';

type Verb = 'backup' | 'export' | 'import' | 'pull' | 'push' | 'restore';

/** Moves content in or out and prints the progress. False if the file or repository is missing. */
export async function moveContent(
  settings: Settings,
  verb: Verb,
  [target, ...options]: readonly string[],
): Promise<boolean> {
  if (!target) return false;
  const progress = progressPrinter();
  switch (verb) {
    case 'backup':
    case 'export':
      console.table(await backupTo(settings, target, verb, progress));
      return true;
    case 'restore': {
      const replace = options.includes('--replace');
      const { notices, ...counts } = await restoreFrom(settings, target, { replace, progress });
      console.table(counts);
      for (const notice of notices) console.log(`- ${printable(notice)}`);
      return true;
    }
    case 'import':
      printReport(await importFrom(settings, target, progress));
      return true;
    case 'pull':
      printReport(await pullFrom(settings, target, process.env, progress));
      return true;
    case 'push':
      printReport(await pushTo(settings, target, process.env, progress));
      return true;
  }
}

const minIntervalMs = 1000;

/** Prints at most one line a second for each thing that is counted. */
function progressPrinter(): Progress {
  let lastWhat = '';
  let lastAt = 0;
  return (what, done, of) => {
    const now = Date.now();
    if (what === lastWhat && now - lastAt < minIntervalMs && done !== of) return;
    console.log(`${what}: ${done}${of === undefined ? '' : ` of ${of}`}`);
    lastWhat = what;
    lastAt = now;
  };
}

function printReport(report: Report): void {
  const { documents, files, problems } = report;
  console.table({ documents, files });
  for (const problem of problems) console.log(`- ${printable(problem)}`);
  console.log(outcomeOf(report));
}

export function outcomeOf({ documents, files, problems }: Report): string {
  if (problems.length > 0) return `${problems.length} did not fit.`;
  const found = documents.written + documents.unchanged + files.written + files.unchanged;
  return found === 0 ? 'No documents and no files were there.' : 'Everything fitted.';
}

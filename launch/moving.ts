import {
  importFrom,
  keepIn,
  type Progress,
  pullFrom,
  pushTo,
  type Report,
  restoreFrom,
  type Settings,
} from '@farol/content-service';

export type Verb = 'backup' | 'export' | 'import' | 'pull' | 'push' | 'restore';

/** Moves content in or out and says how far it is. False where it was not said from or to where. */
export async function moveContent(
  settings: Settings,
  verb: Verb,
  [where, ...more]: readonly string[],
): Promise<boolean> {
  if (where === undefined || where === '') return false;
  const progress = toTheScreen();
  switch (verb) {
    case 'backup':
    case 'export':
      console.table(await keepIn(settings, where, verb, progress));
      return true;
    case 'restore':
      console.table(
        await restoreFrom(settings, where, { replace: more.includes('--replace'), progress }),
      );
      return true;
    case 'import':
      tell(await importFrom(settings, where, progress));
      return true;
    case 'pull':
      tell(await pullFrom(settings, where, process.env, progress));
      return true;
    case 'push':
      tell(await pushTo(settings, where, process.env, progress));
      return true;
  }
}

const EVERY_MS = 1000;

/** A line at most once in a second, for each thing that is counted. */
function toTheScreen(): Progress {
  let told = '';
  let at = 0;
  return (what, done, of) => {
    const now = Date.now();
    if (what === told && now - at < EVERY_MS && done !== of) return;
    console.log(`${what}: ${done}${of === undefined ? '' : ` of ${of}`}`);
    told = what;
    at = now;
  };
}

function tell({ documents, files, problems }: Report): void {
  console.table({ documents, files });
  for (const problem of problems) console.log(`- ${problem}`);
  console.log(problems.length === 0 ? 'Everything fitted.' : `${problems.length} did not fit.`);
}

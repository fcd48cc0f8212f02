import { createInterface } from 'node:readline/promises';
import {
  type Beginning,
  beginForReal,
  contentsFor,
  foreseen,
  type Settings,
  withRepository,
} from '@farol/content-service';

/** What has to be typed, so that nobody does it by mistake. */
const WORD = 'begin';

/** `npm run content -- begin`: the sample goes, after a word. A running service and site follow by themselves. */
export function begin(settings: Settings): Promise<void> {
  return withRepository(settings, async (repository) => {
    const seen = foreseen(repository.state, contentsFor(repository));
    if (seen.archived + seen.emptied === 0)
      return console.log('There is nothing of the sample here.');
    for (const line of described(seen)) console.log(line);
    const typed = await asked(`This cannot be undone. Type ${WORD} to do it: `);
    if (typed.trim() !== WORD) return console.log('Nothing was changed.');
    await repository.do('command line', beginForReal(seen, contentsFor(repository)));
    console.log('The sample is gone. Begin with the home page and the navigation.');
  });
}

function described(seen: Beginning): string[] {
  const changed =
    seen.changedByPeople > 0 ? ` (${seen.changedByPeople} of them changed since)` : '';
  return [
    `${seen.archived} pages of the sample go into the archive${changed}.`,
    `${seen.files} pictures and files are removed for good, and ${seen.releases} releases.`,
    `${seen.emptied} documents there is one of in each language are emptied; the navigation keeps what leads somewhere.`,
    `An empty draft is made of: ${seen.created.join(', ') || 'nothing'}.`,
    `${seen.left} documents that are not of the sample stay as they are.`,
  ];
}

async function asked(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await Promise.race([
      lines.question(question),
      // Nobody is there to type.
      new Promise<string>((resolve) => lines.once('close', () => resolve(''))),
    ]);
  } finally {
    lines.close();
  }
}

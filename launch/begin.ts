import { createInterface } from 'node:readline/promises';
import {
  type Beginning,
  beginHere,
  foreseenIn,
  type Settings,
  withRepository,
} from '@farol/content-service';

/** Has to be typed, so that nobody does it by mistake. */
const confirmation = 'begin';

/** `npm run content -- begin`: removes the sample after confirmation. Running servers notice by themselves. */
export function begin(settings: Settings): Promise<void> {
  return withRepository(settings, async (repository) => {
    const plan = foreseenIn(repository);
    if (plan.archived + plan.emptied === 0)
      return console.log('There is nothing of the sample here.');
    for (const line of summaryOf(plan)) console.log(line);
    const answer = await prompt(`This cannot be undone. Type ${confirmation} to do it: `);
    if (answer.trim() !== confirmation) return console.log('Nothing was changed.');
    await beginHere(repository, settings, plan, ({ message }) =>
      console.error(`The content of a file could not be deleted: ${message}`),
    );
    console.log('The sample is gone. Begin with the home page and the navigation.');
  });
}

function summaryOf(plan: Beginning): string[] {
  const changed =
    plan.changedByPeople > 0 ? ` (${plan.changedByPeople} of them changed since)` : '';
  return [
    `${plan.archived} pages of the sample go into the archive${changed}.`,
    `${plan.files} pictures and files are removed for good, and ${plan.releases} releases.`,
    `${plan.emptied} documents that exist once in each language are emptied; the navigation keeps the links that still work.`,
    `An empty draft is created of: ${plan.created.join(', ') || 'nothing'}.`,
    `${plan.left} documents that are not of the sample stay as they are.`,
  ];
}

async function prompt(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await Promise.race([
      terminal.question(question),
      // Standard input may end without a line.
      new Promise<string>((resolve) => terminal.once('close', () => resolve(''))),
    ]);
  } finally {
    terminal.close();
  }
}

import { exitWithParent, sentenceOf } from '@farol/server/process';

/** Runs a command: whatever it cannot do is a sentence, and it ends with whoever started it. */
export async function command(work: (words: string[]) => Promise<void>): Promise<void> {
  const alone = exitWithParent();
  try {
    await work(process.argv.slice(2));
  } catch (fault) {
    console.error(sentenceOf(fault));
    process.exitCode = 1;
  } finally {
    // Whoever listens to the starter is kept alive by it.
    alone();
  }
}

import { contentNow, standingContents } from '../repository/document-contents.ts';
import type { Repository } from '../repository/repository.ts';
import type { State } from '../repository/state.ts';
import { type Beginning, type Contents, foreseen } from './beginning.ts';

/** What removing the sample reads of a repository. */
export function contentsFor(repository: Repository): Contents {
  return {
    now: contentNow(repository),
    standing: (document) => standingContents(repository, document),
  };
}

const beginnings = new WeakMap<State['tip'], Beginning>();

/** Counts what would happen. All contents are read for it, so it is done once after each commit. */
export function foreseenIn(repository: Repository): Beginning {
  const { tip } = repository.state;
  const beginning = beginnings.get(tip) ?? foreseen(repository.state, contentsFor(repository));
  beginnings.set(tip, beginning);
  return beginning;
}

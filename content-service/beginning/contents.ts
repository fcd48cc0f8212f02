import { contentNow, standingContents } from '../repository/document-contents.ts';
import type { Repository } from '../repository/repository.ts';
import type { Contents } from './beginning.ts';

/** What removing the sample reads of a repository. */
export function contentsFor(repository: Repository): Contents {
  return {
    now: contentNow(repository),
    standing: (document) => standingContents(repository, document),
  };
}

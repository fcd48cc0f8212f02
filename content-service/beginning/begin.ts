import { type ContentKeeper, contentKeeper } from '../media/keeping.ts';
import { type MediaSettings, openMedia } from '../media/open.ts';
import { assetLibrary } from '../repository/assets.ts';
import type { Repository } from '../repository/repository.ts';
import { type Beginning, beginForReal, hashesToRemove, type Seen } from './beginning.ts';
import { contentsFor } from './contents.ts';

type BeginForReal = ReturnType<typeof beginForReal>;

/** Begins for real, and deletes the contents of the files that are removed. */
export async function begin(
  repository: Repository,
  keeper: ContentKeeper,
  seen: Seen,
  run: (command: BeginForReal) => Promise<ReturnType<BeginForReal>['answer']>,
): Promise<Beginning> {
  const contents = contentsFor(repository);
  const hashes = hashesToRemove(repository.state, contents);
  const removing = () => run(beginForReal(seen, contents));
  const { unused: _, ...answer } = await keeper.remove(hashes, removing);
  return answer;
}

/** The same for the command line, beside a running service. */
export function beginHere(
  repository: Repository,
  settings: MediaSettings,
  seen: Seen,
  report: (fault: Error) => void,
): Promise<Beginning> {
  const keeper = contentKeeper(openMedia(settings), assetLibrary(repository).hasContent, report);
  return begin(repository, keeper, seen, (command) => repository.do('command line', command));
}

import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@farol/content-model';
import { writeAside } from '@farol/server/write-aside';
import { createToken, setLanguages } from './repository/commands/settings.ts';
import { languageName } from './repository/language-name.ts';
import type { Repository } from './repository/repository.ts';
import type { State } from './repository/state.ts';
import { newToken } from './repository/tokens.ts';

/** Where the first write token lies, for the commands of the same machine. */
export function tokenFile(dataFolder: string): string {
  return join(dataFolder, 'write-token');
}

/** What a new repository needs before anything can be written: its languages and one write token. */
export async function prepareFirstStart(repository: Repository, dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  if (!(await repository.writable())) return;
  const ours = languages.map(({ code }) => ({ id: code, name: languageName(code) }));
  if (repository.state.languages.length === 0)
    await repository.do('first start', (state, now) =>
      state.languages.length === 0
        ? setLanguages(ours)(state, now)
        : { events: [], answer: state.languages },
    );
  if (!isNew(repository.state)) return;
  // Of several processes that start on a new database together, one makes the token.
  const token = newToken();
  await writeAside(tokenFile(dataFolder), async (aside) => {
    await writeFile(aside, `${token}\n`, { mode: 0o600 });
    await chmod(aside, 0o600);
    return repository.do('first start', (state, now) =>
      isNew(state)
        ? { ...createToken('first start', 'write', token)(state, now), answer: true }
        : { events: [], answer: false },
    );
  });
}

/** Once only: a token that was revoked stays revoked. */
function isNew({ tokens, documents }: Readonly<State>): boolean {
  return tokens.size === 0 && documents.size === 0;
}

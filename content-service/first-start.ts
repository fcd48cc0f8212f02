import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '@farol/content-model';
import { writeAside } from '@farol/server/write-aside';
import { createToken, setLanguages } from './repository/commands/settings.ts';
import { languageName } from './repository/language-name.ts';
import type { Repository } from './repository/repository.ts';
import type { State } from './repository/state.ts';
import { newToken } from './repository/tokens.ts';

/** The file with the first write token, for commands on the same machine. */
export function tokenFile(dataFolder: string): string {
  return join(dataFolder, 'service', 'write-token');
}

export async function readToken(dataFolder: string): Promise<string> {
  return (await readFile(tokenFile(dataFolder), 'utf8')).trim();
}

/** Creates what a new repository needs before anything can be written: languages and a write token. */
export async function prepareFirstStart(repository: Repository, dataFolder: string): Promise<void> {
  await mkdir(dirname(tokenFile(dataFolder)), { recursive: true });
  if (!(await repository.writable())) return;
  const defaultLanguages = languages.map(({ code }) => ({ id: code, name: languageName(code) }));
  if (repository.state.languages.length === 0)
    await repository.do('first start', (state, now) =>
      state.languages.length === 0
        ? setLanguages(defaultLanguages)(state, now)
        : { events: [], answer: state.languages },
    );
  if (!isNew(repository.state)) return;
  // Of several processes that start on a new database at once, one creates the token.
  const token = newToken();
  await writeAside(tokenFile(dataFolder), async (temporaryPath) => {
    await writeFile(temporaryPath, `${token}\n`, { mode: 0o600 });
    await chmod(temporaryPath, 0o600);
    return repository.do('first start', (state, now) =>
      isNew(state)
        ? { ...createToken('first start', 'write', token)(state, now), answer: true }
        : { events: [], answer: false },
    );
  });
}

/** False after the first start, so that a revoked token is not created again. */
function isNew({ tokens, documents }: Readonly<State>): boolean {
  return tokens.size === 0 && documents.size === 0;
}

import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@farol/content-model';
import { createToken, setLanguages } from './repository/commands/settings.ts';
import { languageName } from './repository/language-name.ts';
import type { Repository } from './repository/repository.ts';
import { newToken } from './repository/tokens.ts';

/** Where the first write token lies, for the commands of the same machine. */
export function tokenFile(dataFolder: string): string {
  return join(dataFolder, 'write-token');
}

/** What a new repository needs before anything can be written: its languages and one write token. */
export async function prepareFirstStart(repository: Repository, dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  if (repository.state.languages.length === 0)
    await repository.do(
      'first start',
      setLanguages(languages.map(({ code }) => ({ id: code, name: languageName(code) }))),
    );
  // Once only: a token that was revoked stays revoked.
  if (repository.state.tokens.size > 0 || repository.state.documents.size > 0) return;
  const token = newToken();
  await writeFile(tokenFile(dataFolder), `${token}\n`, { mode: 0o600 });
  await chmod(tokenFile(dataFolder), 0o600);
  await repository.do('first start', createToken('first start', 'write', token));
}

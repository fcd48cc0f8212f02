import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Environment } from './processes.ts';

const name = 'The website, which shows a release';
const choices = ['CONTENT_RELEASE_ID', 'CONTENT_RELEASE_LABEL', 'CONTENT_REF'];

/**
 * What a site on the embedded service needs to be told besides. Releases are for those who have a token: where the
 * site shall show one and was given none, it gets one, in the place of the one it had at the start before.
 */
export async function releaseReader(
  service: string,
  environment: Environment,
): Promise<Environment> {
  const wantsRelease = choices.some((choice) => environment[choice]);
  if (!wantsRelease || environment.PRISMIC_ACCESS_TOKEN) return {};
  const file = join(environment.DATA_DIR || '.data', 'service/write-token');
  const secret = (await readFile(file, 'utf8')).trim();

  async function ask(method: string, path: string, body?: object) {
    const address = `${service}/api/farol/v1/tokens${path}`;
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${text}`);
    return text && JSON.parse(text);
  }

  const { tokens } = await ask('GET', '');
  for (const former of tokens) if (former.name === name) await ask('DELETE', `/${former.id}`);
  const { token } = await ask('POST', '', { name, scope: 'master+releases' });
  return { PRISMIC_ACCESS_TOKEN: token };
}

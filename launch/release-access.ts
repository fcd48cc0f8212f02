import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@farol/server/settings';
import { writerOf } from './writer.ts';

const tokenName = 'The website, which shows a release';
const tokensPath = '/api/farol/v1/tokens';
const releaseSettings = ['CONTENT_RELEASE_ID', 'CONTENT_RELEASE_LABEL', 'CONTENT_REF'];

/**
 * Additional settings for a site on the embedded service. Reading releases takes a token: a site that shall show one
 * and has no token configured gets a new one, which replaces that of the previous start.
 */
export async function releaseAccess(
  service: string,
  environment: Environment,
): Promise<Environment> {
  const wantsRelease = releaseSettings.some((setting) => environment[setting]);
  if (!wantsRelease || environment.PRISMIC_ACCESS_TOKEN) return {};
  const file = join(environment.DATA_DIR || '.data', 'service/write-token');
  const writer = writerOf(service, (await readFile(file, 'utf8')).trim());

  const { tokens } = await writer.get<{ tokens: { id: string; name: string }[] }>(tokensPath);
  for (const { id, name } of tokens)
    if (name === tokenName) await writer.send('DELETE', `${tokensPath}/${id}`);
  const request = { name: tokenName, scope: 'master+releases' };
  const { token } = await writer.send<{ token: string }>('POST', tokensPath, request);
  return { PRISMIC_ACCESS_TOKEN: token };
}

import { readSettings, readToken, tokenFile } from '@farol/content-service';
import { type Writer, writerOf } from './writer.ts';

class NoToken extends Error {
  override name = 'NoToken';
  constructor(path: string) {
    super(
      `There is no write token at ${path}. Set DATA_DIR to the folder of the running service, or make a token for this file: npm run content -- token create NAME.`,
    );
  }
}

/** A writer for the service on this machine, with the token created on its first start. */
export async function localWriter(service: string): Promise<Writer> {
  const { DATA_DIR } = readSettings(process.env);
  const token = await readToken(DATA_DIR).catch(() => {
    throw new NoToken(tokenFile(DATA_DIR));
  });
  return writerOf(service, token);
}

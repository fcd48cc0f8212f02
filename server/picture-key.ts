import { createHmac, randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PictureKeySettings {
  /** PICTURE_KEY. */
  key?: string | null | undefined;
  /** REVALIDATE_SECRET: if set, shared by all sites of one service. */
  secret?: string | null | undefined;
}

/**
 * The key that signs picture URLs: the setting; else derived from the secret that all sites of one service share; else
 * a random one stored in the data folder, which a site and a service on one machine share.
 */
export async function pictureKey(
  { key, secret }: PictureKeySettings,
  folder: string,
  onFault: (fault: unknown) => void,
): Promise<string> {
  if (key) return key;
  // Signatures are public: scrypt makes it slow to guess a short secret from them.
  if (secret) return scryptSync(secret, 'pictures', 32).toString('base64url');
  return storedKey(folder).catch((fault) => {
    // Without storage, picture URLs are valid for as long as this process runs.
    onFault(fault);
    return randomUUID();
  });
}

async function storedKey(folder: string): Promise<string> {
  const file = join(folder, 'picture-key');
  const read = () =>
    readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => null,
    );
  const existing = await read();
  if (existing) return existing;
  const fresh = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // `link` is atomic and fails if the file exists: of two processes that start together, the first one's key wins.
  const temporary = `${file}.${fresh.slice(0, 8)}`;
  await writeFile(temporary, `${fresh}\n`, { mode: 0o600 });
  await link(temporary, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await rm(temporary);
  return (await read()) || fresh;
}

/** Short, because a page contains many; long enough that nobody guesses one to have a picture rendered. */
const signatureLength = 6;

export function pictureSignature(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, signatureLength);
}

export function isPictureSignature(key: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature);
  return (
    bytes.length === signatureLength &&
    timingSafeEqual(Buffer.from(pictureSignature(key, text)), bytes)
  );
}

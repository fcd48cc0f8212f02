import { createHmac, randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureKeySettings {
  /** PICTURE_KEY. */
  key?: string | null | undefined;
  /** REVALIDATE_SECRET, which all sites of one service have where there is one. */
  secret?: string | null | undefined;
}

/**
 * What the addresses of pictures are signed with: the setting; else made from the secret that all sites of one
 * service have; else one of its own, kept in the data folder, which a site and a service on one machine share.
 */
export async function pictureKey(
  { key, secret }: PictureKeySettings,
  folder: string,
  onFault: (fault: unknown) => void,
): Promise<string> {
  if (key) return key;
  // Signatures are public: nobody shall try out short secrets on them.
  if (secret) return scryptSync(secret, 'pictures', 32).toString('base64url');
  return keptKey(folder).catch((fault) => {
    // Where nothing can be kept, the addresses of pictures hold for as long as this process does.
    onFault(fault);
    return randomUUID();
  });
}

async function keptKey(folder: string): Promise<string> {
  const file = join(folder, 'picture-key');
  const read = () =>
    readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => null,
    );
  const there = await read();
  if (there) return there;
  const fresh = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Of two processes that start together, the first one's is the key: it is there whole or not at all.
  const aside = `${file}.${fresh.slice(0, 8)}`;
  await writeFile(aside, `${fresh}\n`, { mode: 0o600 });
  await link(aside, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await rm(aside);
  return (await read()) || fresh;
}

/** Short, as it stands many times on a page; long enough that nobody guesses one for a single drawing. */
export const signatureLength = 6;

export function pictureSignature(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, signatureLength);
}

export function isPictureSignature(key: string, text: string, given: string): boolean {
  const bytes = Buffer.from(given);
  return (
    bytes.length === signatureLength &&
    timingSafeEqual(Buffer.from(pictureSignature(key, text)), bytes)
  );
}

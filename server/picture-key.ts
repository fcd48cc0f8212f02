import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
): Promise<string> {
  if (key) return key;
  // Signatures are public: nobody shall try out short secrets on them.
  if (secret) return scryptSync(secret, 'pictures', 32).toString('base64url');
  return keptKey(folder);
}

async function keptKey(folder: string): Promise<string> {
  const file = join(folder, 'picture-key');
  const fresh = randomBytes(32).toString('base64url');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${fresh}\n`, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch (fault) {
    const isThere = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST';
    if (!isThere) throw fault;
  }
  // Who made it a moment ago may still be writing it.
  for (let tries = 0; tries < 50; tries += 1) {
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept.length >= 16) return kept;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(
    `${file} holds no key of 16 characters or more. Delete it, and a new one is made.`,
  );
}

/** Short, as it stands many times on a page; long enough that nobody guesses one for a single drawing. */
export const signatureLength = 8;

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

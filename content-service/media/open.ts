import { join } from 'node:path';
import { httpAddress } from '@farol/server/settings';
import { z } from 'zod';
import { folderFiles, type MediaFiles } from './files.ts';
import { s3Files } from './s3-files.ts';

/** Media are stored in an S3-compatible store if all of these are set, in the data folder if none is. */
export const s3Settings = {
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Prefix of every name in the bucket: `farol/`. */
  S3_PREFIX: z.string().default(''),
};

type S3Settings = Partial<z.infer<z.ZodObject<typeof s3Settings>>>;
export type MediaSettings = S3Settings & { DATA_DIR: string };

const required = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** A partial configuration would silently store media in the data folder. */
export function refusePartialS3(settings: S3Settings, context: z.RefinementCtx): void {
  const missing = required.filter((name) => settings[name] === undefined);
  if (missing.length === required.length) return;
  for (const name of missing)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'given beside the other settings of S3: set all of them, or none',
    });
}

export function openMedia(settings: MediaSettings): MediaFiles {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: prefix = '',
  } = settings;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey)
    return folderFiles(join(settings.DATA_DIR, 'service', 'media'));
  return s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey, prefix });
}

import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { Content } from './content.ts';
import { validate } from './validate.ts';

/** Format 3 of the content file: a line about the content, one per document, and a checksum of all of them. */
const head = z.object({
  format: z.literal(3),
  repository: z.string(),
  documents: z.number(),
  takenAt: z.number(),
});

/** Shown until everything is copied again; null if it is damaged or of another repository. */
export function readEarlierFormat(
  bytes: Buffer,
  repository: string,
): { content: Content; takenAt: number } | null {
  const end = bytes.lastIndexOf('\n', bytes.length - 2) + 1;
  const sum = crc32(bytes.subarray(0, end)).toString(16).padStart(8, '0');
  if (bytes.toString('latin1', end) !== `${sum}\n`) return null;
  const [first = '', ...lines] = bytes.toString('utf8', 0, end - 1).split('\n');
  const about = head.safeParse(JSON.parse(first)).data;
  if (about?.repository !== repository || about.documents !== lines.length) return null;
  const documents = lines.flatMap((line) => {
    const read = validate(JSON.parse(line));
    return read.kind === 'document' ? [read.document] : [];
  });
  return { content: new Content('', documents), takenAt: about.takenAt };
}

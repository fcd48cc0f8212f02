import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { own } from '@farol/content-model';
import { type FileType, fileTypeOf } from '@farol/server/file-types';
import { claimedExtension } from '../repository/safe-name.ts';
import { HeicPhoto } from './refusals.ts';
import { type SvgRoot, svgRoot } from './svg.ts';

export interface Sniffed {
  readonly type: FileType;
  readonly svg?: SvgRoot;
}

const headLength = 64 * 1024;
const sniffTimeoutMs = 5_000;

/** Extensions reported by the sniffer that have another name here. */
const aliases: Readonly<Record<string, string>> = { apng: 'png', m4v: 'mp4' };

/** The old Office formats share one container; only the file name tells them apart. */
const legacyOffice = new Set(['doc', 'xls', 'ppt']);
const plainText = new Set(['txt', 'csv']);

/** The type of a file, judged by its bytes; undefined if it is not accepted. HEIC photos get an explanation. */
export async function sniff(path: string, filename: string): Promise<Sniffed | undefined> {
  const detected = await containerOf(path);
  const claimed = claimedExtension(filename);
  if (detected === 'heic' || detected === 'heif') throw new HeicPhoto(filename);
  if (detected === 'cfb') return legacyOffice.has(claimed) ? sniffedType(claimed) : undefined;
  if (detected !== undefined && detected !== 'xml')
    return sniffedType(own(aliases, detected) ?? detected);
  const svg = svgRoot(await headOf(path));
  if (svg) return (await isText(path)) ? sniffedType('svg', svg) : undefined;
  if (detected === undefined && plainText.has(claimed) && (await isText(path)))
    return sniffedType(claimed);
  return undefined;
}

function sniffedType(extension: string, svg?: SvgRoot): Sniffed | undefined {
  const type = fileTypeOf(extension);
  return type && { type, ...(svg ? { svg } : {}) };
}

async function containerOf(path: string): Promise<string | undefined> {
  const { FileTypeParser } = await import('file-type');
  const parser = new FileTypeParser({
    maxBufferSize: 4 * 1024 * 1024,
    signal: AbortSignal.timeout(sniffTimeoutMs),
  });
  try {
    return (await parser.fromFile(path))?.ext;
  } catch {
    // A file crafted to break the parser counts as an unknown type.
    return 'broken';
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Text has no control characters but tab, line ends, form feed and escape. */
async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path)) {
    for (const byte of chunk) {
      if (byte < 9 || byte === 11 || (byte > 13 && byte < 32 && byte !== 27)) return false;
    }
  }
  return true;
}

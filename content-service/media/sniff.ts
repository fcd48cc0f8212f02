import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { own } from '@farol/content-model';
import { claimedExtension } from '../repository/safe-name.ts';
import { type FileType, fileTypeNamed } from './kinds.ts';
import { HeicPhoto } from './refusals.ts';
import { type SvgRoot, svgRoot } from './svg.ts';

export interface Sniffed {
  readonly type: FileType;
  readonly svg?: SvgRoot;
}

const headLength = 64 * 1024;
const longestSniff = 5_000;

/** Names that the sniffer gives to what goes by another one here. */
const sameAs: Readonly<Record<string, string>> = { apng: 'png', m4v: 'mp4' };

/** The old office formats share one container; which of them it is, only the name says. */
const oldOffice = new Set(['doc', 'xls', 'ppt']);
const plainText = new Set(['txt', 'csv']);

/** What a file is, judged by its bytes; undefined for everything that is not taken. Photos of iPhones are told why. */
export async function sniff(path: string, named: string): Promise<Sniffed | undefined> {
  const found = await containerOf(path);
  const claimed = claimedExtension(named);
  if (found === 'heic' || found === 'heif') throw new HeicPhoto(named);
  if (found === 'cfb') return oldOffice.has(claimed) ? typed(claimed) : undefined;
  if (found !== undefined && found !== 'xml') return typed(own(sameAs, found) ?? found);
  const svg = svgRoot(await headOf(path));
  if (svg) return (await isText(path)) ? typed('svg', svg) : undefined;
  if (found === undefined && plainText.has(claimed) && (await isText(path))) return typed(claimed);
  return undefined;
}

function typed(extension: string, svg?: SvgRoot): Sniffed | undefined {
  const type = fileTypeNamed(extension);
  return type && { type, ...(svg ? { svg } : {}) };
}

async function containerOf(path: string): Promise<string | undefined> {
  const { FileTypeParser } = await import('file-type');
  const parser = new FileTypeParser({
    maxBufferSize: 4 * 1024 * 1024,
    signal: AbortSignal.timeout(longestSniff),
  });
  try {
    return (await parser.fromFile(path))?.ext;
  } catch {
    // A file made to break its parser is of no type we know.
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

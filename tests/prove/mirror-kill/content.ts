import { crc32 } from 'node:zlib';
import { type WireDocument, wireDocument } from '../../../site/content/service.testing.ts';

/** Pages that all state their version, so that a mixture shows. */
export function documents(version: string, count: number): WireDocument[] {
  const lead = `This is version-${version}. ${'A long lead that fills the file. '.repeat(90)}`;
  return Array.from({ length: count }, (_, index) =>
    wireDocument({
      id: `page-${index}`,
      data: {
        title: [{ type: 'heading1', text: `Page ${index} of version-${version}`, spans: [] }],
        lead,
      },
    }),
  );
}

/** The versions mentioned in a text. */
export function versionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/version-(\w+)/g)].map(([, version = '']) => version))];
}

export interface Standing {
  versions: string[];
  documents: number;
  /** Bytes after the last complete write. */
  left: number;
}

/** The content of the site's file, read independently of the site. */
export function readContentFile(bytes: Buffer): Standing {
  const documents = new Map<string, string>();
  let pending: [string, string][] = [];
  let start = 0;
  let whole = 0;
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', start)) {
    const line = bytes.toString('utf8', start, end);
    start = end + 1;
    if (crc32(line.slice(9)).toString(16).padStart(8, '0') !== line.slice(0, 8)) continue;
    const id = /^\d+ \{"id":"([^"]+)"/.exec(line.slice(9))?.[1];
    if (id) pending.push([id, line]);
    if (id || !line.includes('"gone":')) continue;
    for (const gone of JSON.parse(/"gone":(\[[^\]]*\])/.exec(line)?.[1] ?? '[]'))
      documents.delete(gone);
    for (const [name, text] of pending) documents.set(name, text);
    pending = [];
    whole = start;
  }
  const versions = [...new Set([...documents.values()].flatMap(versionsIn))];
  return { versions, documents: documents.size, left: bytes.length - whole };
}

/** Ways to damage a file. */
export const damages: Record<string, (good: Buffer) => Buffer> = {
  empty: () => Buffer.alloc(0),
  garbage: () => Buffer.from('what is this\n'),
  'zeros instead of its end': (good) =>
    Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length - 4096)]),
  'cut off': (good) => good.subarray(0, Math.floor(Math.random() * good.length)),
  'one byte changed': (good) => {
    const bad = Buffer.from(good);
    const place = Math.floor(Math.random() * bad.length);
    bad[place] = (bad[place] ?? 0) ^ (1 << Math.floor(Math.random() * 7));
    return bad;
  },
  'only its first line': (good) => good.subarray(0, good.indexOf('\n') + 1),
  'a document less': (good) => {
    const [first = '', , ...rest] = good.toString().split('\n');
    return Buffer.from([first, ...rest].join('\n'));
  },
  'written twice': (good) => Buffer.concat([good, good]),
  'other words under the old sum': (good) =>
    Buffer.from(good.toString().replace('version-good', 'version-evil')),
};

import { gzipSync } from 'node:zlib';

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** The words of a page's main part, in order, regardless of markup. */
export function wordsOf(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  return main
    .replaceAll(/<(script|style|template)[\s>][\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Bytes of compressed script that a browser runs for a page: inline and in the files it names. */
export async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  let bytes = 0;
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    const [, type = 'module'] = /\btype="([^"]*)"/.exec(attributes) ?? [];
    // Skips data blocks, and scripts for outdated browsers only.
    if (!/module|javascript/.test(type) || /\bnomodule\b/i.test(attributes)) continue;
    const [, source] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
    if (source === undefined) bytes += gzipped(text);
    else bytes += gzipped(await (await fetch(new URL(source, origin + path))).text());
  }
  return bytes;
}

/**
 * The text of an XML file. Translation tools write it in the encoding that it begins with, and read as another one it
 * would have other letters. Throws where its bytes are none of that encoding.
 */
export async function xmlTextOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // A mark of the byte order, or the bytes of `<`.
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)/.exec(start)?.[1] ?? 'utf-8';
  // Letters of one byte are not what it says.
  return /^utf-?16/i.test(named) ? 'utf-8' : named;
}

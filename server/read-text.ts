/** An answer goes on for longer than it may. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/** The text of an answer, unpacked, which is read no further than so many bytes; `of` says whose it is. */
export async function readText(
  { body }: Pick<Response, 'body'>,
  maxBytes: number,
  of: string,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes)
      throw new AnswerTooLarge(`${of}: the answer is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  // Without a byte order mark, as `response.json()` reads it.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

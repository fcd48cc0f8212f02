import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { serve } from '../testing/serve.ts';
import { AnswerTooLarge, readText } from './read-text.ts';

const packed = gzipSync(Buffer.alloc(20_000_000));

let address: string;
beforeEach(async () => {
  ({ address } = await serve(({ url }, response) => {
    if (url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    else if (url === '/endless') sendForEver();
    else response.end('\ufeffwhole');

    function sendForEver(): void {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      response.once('drain', sendForEver);
    }
  }));
});

it('is the text of an answer, without its byte order mark', async () => {
  expect(await readText(await fetch(address), 8, 'The example')).toBe('whole');
});

it.each(['packed', 'endless'])('ends an answer that is %s', async (path) => {
  expect(packed.length).toBeLessThan(100_000);
  const response = await fetch(`${address}/${path}`);
  await expect(readText(response, 100_000, 'The example')).rejects.toThrow(
    new AnswerTooLarge('The example: the answer is larger than 100000 bytes.'),
  );
});

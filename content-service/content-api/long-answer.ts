import { encodeSome } from './encode.ts';

/** Milliseconds of work on long answers in one turn of the event loop. */
const turnMs = 1;

const chunkBytes = 32 * 1024;

const waiting: (() => void)[] = [];

/**
 * The rest of an answer that is too long to be encoded at once: a hundred documents can take 40 ms. Chunks are made
 * as they are sent, those of all long answers in turn, with a turn of the event loop in between. So short answers go
 * first, and a client that does not read costs the memory of one chunk.
 */
export function longAnswer(
  start: Uint8Array<ArrayBuffer>,
  pieces: Iterator<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isCancelled = false;
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(start),
      pull: (controller) =>
        inTurn(() => {
          if (isCancelled) return;
          const { bytes, isLast } = encodeSome(pieces, chunkBytes);
          if (bytes.length > 0) controller.enqueue(bytes);
          if (isLast) controller.close();
        }),
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
}

function inTurn(work: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        resolve(work());
      } catch (fault) {
        reject(fault);
      }
    });
    if (waiting.length === 1) setImmediate(takeTurn);
  });
}

function takeTurn(): void {
  const end = performance.now() + turnMs;
  do waiting.shift()?.();
  while (waiting.length > 0 && performance.now() < end);
  if (waiting.length > 0) setImmediate(takeTurn);
}

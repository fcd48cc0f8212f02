import { errorOf } from '@farol/content-model';
import { encodeSome } from './encode.ts';

/** Milliseconds of work on long responses in one turn of the event loop. */
const TURN_MS = 1;

const CHUNK_BYTES = 32 * 1024;

const waiting: (() => void)[] = [];

/**
 * The body of a response that takes too long to be encoded at once: a hundred documents can take 40 ms. Chunks are
 * encoded when the client reads, those of all long responses in turn, with a turn of the event loop in between. So
 * short responses come first, and a client that does not read costs the memory of one chunk. An error closes the
 * connection, as the status is sent already.
 */
export function longResponse(
  start: Uint8Array<ArrayBuffer>,
  pieces: Iterator<string>,
  report: (fault: Error) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isCancelled = false;
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(start),
      pull: (controller) =>
        inTurn(report, () => {
          if (isCancelled) return;
          const { bytes, isLast } = encodeSome(pieces, CHUNK_BYTES);
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

function inTurn(report: (fault: Error) => void, work: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        resolve(work());
      } catch (fault) {
        report(errorOf(fault));
        reject(fault);
      }
    });
    if (waiting.length === 1) setImmediate(takeTurn);
  });
}

function takeTurn(): void {
  const end = performance.now() + TURN_MS;
  do waiting.shift()?.();
  while (waiting.length > 0 && performance.now() < end);
  if (waiting.length > 0) setImmediate(takeTurn);
}

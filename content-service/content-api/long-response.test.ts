import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { exampleDocument } from '../query/snapshot.testing.ts';
import { exampleApi, searchFor } from './library.testing.ts';
import { longResponse } from './long-response.ts';

const start = new TextEncoder().encode('start,');

function piecesOf(count: number, onPiece: () => void): Iterator<string> {
  return (function* () {
    for (let number = 0; number < count; number += 1) {
      onPiece();
      yield 'é'.repeat(20_000);
    }
  })();
}

/** Blocks the event loop. */
function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const noReport = () => {};

describe('a long response', () => {
  it('is the start and all further pieces', async () => {
    const body = longResponse(
      start,
      piecesOf(10, () => {}),
      noReport,
    );
    expect(await new Response(body).text()).toBe(`start,${'é'.repeat(200_000)}`);
  });

  it('is made no further than it is read', async () => {
    let made = 0;
    const reader = longResponse(
      start,
      piecesOf(1_000, () => {
        made += 1;
      }),
      noReport,
    ).getReader();
    await reader.read();
    await reader.read();
    await pause(20);
    expect(made).toBe(1);
    await reader.cancel();
    await pause(20);
    expect(made).toBe(1);
  });

  it('leaves a turn of the event loop between two pieces that take long', async () => {
    let turns = 0;
    let isCounting = true;
    const count = () => {
      turns += 1;
      if (isCounting) setImmediate(count);
    };
    setImmediate(count);
    const madeInTurn: number[] = [];
    const onPiece = () => {
      busyFor(2);
      madeInTurn.push(turns);
    };
    const answers = Array.from({ length: 5 }, () =>
      new Response(longResponse(start, piecesOf(20, onPiece), noReport)).text(),
    );
    await Promise.all(answers);
    isCounting = false;
    expect(madeInTurn).toHaveLength(100);
    expect(new Set(madeInTurn).size).toBe(100);
  });

  it('breaks off where a piece cannot be made', async () => {
    const reported: string[] = [];
    const body = longResponse(
      start,
      piecesOf(5, () => {
        throw new Error('no more');
      }),
      (fault) => reported.push(fault.message),
    );
    await expect(new Response(body).text()).rejects.toThrow('no more');
    expect(reported).toEqual(['no more']);
  });
});

describe('a search', () => {
  const documents = Array.from({ length: 30 }, (_, number) =>
    exampleDocument({ id: `d${number}`, data: { summary: 'é'.repeat(10_000) } }),
  );

  it('of many documents is sent while it is made, and says the same as one that is whole', async () => {
    const app = exampleApi({ documents });
    const long = await app.request(searchFor({ pageSize: '30' }));
    expect(long.headers.get('content-length')).toBeNull();
    const { results } = await long.json();
    expect(results).toHaveLength(30);
    const short = await app.request(searchFor({ pageSize: '2' }));
    const text = await short.text();
    expect(Number(short.headers.get('content-length'))).toBe(Buffer.byteLength(text));
    expect(JSON.parse(text).results).toEqual(results.slice(0, 2));
  });

  it('with fetched links is whole, because it may be refused as too large', async () => {
    const app = exampleApi({ documents });
    const answer = await app.request(searchFor({ pageSize: '30', fetchLinks: 'trip.summary' }));
    const text = await answer.text();
    expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(text));
  });

  it('is not cached by what asks over HTTP/1.0, where a part looks like the whole', async () => {
    const app = exampleApi({ documents });
    const cachingOver = async (httpVersion: string) => {
      const path = searchFor({ pageSize: '30' });
      const answer = await app.request(path, {}, { incoming: { httpVersion } });
      return answer.headers.get('cache-control');
    };
    expect(await cachingOver('1.0')).toBe('no-store');
    expect(await cachingOver('1.1')).toBe('max-age=31536000');
  });
});

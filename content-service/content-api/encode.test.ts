import { expect, it } from 'vitest';
import { encode, encodeInTurns } from './encode.ts';

const decoder = new TextDecoder();

it('puts texts one after the other, of any length and letters', () => {
  const pieces = [
    '“',
    'é'.repeat(100_000),
    '🐢'.repeat(200_000),
    '',
    'x'.repeat(3_000_000),
    '\ud800',
  ];
  expect(decoder.decode(encode(pieces))).toBe(pieces.join('').toWellFormed());
});

it('gives each answer bytes of its own', () => {
  const first = encode(['first']);
  const second = encode(['second']);
  expect([decoder.decode(first), decoder.decode(second)]).toEqual(['first', 'second']);
  expect(first.byteLength).toBe(first.buffer.byteLength);
});

it('goes on after a failed encoding', () => {
  function* failing() {
    yield 'half';
    throw new Error('no more');
  }
  expect(() => encode(failing())).toThrow('no more');
  expect(decoder.decode(encode(['whole']))).toBe('whole');
});

it('may be asked for another answer while one is made', () => {
  function* nested() {
    yield 'before ';
    yield decoder.decode(encode(['within']));
    yield ' after';
  }
  expect(decoder.decode(encode(nested()))).toBe('before within after');
});

it('lets others have a turn where it takes long, who may encode something, too', async () => {
  const pieces = Array.from({ length: 50 }, (_, number) => `${number} ${'é'.repeat(200_000)}`);
  const other: string[] = [];
  const timer = setInterval(() => other.push(decoder.decode(encode(['another']))), 0);
  const encoded = await encodeInTurns(pieces);
  clearInterval(timer);
  expect(decoder.decode(encoded) === pieces.join('')).toBe(true);
  expect(new Set(other)).toEqual(new Set(['another']));
});

it('goes on after one that failed in the middle', async () => {
  function* failing() {
    yield 'half';
    throw new Error('no more');
  }
  await expect(encodeInTurns(failing())).rejects.toThrow('no more');
  expect(decoder.decode(await encodeInTurns(['whole']))).toBe('whole');
});

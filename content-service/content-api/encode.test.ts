import { expect, it } from 'vitest';
import { encode } from './encode.ts';

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

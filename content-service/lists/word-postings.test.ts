import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Turns } from '../turns.ts';
import { WordPostings } from './word-postings.ts';

const words = fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: 8 });

it('knows which texts hold words, however often they were read again and swept', async () => {
  const steps = fc.array(
    fc.record({ place: fc.nat({ max: 9 }), words, isSwept: fc.boolean(), wanted: words }),
    { maxLength: 60 },
  );
  const property = fc.asyncProperty(steps, async (taken) => {
    const postings = new WordPostings();
    const texts = new Map<number, readonly number[]>();
    for (const { place, words, isSwept, wanted } of taken) {
      postings.set(place, words);
      texts.set(place, words);
      if (isSwept) await postings.sweep(new Turns());
      const held = postings.markAll([...wanted, ...wanted], new Uint8Array(10));
      for (const [at, text] of texts)
        expect(held[at]).toBe(wanted.every((word) => text.includes(word)) ? 1 : 0);
    }
  });
  await fc.assert(property, { numRuns: 200 });
});

it('is swept once most of what it lists is out of date, and then lists no more than there is', async () => {
  const postings = new WordPostings();
  const text = Uint32Array.from({ length: 1000 }, (_, word) => word);
  let reading = 0;
  for (; !postings.areMostlyOutdated; reading += 1) postings.set(0, text);
  expect(reading).toBeGreaterThan(100);
  await postings.sweep(new Turns());
  for (let again = 0; again < reading - 2; again += 1) postings.set(0, text);
  expect(postings.areMostlyOutdated).toBe(false);
  expect(postings.markAll([5], new Uint8Array(1))).toEqual(Uint8Array.of(1));
});

it('gives numbers again, however often texts are changed', async () => {
  const postings = new WordPostings();
  const texts = [
    new Uint32Array(0),
    Uint32Array.of(1, 2),
    Uint32Array.from({ length: 500 }, (_, word) => word),
  ];
  for (let change = 0; change < 20_000; change += 1) {
    postings.set(change % 7, texts[change % texts.length] ?? []);
    if (postings.areMostlyOutdated) await postings.sweep(new Turns());
  }
  expect(postings.texts).toBeLessThan(2_000);
});

it('keeps apart what is read anew while it is swept', async () => {
  const postings = new WordPostings();
  for (let place = 0; place < 50; place += 1) postings.set(place, [1, 2]);
  for (let place = 0; place < 50; place += 1) postings.set(place, [2, 3]);
  /** Something is read in each turn. */
  let place = 0;
  class Interrupted extends Turns {
    override get isOver() {
      return true;
    }
    override async next() {
      for (let times = 0; times < 20; times += 1) postings.set(place++ % 50, [1, 3]);
    }
  }
  await postings.sweep(new Interrupted());
  await postings.sweep(new Turns());
  for (let place = 0; place < 50; place += 1) postings.set(place, [4]);
  for (const word of [1, 2, 3])
    expect(postings.markAll([word], new Uint8Array(50)).some((held) => held === 1)).toBe(false);
  expect(postings.markAll([4], new Uint8Array(50)).every((held) => held === 1)).toBe(true);
});

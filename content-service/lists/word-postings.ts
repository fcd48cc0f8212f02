import type { Turns } from '../turns.ts';
import { NumberLists } from './number-lists.ts';

/** With fewer entries, sweeping is not worthwhile. */
const LEAST_SWEPT = 100_000;

/**
 * Which documents contain a word, by index. Every reading of a text gets a number, and each word lists the numbers of
 * texts that contain it: entries of an earlier reading are ignored, and swept out once they are the majority.
 */
export class WordPostings {
  /** By the number of a word. */
  readonly #texts = new NumberLists();
  /** By the number of a text. */
  readonly #places: number[] = [];
  readonly #sizes: number[] = [];
  /** By document, the number of its current text. */
  readonly #latest: number[] = [];
  /** Outdated texts that may still be listed, and free numbers that no list contains. */
  #left: number[] = [];
  readonly #free: number[] = [];
  #entries = 0;
  #outdated = 0;

  set(place: number, words: Iterable<number> & { length: number }): void {
    const before = this.#latest[place];
    if (before !== undefined) {
      const listed = this.#sizes[before] ?? 0;
      this.#outdated += listed;
      (listed > 0 ? this.#left : this.#free).push(before);
    }
    const text = this.#free.pop() ?? this.#places.length;
    this.#places[text] = place;
    this.#sizes[text] = words.length;
    this.#latest[place] = text;
    this.#entries += words.length;
    for (const word of words) this.#texts.add(word, text);
  }

  /** Marks the documents that contain all of the words; `held` must be all zeros. */
  markAll(words: Iterable<number>, held: Uint8Array): Uint8Array {
    const wanted = [...new Set(words)];
    for (const [index, word] of wanted.entries())
      this.#texts.each(word, (text) => {
        const place = this.#places[text] ?? 0;
        if (held[place] === index && this.#latest[place] === text) held[place] = index + 1;
      });
    if (wanted.length !== 1)
      for (let place = 0; place < held.length; place += 1)
        held[place] = held[place] === wanted.length ? 1 : 0;
    return held;
  }

  get areMostlyOutdated(): boolean {
    return this.#outdated > LEAST_SWEPT && this.#outdated > this.#entries / 2;
  }

  /** How many text numbers have been assigned. */
  get texts(): number {
    return this.#places.length;
  }

  async sweep(turns: Turns): Promise<void> {
    // Texts outdated from now on may be in lists that are already swept.
    const gone = this.#left;
    this.#left = [];
    const counts = (text: number) => this.#latest[this.#places[text] ?? 0] === text;
    for (const word of [...this.#texts.keys]) {
      const swept = this.#texts.keep(word, counts);
      this.#entries -= swept;
      this.#outdated -= swept;
      if (turns.isOver) await turns.next();
    }
    for (const text of gone) this.#free.push(text);
  }
}

import type { Turns } from '../turns.ts';
import { NumberLists } from './number-lists.ts';

/** With fewer entries, sweeping is not worthwhile. */
const minSwept = 100_000;

/**
 * Which documents contain a word, by index. Every reading of a text gets a number, and each word lists the numbers of
 * texts that contain it: entries of an earlier reading are ignored, and swept out once they are the majority.
 */
export class WordPostings {
  /** By the number of a word. */
  readonly #texts = new NumberLists();
  /** By the number of a text. */
  readonly #documents: number[] = [];
  readonly #sizes: number[] = [];
  /** By document, the number of its current text. */
  readonly #latest: number[] = [];
  /** Outdated texts that may still be listed, and free numbers that no list contains. */
  #outdatedTexts: number[] = [];
  readonly #free: number[] = [];
  #entries = 0;
  #outdated = 0;

  set(document: number, words: Iterable<number> & { length: number }): void {
    const outdatedText = this.#latest[document];
    if (outdatedText !== undefined) {
      const entries = this.#sizes[outdatedText] ?? 0;
      this.#outdated += entries;
      (entries > 0 ? this.#outdatedTexts : this.#free).push(outdatedText);
    }
    const text = this.#free.pop() ?? this.#documents.length;
    this.#documents[text] = document;
    this.#sizes[text] = words.length;
    this.#latest[document] = text;
    this.#entries += words.length;
    for (const word of words) this.#texts.add(word, text);
  }

  /** Marks the documents that contain all of the words; `marks` must be all zeros. */
  markAll(words: Iterable<number>, marks: Uint8Array): Uint8Array {
    const distinct = [...new Set(words)];
    for (const [index, word] of distinct.entries())
      this.#texts.forEach(word, (text) => {
        const document = this.#documents[text] ?? 0;
        if (marks[document] === index && this.#latest[document] === text)
          marks[document] = index + 1;
      });
    if (distinct.length !== 1)
      for (let document = 0; document < marks.length; document += 1)
        marks[document] = marks[document] === distinct.length ? 1 : 0;
    return marks;
  }

  get areMostlyOutdated(): boolean {
    return this.#outdated > minSwept && this.#outdated > this.#entries / 2;
  }

  /** How many text numbers have been assigned. */
  get texts(): number {
    return this.#documents.length;
  }

  async sweep(turns: Turns): Promise<void> {
    // Texts outdated from now on may be in lists that are already swept.
    const outdatedTexts = this.#outdatedTexts;
    this.#outdatedTexts = [];
    const isLatest = (text: number) => this.#latest[this.#documents[text] ?? 0] === text;
    for (const word of [...this.#texts.keys]) {
      const swept = this.#texts.retain(word, isLatest);
      this.#entries -= swept;
      this.#outdated -= swept;
      if (turns.isOver) await turns.next();
    }
    for (const text of outdatedTexts) this.#free.push(text);
  }
}

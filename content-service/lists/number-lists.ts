/** In each block, one number links to the next block; the others are items of the list. */
const BLOCK = 16;
const HELD = BLOCK - 1;
const BLOCKS_IN_CHUNK = 4096;

interface List {
  first: number;
  last: number;
  length: number;
}

/**
 * Many lists of numbers, long and short, each with a key, in blocks of a few large arrays: an array per list would cost
 * more than its content, and as much again in garbage collection while they grow.
 */
export class NumberLists {
  readonly #lists = new Map<number, List>();
  readonly #chunks: Uint32Array[] = [];
  readonly #free: number[] = [];
  #blocks = 0;

  get keys(): Iterable<number> {
    return this.#lists.keys();
  }

  add(key: number, number: number): void {
    const list = this.#lists.get(key);
    const within = list ? list.length % HELD : 0;
    if (list && within > 0) {
      this.#write(list.last, 1 + within, number);
      list.length += 1;
      return;
    }
    const block = this.#newBlock();
    this.#write(block, 1, number);
    if (!list) {
      this.#lists.set(key, { first: block, last: block, length: 1 });
      return;
    }
    this.#write(list.last, 0, block);
    list.last = block;
    list.length += 1;
  }

  each(key: number, look: (number: number) => void): void {
    const list = this.#lists.get(key);
    if (!list) return;
    let block = list.first;
    for (let left = list.length; left > 0; left -= HELD) {
      const chunk = this.#chunks[Math.floor(block / BLOCKS_IN_CHUNK)];
      if (!chunk) return;
      const start = (block % BLOCKS_IN_CHUNK) * BLOCK;
      const end = start + Math.min(left, HELD);
      for (let at = start + 1; at <= end; at += 1) look(chunk[at] ?? 0);
      block = chunk[start] ?? 0;
    }
  }

  /** Removes the other numbers from a list; answers how many those were. */
  keep(key: number, isKept: (number: number) => boolean): number {
    const list = this.#lists.get(key);
    if (!list) return 0;
    const kept: number[] = [];
    this.each(key, (number) => {
      if (isKept(number)) kept.push(number);
    });
    if (kept.length === list.length) return 0;
    let block = list.first;
    for (let left = list.length; left > 0; left -= HELD) {
      this.#free.push(block);
      block = this.#read(block, 0);
    }
    this.#lists.delete(key);
    for (const number of kept) this.add(key, number);
    return list.length - kept.length;
  }

  #newBlock(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    const block = this.#blocks;
    if (block % BLOCKS_IN_CHUNK === 0) this.#chunks.push(new Uint32Array(BLOCKS_IN_CHUNK * BLOCK));
    this.#blocks += 1;
    return block;
  }

  #read(block: number, at: number): number {
    const chunk = this.#chunks[Math.floor(block / BLOCKS_IN_CHUNK)];
    return chunk?.[(block % BLOCKS_IN_CHUNK) * BLOCK + at] ?? 0;
  }

  #write(block: number, at: number, number: number): void {
    const chunk = this.#chunks[Math.floor(block / BLOCKS_IN_CHUNK)];
    if (chunk) chunk[(block % BLOCKS_IN_CHUNK) * BLOCK + at] = number;
  }
}

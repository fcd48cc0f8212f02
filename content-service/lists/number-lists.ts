/** In each block, one number links to the next block; the others are items of the list. */
const blockSize = 16;
const itemsPerBlock = blockSize - 1;
const blocksPerChunk = 4096;

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
    const offset = list ? list.length % itemsPerBlock : 0;
    if (list && offset > 0) {
      this.#write(list.last, 1 + offset, number);
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

  forEach(key: number, visit: (number: number) => void): void {
    const list = this.#lists.get(key);
    if (!list) return;
    let block = list.first;
    for (let remaining = list.length; remaining > 0; remaining -= itemsPerBlock) {
      const chunk = this.#chunks[Math.floor(block / blocksPerChunk)];
      if (!chunk) return;
      const start = (block % blocksPerChunk) * blockSize;
      const end = start + Math.min(remaining, itemsPerBlock);
      for (let index = start + 1; index <= end; index += 1) visit(chunk[index] ?? 0);
      block = chunk[start] ?? 0;
    }
  }

  /** Removes the other numbers from a list; answers how many those were. */
  retain(key: number, isRetained: (number: number) => boolean): number {
    const list = this.#lists.get(key);
    if (!list) return 0;
    const retained: number[] = [];
    this.forEach(key, (number) => {
      if (isRetained(number)) retained.push(number);
    });
    if (retained.length === list.length) return 0;
    let block = list.first;
    for (let remaining = list.length; remaining > 0; remaining -= itemsPerBlock) {
      this.#free.push(block);
      block = this.#read(block, 0);
    }
    this.#lists.delete(key);
    for (const number of retained) this.add(key, number);
    return list.length - retained.length;
  }

  #newBlock(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    const block = this.#blocks;
    if (block % blocksPerChunk === 0)
      this.#chunks.push(new Uint32Array(blocksPerChunk * blockSize));
    this.#blocks += 1;
    return block;
  }

  #read(block: number, index: number): number {
    const chunk = this.#chunks[Math.floor(block / blocksPerChunk)];
    return chunk?.[(block % blocksPerChunk) * blockSize + index] ?? 0;
  }

  #write(block: number, index: number, number: number): void {
    const chunk = this.#chunks[Math.floor(block / blocksPerChunk)];
    if (chunk) chunk[(block % blocksPerChunk) * blockSize + index] = number;
  }
}

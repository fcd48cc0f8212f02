/** Chance that falls the same way every time: each scene has its own seed. */
export class Random {
  #state: number;

  constructor(seed: string) {
    // FNV-1a turns the name into a number.
    this.#state = 2166136261;
    for (const letter of seed) {
      this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 16777619);
    }
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  of<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }
}

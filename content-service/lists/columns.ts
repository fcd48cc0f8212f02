import { FacetValues } from './facets.ts';
import type { Page } from './page-list.ts';
import { type Row, stateBitsOf } from './row.ts';

/** The languages a page is in and is missing in; most pages share one of a few combinations. */
interface Presence {
  languages: readonly string[];
  /** The facet values its pages count for. */
  missing: readonly number[];
}

/**
 * The values that documents are filtered and counted by, in columns of numbers: each document has an index in them,
 * each page a number. Scanning a hundred thousand takes a few milliseconds; with records it would take ten times as
 * long.
 */
export class Columns {
  readonly values = new FacetValues();
  readonly rows: Row[] = [];
  /** Rows whose texts have not been read yet; reading one removes it. */
  readonly unread = new Set<Row>();
  readonly type: number[] = [];
  readonly lang: number[] = [];
  readonly state: number[] = [];
  readonly by: number[] = [];
  readonly tags: (readonly number[])[] = [];
  readonly stateBits: number[] = [];
  /** The next document of the same page; -1 for the last one. */
  readonly next: number[] = [];
  /** The first document of each page. */
  readonly first: number[] = [];
  readonly presence: number[] = [];
  readonly presences: Presence[] = [];
  readonly #presences = new Map<string, number>();
  readonly #marks = { failing: new Uint8Array(), found: new Uint8Array(), held: new Uint8Array() };

  /**
   * A zero for each document, in reused memory: allocating it for each request would keep the garbage collector busy.
   */
  marks(purpose: 'failing' | 'found' | 'held'): Uint8Array {
    const { length } = this.rows;
    if (this.#marks[purpose].length < length)
      this.#marks[purpose] = new Uint8Array(Math.ceil(length * 1.25));
    return this.#marks[purpose].subarray(0, length).fill(0);
  }

  setRow(row: Row): void {
    const { index } = row;
    const { values } = this;
    const previous = this.rows[index];
    if (previous) this.unread.delete(previous);
    else this.next[index] = -1;
    this.unread.add(row);
    this.rows[index] = row;
    this.type[index] = values.numberOf('type', row.type);
    this.lang[index] = values.numberOf('lang', row.lang);
    this.state[index] = values.numberOf('state', row.state);
    this.by[index] = values.numberOf('by', row.changedBy);
    this.tags[index] = [...new Set(row.tags)].map((tag) => values.numberOf('tag', tag));
    this.stateBits[index] = stateBitsOf(row);
  }

  setPage({ number, rows, languages }: Page, all: readonly { id: string }[]): void {
    this.first[number] = rows[0]?.index ?? -1;
    for (const [position, row] of rows.entries())
      this.next[row.index] = rows[position + 1]?.index ?? -1;
    const missing = all.map(({ id }) => id).filter((id) => !languages.includes(id));
    const key = JSON.stringify([languages, missing]);
    const index = this.#presences.get(key) ?? this.presences.length;
    if (index === this.presences.length) {
      this.#presences.set(key, index);
      const numbers = missing.map((id) => this.values.numberOf('missing', id));
      this.presences.push({ languages, missing: numbers });
    }
    this.presence[number] = index;
  }
}

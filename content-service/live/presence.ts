import { z } from 'zod';
import type { Signals } from '../store/signals.ts';

/** Who has said nothing for so long is gone. */
const GONE_AFTER_MS = 45_000;
/** How long it is known who typed somewhere. */
const TYPED_KEPT_MS = 60 * 60 * 1000;
/** However many pretend to be here, memory stays. */
const MOST_PRESENT = 2_000;
const MOST_OF_ONE = 50;
const MOST_TYPED = 5_000;

const present = z.object({
  /** One of the pages a person has open. */
  tab: z.string(),
  person: z.string(),
  document: z.string().nullable(),
  field: z.string().nullable(),
  at: z.number(),
});
const typed = z.object({
  document: z.string(),
  field: z.string(),
  person: z.string(),
  at: z.number(),
});
const signal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here'), present, typed: typed.optional() }),
  z.object({ kind: z.literal('left'), person: z.string(), tab: z.string() }),
  /** A process that begins asks the others. */
  z.object({ kind: z.literal('who') }),
]);

export type Present = z.infer<typeof present>;
export type Typed = z.infer<typeof typed>;
type Signal = z.infer<typeof signal>;

/** Who is at a document and at which of its fields, and who typed there last. */
export interface DocumentPresence {
  document: string;
  people: Omit<Present, 'document'>[];
  typed: Omit<Typed, 'document'>[];
}

/** Who is where, in memory; the processes on one database tell each other. */
export class Presence {
  readonly #present = new Map<string, Present>();
  readonly #typed = new Map<string, Typed>();
  readonly #listeners = new Set<(document: string) => void>();
  readonly #clock: () => number;
  readonly #signals: Signals;
  readonly #stopHearing: () => void;

  constructor(signals: Signals, clock: () => number) {
    this.#signals = signals;
    this.#clock = clock;
    this.#stopHearing = signals.hear((text) => this.#heard(text));
    this.#send({ kind: 'who' });
  }

  /** Somebody is there; where they type, that is known for an hour. */
  say({ isTyping, ...where }: Omit<Present, 'at'> & { isTyping: boolean }): void {
    const at = this.#clock();
    const { document, field, person } = where;
    const news = isTyping && document && field ? { document, field, person, at } : undefined;
    const here = { kind: 'here' as const, present: { ...where, at }, ...(news && { typed: news }) };
    this.#take(here);
    this.#send(here);
  }

  leave(person: string, tab: string): void {
    const left = { kind: 'left' as const, person, tab };
    this.#take(left);
    this.#send(left);
  }

  /** Lets go of who has said nothing for a while. */
  sweep(): void {
    const now = this.#clock();
    for (const [key, { at, document }] of this.#present)
      if (at <= now - GONE_AFTER_MS) {
        this.#present.delete(key);
        this.#tell(document);
      }
    for (const [key, { at }] of this.#typed) if (at <= now - TYPED_KEPT_MS) this.#typed.delete(key);
  }

  at(document: string): DocumentPresence {
    this.sweep();
    const here = [...this.#present.values()].filter((each) => each.document === document);
    const words = [...this.#typed.values()].filter((each) => each.document === document);
    return {
      document,
      people: here.map(({ document: _, ...person }) => person),
      typed: words.map(({ document: _, ...word }) => word),
    };
  }

  all(): DocumentPresence[] {
    this.sweep();
    const documents = [...this.#present.values(), ...this.#typed.values()].flatMap(
      ({ document }) => document ?? [],
    );
    return [...new Set(documents)].map((document) => this.at(document));
  }

  onChange(listener: (document: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stopHearing();
  }

  #heard(text: string): void {
    const said = signal.safeParse(jsonOf(text));
    if (!said.success) return;
    if (said.data.kind !== 'who') this.#take(said.data);
    else for (const each of this.#present.values()) this.#send({ kind: 'here', present: each });
  }

  #take(said: Exclude<Signal, { kind: 'who' }>): void {
    if (said.kind === 'left') {
      const key = keyOf(said);
      const before = this.#present.get(key);
      this.#present.delete(key);
      if (before) this.#tell(before.document);
      return;
    }
    const { present: news, typed: word } = said;
    const key = keyOf(news);
    const before = this.#present.get(key);
    this.#present.delete(key);
    this.#present.set(key, news);
    this.#makeRoom(news.person);
    if (word) {
      const place = JSON.stringify([word.document, word.field]);
      this.#typed.delete(place);
      this.#typed.set(place, word);
      if (this.#typed.size > MOST_TYPED) this.#typed.delete(firstKey(this.#typed));
    }
    const hasMoved = before?.document !== news.document || before.field !== news.field;
    if (before && before.document !== news.document) this.#tell(before.document);
    if (hasMoved || word) this.#tell(news.document);
  }

  /** The one who was heard of longest ago leaves. */
  #makeRoom(person: string): void {
    const own = [...this.#present].filter(([, each]) => each.person === person);
    if (own.length > MOST_OF_ONE) this.#present.delete(own[0]?.[0] ?? '');
    if (this.#present.size > MOST_PRESENT) this.#present.delete(firstKey(this.#present));
  }

  #tell(document: string | null): void {
    if (document !== null) for (const listener of this.#listeners) listener(document);
  }

  #send(said: Signal): void {
    // What is lost is said again with the next sign of life.
    this.#signals.send(JSON.stringify(said)).catch(() => {});
  }
}

function keyOf({ person, tab }: { person: string; tab: string }): string {
  return JSON.stringify([person, tab]);
}

function firstKey(map: ReadonlyMap<string, unknown>): string {
  for (const key of map.keys()) return key;
  return '';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

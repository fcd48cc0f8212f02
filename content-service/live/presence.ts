import { hourMs, jsonOrNull } from '@farol/content-model';
import { ageOf } from '@farol/server/age-of';
import { z } from 'zod';
import type { Signals } from '../store/signals.ts';

/** A tab without a sign of life for this long is gone. */
const expiryMs = 45_000;
/** How long it is remembered who typed in a field. */
const typedRetentionMs = hourMs;
/** Bounds memory, however many pretend to be present. */
const maxPresent = 2_000;
const maxTabsPerPerson = 50;
const maxTyped = 5_000;
/** So that nobody displaces what is known of the others. */
const maxTypedPerPerson = 500;

const present = z.object({
  /** One of the browser tabs a person has open. */
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
  /** Sent by a starting process to ask the others who is present. */
  z.object({ kind: z.literal('who') }),
]);

export type Present = z.infer<typeof present>;
export type Typed = z.infer<typeof typed>;
type Signal = z.infer<typeof signal>;
type Here = Extract<Signal, { kind: 'here' }>;

/** Who is at a document and in which field, and who typed there last. */
export interface DocumentPresence {
  document: string;
  people: Omit<Present, 'document'>[];
  typed: Omit<Typed, 'document'>[];
}

/** Who is present where, in memory; processes on one database share it by signals. */
export class Presence {
  readonly #present = new Map<string, Present>();
  readonly #typed = new Map<string, Typed>();
  readonly #listeners = new Set<(document: string) => void>();
  readonly #clock: () => number;
  readonly #signals: Signals;
  readonly #stopListening: () => void;

  constructor(signals: Signals, clock: () => number) {
    this.#signals = signals;
    this.#clock = clock;
    this.#stopListening = signals.listen((text) => this.#receive(text));
    this.#send({ kind: 'who' });
  }

  /** Records that a person is present; typing is remembered for an hour. */
  update({ isTyping, ...where }: Omit<Present, 'at'> & { isTyping: boolean }): void {
    const at = this.#clock();
    const { document, field, person } = where;
    const typing = isTyping && document && field ? { document, field, person, at } : undefined;
    const message = {
      kind: 'here' as const,
      present: { ...where, at },
      ...(typing && { typed: typing }),
    };
    this.#apply(message);
    this.#send(message);
  }

  leave(person: string, tab: string): void {
    const left = { kind: 'left' as const, person, tab };
    this.#apply(left);
    this.#send(left);
  }

  /** Removes tabs without a recent sign of life, and old typing. */
  sweep(): void {
    const now = this.#clock();
    for (const [key, { at }] of this.#present) if (ageOf(at, now) >= expiryMs) this.#remove(key);
    for (const [key, { at }] of this.#typed)
      if (ageOf(at, now) >= typedRetentionMs) this.#typed.delete(key);
  }

  at(document: string): DocumentPresence {
    const found = this.#collect((each) => each === document).get(document);
    return found ?? { document, people: [], typed: [] };
  }

  all(): DocumentPresence[] {
    return [...this.#collect(() => true).values()];
  }

  /** Finds all in one pass, since a new listener is told of every document. */
  #collect(isIncluded: (document: string) => boolean): ReadonlyMap<string, DocumentPresence> {
    this.sweep();
    const found = new Map<string, DocumentPresence>();
    const presenceIn = (document: string) => {
      const presence = found.get(document) ?? { document, people: [], typed: [] };
      found.set(document, presence);
      return presence;
    };
    for (const { document, ...person } of this.#present.values())
      if (document !== null && isIncluded(document)) presenceIn(document).people.push(person);
    for (const { document, ...word } of this.#typed.values())
      if (isIncluded(document)) presenceIn(document).typed.push(word);
    return found;
  }

  onChange(listener: (document: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stopListening();
  }

  #receive(text: string): void {
    const message = signal.safeParse(jsonOrNull(text));
    if (!message.success) return;
    if (message.data.kind === 'here') this.#apply(heardAt(message.data, this.#clock()));
    else if (message.data.kind === 'left') this.#apply(message.data);
    else for (const each of this.#present.values()) this.#send({ kind: 'here', present: each });
  }

  #apply(message: Exclude<Signal, { kind: 'who' }>): void {
    if (message.kind === 'left') {
      this.#remove(keyOf(message));
      return;
    }
    const { present, typed: word } = message;
    const key = keyOf(present);
    const before = this.#present.get(key);
    this.#present.delete(key);
    this.#present.set(key, present);
    this.#evict(present.person);
    if (word) {
      const place = JSON.stringify([word.document, word.field]);
      this.#typed.delete(place);
      this.#typed.set(place, word);
      const byPerson = [...this.#typed].filter(([, each]) => each.person === word.person);
      if (byPerson.length > maxTypedPerPerson) this.#typed.delete(byPerson[0]?.[0] ?? '');
      if (this.#typed.size > maxTyped) this.#typed.delete(firstKey(this.#typed));
    }
    const hasMoved = before?.document !== present.document || before.field !== present.field;
    if (before && before.document !== present.document) this.#notify(before.document);
    if (hasMoved || word) this.#notify(present.document);
  }

  /** Evicts the one heard of longest ago. */
  #evict(person: string): void {
    const byPerson = [...this.#present].filter(([, each]) => each.person === person);
    if (byPerson.length > maxTabsPerPerson) this.#remove(byPerson[0]?.[0] ?? '');
    if (this.#present.size > maxPresent) this.#remove(firstKey(this.#present));
  }

  #remove(key: string): void {
    const before = this.#present.get(key);
    this.#present.delete(key);
    if (before) this.#notify(before.document);
  }

  #notify(document: string | null): void {
    if (document !== null) for (const listener of this.#listeners) listener(document);
  }

  #send(message: Signal): void {
    // A lost signal is repeated by the next sign of life.
    this.#signals.send(JSON.stringify(message)).catch(() => {});
  }
}

function keyOf({ person, tab }: { person: string; tab: string }): string {
  return JSON.stringify([person, tab]);
}

function firstKey(map: ReadonlyMap<string, unknown>): string {
  for (const key of map.keys()) return key;
  return '';
}

/** By the clock of whoever hears it: another machine's may be a minute ahead. */
function heardAt({ present, typed, ...message }: Here, at: number): Here {
  return { ...message, present: { ...present, at }, ...(typed && { typed: { ...typed, at } }) };
}

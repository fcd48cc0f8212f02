import { jsonOrNull } from '@farol/content-model';
import { z } from 'zod';
import type { RecordChange, RecordStore } from '../store/records.ts';
import type { Signals } from '../store/signals.ts';

const signal = z.object({ kind: z.literal('ended'), names: z.array(z.string()) });

/** Names for what grants access; announced when it is removed. */
export const accessKey = {
  session: (id: string) => `session/${id}`,
  preview: (id: string) => `preview/${id}`,
  person: (id: string) => `person/${id}`,
};

/**
 * Notifies those holding a stream open that their access may have ended, in this and other processes on the store. It
 * observes the writing of records, so that no way of ending access is missed.
 */
export class Endings {
  readonly #signals: Signals;
  readonly #listeners = new Map<() => void, ReadonlySet<string>>();

  constructor(signals: Signals) {
    this.#signals = signals;
  }

  /** Listens to other processes until the service stops. */
  listen(ending: AbortSignal): void {
    const stop = this.#signals.listen((text) => this.#receive(text));
    ending.addEventListener('abort', stop, { once: true });
  }

  /** The same record store, announcing what is removed. */
  observe(records: RecordStore): RecordStore {
    return {
      get: (kind, id) => records.get(kind, id),
      list: (kind, owner) => records.list(kind, owner),
      lastBefore: (kind, id, limit) => records.lastBefore(kind, id, limit),
      forget: (endedBefore) => records.forget(endedBefore),
      write: async (changes) => {
        const isWritten = await records.write(changes);
        const names = changes.flatMap(endedAccess);
        if (isWritten && names.length > 0) await this.#announce([...new Set(names)]);
        return isWritten;
      },
    };
  }

  /** Calls the listener when one of the named accesses ended or may have. Returns a function that unsubscribes. */
  onEnd(names: Iterable<string>, listener: () => void): () => void {
    this.#listeners.set(listener, new Set(names));
    return () => this.#listeners.delete(listener);
  }

  async #announce(names: readonly string[]): Promise<void> {
    this.#notify(names);
    // Whoever is not reached checks by themselves after a while.
    await this.#signals.send(JSON.stringify({ kind: 'ended', names })).catch(() => {});
  }

  #receive(text: string): void {
    const message = signal.safeParse(jsonOrNull(text));
    if (text === '') this.#notify(null);
    else if (message.success) this.#notify(message.data.names);
  }

  /** Null if another process wrote something without saying what. */
  #notify(ended: readonly string[] | null): void {
    for (const [listener, names] of this.#listeners)
      if (ended?.some((name) => names.has(name)) ?? true) listener();
  }
}

function endedAccess(change: RecordChange): string[] {
  if (change.change === 'clear')
    return change.kind === 'session' || change.kind === 'preview'
      ? [accessKey.person(change.owner)]
      : [];
  if (change.change !== 'remove') return [];
  const { kind, id } = change;
  return kind === 'session' || kind === 'preview' || kind === 'person' ? [accessKey[kind](id)] : [];
}

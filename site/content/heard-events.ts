import type { ServiceEvent } from './publications.ts';

/** Of events and the ids in them that wait; after more than that, copying everything takes less. */
const maxHeard = 5_000;

/** The events of a connection, from the one with the content's ref; only the last one, where that was missed. */
export class HeardEvents {
  #events: ServiceEvent[] = [];

  get isEmpty(): boolean {
    return this.#events.length === 0;
  }

  add(event: ServiceEvent, contentRef: string): void {
    if (event.kind === 'state') this.clear();
    this.#events.push(event);
    if (sizeOf(this.after(contentRef) ?? this.#events) > maxHeard) this.keepLast();
  }

  /** The events after the one with the content's ref can be applied. Null if none has it: some were missed. */
  after(contentRef: string): ServiceEvent[] | null {
    const last = this.#events.findLastIndex(({ ref }) => ref === contentRef);
    return last < 0 ? null : this.#events.slice(last + 1);
  }

  /** Keeps the event with the content's ref and those after it. */
  keepFrom(contentRef: string): void {
    this.#events = this.#events.slice(-1 - (this.after(contentRef)?.length ?? 0));
  }

  keepLast(): void {
    this.#events = this.#events.slice(-1);
  }

  clear(): void {
    this.#events = [];
  }
}

function sizeOf(events: readonly ServiceEvent[]): number {
  const sizes = events.map((event) =>
    event.kind === 'publication' ? 1 + event.published.length + event.unpublished.length : 1,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

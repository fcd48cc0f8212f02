import type { Operations } from '../api/operations.ts';
import { Listeners } from '../listeners.ts';

type Events = Operations['/live']['get']['events'];
export type Change = Events['change'];
export type DocumentPresence = Events['presence'];

/** The events of the service, as it sends them. */
export type LiveEvent = {
  [Name in 'state' | 'change' | 'presence']: { event: Name; data: Events[Name] };
}['state' | 'change' | 'presence'];

/** What pages tell each other; its names stay, because an open page may be from before an update. */
interface PassedOn {
  said: LiveEvent;
  id: string;
}

/** The delay before a refused stream is opened again, in milliseconds. */
const retryMs = 5_000;
const channelName = 'farol-live';

/**
 * Follows the service's events. Browsers allow few connections to one host, so only one of all open pages follows them
 * and passes them on; when it closes, another one continues after the last event received.
 */
export class LiveConnection {
  readonly #listeners = new Listeners<[LiveEvent]>();
  readonly #channel = new BroadcastChannel(channelName);
  readonly #ending = new AbortController();
  #lastId = '';

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<PassedOn>) => this.#take(data.said, data.id);
    void this.#lead();
  }

  readonly subscribe = this.#listeners.subscribe;

  close(): void {
    this.#ending.abort();
    this.#channel.close();
  }

  async #lead(): Promise<void> {
    const { signal } = this.#ending;
    const follow = () => this.#follow(signal);
    // Without the Web Locks API (no HTTPS, and not localhost) every page follows for itself.
    await (navigator.locks?.request(channelName, { signal }, follow) ?? follow()).catch(() => {});
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#stream(signal);
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }

  /** Resolves when the service refuses; the browser restores lost connections by itself. */
  #stream(signal: AbortSignal): Promise<void> {
    const source = new EventSource(
      `/api/farol/v1/live?lastEventId=${encodeURIComponent(this.#lastId)}`,
    );
    const hear = <Name extends LiveEvent['event']>(event: Name) =>
      source.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) => {
        const message = { event, data: JSON.parse(data) } as Extract<LiveEvent, { event: Name }>;
        this.#channel.postMessage({ said: message, id: lastEventId } satisfies PassedOn);
        this.#take(message, lastEventId);
      });
    for (const event of ['state', 'change', 'presence'] as const) hear(event);
    return new Promise((resolve) => {
      const end = () => {
        source.close();
        signal.removeEventListener('abort', end);
        resolve();
      };
      signal.addEventListener('abort', end);
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) end();
      };
    });
  }

  #take(message: LiveEvent, id: string): void {
    this.#lastId = id || this.#lastId;
    this.#listeners.tell(message);
  }
}

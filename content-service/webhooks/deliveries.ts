import { recordDeliveries } from '../repository/commands/deliveries.ts';
import { theWebhook } from '../repository/commands/webhooks.ts';
import type { Webhook } from '../repository/events.ts';
import type { Commit } from '../repository/history.ts';
import { newId } from '../repository/tokens.ts';
import { emptyHistory, type Tip } from '../store/store.ts';
import { ChangeReader } from './changes.ts';
import { DeliveryQueue, type DeliveryQueueOptions, outcomeOf } from './delivery-queue.ts';
import { isCalledFor, testBody } from './payload.ts';
import { type Posted, post } from './post.ts';

export interface DeliveryOptions
  extends Pick<
      DeliveryQueueOptions,
      'repository' | 'clock' | 'limitMs' | 'insideAllowed' | 'resolve' | 'report'
    >,
    Partial<Pick<DeliveryQueueOptions, 'pausesMs' | 'mostWaiting'>> {}

/** Six tries within 22 minutes. */
const pausesMs = [2_000, 10_000, 60_000, 5 * 60_000, 15 * 60_000];
const MOST_WAITING = 1000;

/**
 * Tells webhooks of what happens in the repository. It reads the history behind the repository, so that a
 * publication never waits for it, and begins after the last delivery that the history notes: at least once each,
 * in the order of the history.
 *
 * Several processes may do so: a claim in the history lets one of them deliver to a webhook at a time, and when
 * it is gone another takes over as soon as the claim is over.
 */
export class Deliveries {
  readonly #options: DeliveryQueueOptions;
  readonly #ending = new AbortController();
  readonly #queues = new Map<string, DeliveryQueue>();
  readonly #webhooks = new Map<string, Webhook>();
  #reader = this.#newReader();
  #seen: Tip = emptyHistory;
  #reading: Promise<void> | null = null;
  #moved = false;
  #unfollow = () => {};
  #apiUrl = '';

  constructor(options: DeliveryOptions) {
    const domain = options.repository.repositoryName;
    this.#options = {
      pausesMs,
      mostWaiting: MOST_WAITING,
      ...options,
      process: newId(),
      sender: () => ({ domain, apiUrl: this.#apiUrl }),
      ending: this.#ending.signal,
    };
  }

  /** The address is where the service is reached; receivers are told. */
  start(address: string): void {
    this.#apiUrl = `${address.replace(/\/$/, '')}/api/v2`;
    this.#unfollow = this.#options.repository.onCommit((commit) => {
      for (const event of commit.events) {
        if (event.kind === 'webhook-saved') this.#queues.get(event.webhook.id)?.wake();
        if (event.kind === 'webhook-removed') this.#endQueue(event.webhook);
      }
      this.#read();
    });
    this.#read();
  }

  async stop(): Promise<void> {
    this.#unfollow();
    this.#ending.abort();
    await this.#reading;
    await Promise.all([...this.#queues.values()].map((queue) => queue.end()));
  }

  /** One try at once, whatever waits in the queue. */
  async test(id: string): Promise<Posted> {
    const { repository, sender, clock } = this.#options;
    const { url, headers, secret } = theWebhook(repository.state, id);
    const posted = await post({ url, headers, body: testBody(sender(), secret) }, this.#options);
    const { answer, ms } = posted;
    const ended = outcomeOf(posted);
    const status = answer?.status ?? null;
    const outcome = { commit: null, at: clock(), status, ...ended, attempts: 1, ms };
    await repository.do('webhooks', recordDeliveries(id, [outcome]));
    return { answer, ...ended, ms };
  }

  /** Reads what is new in the history; calls that come meanwhile are one more reading afterwards. */
  #read(): void {
    if (this.#ending.signal.aborted) return;
    this.#moved = true;
    this.#reading ??= this.#readOn()
      .catch(this.#options.report)
      .finally(() => {
        this.#reading = null;
        if (this.#moved) this.#read();
      });
  }

  async #readOn(): Promise<void> {
    while (this.#moved && !this.#ending.signal.aborted) {
      this.#moved = false;
      // Without a webhook nothing needs to be read, and later all of it can be.
      if (this.#options.repository.state.webhooks.size === 0) return;
      if (!(await this.#isSameHistory())) this.#startAgain();
      await this.#readNew();
    }
  }

  async #readNew(): Promise<void> {
    const { repository } = this.#options;
    for await (const commit of repository.history(this.#seen.sequence)) {
      // The repository takes it in first, and says so.
      if (commit.sequence > repository.state.tip.sequence) return;
      this.#take(commit);
      this.#seen = { sequence: commit.sequence, checksum: commit.checksum };
    }
  }

  /** Asks each webhook as it was at that time: what it was not called for then is not told later. */
  #take(commit: Commit): void {
    for (const event of commit.events) {
      if (event.kind === 'webhook-saved') this.#webhooks.set(event.webhook.id, event.webhook);
      if (event.kind === 'webhook-removed') this.#webhooks.delete(event.webhook);
    }
    const change = this.#reader.read(commit);
    const present = this.#options.repository.state.webhooks;
    for (const webhook of this.#webhooks.values()) {
      const through = present.get(webhook.id)?.through ?? Infinity;
      if (webhook.active && change.commit > through && isCalledFor(webhook, change.triggers))
        this.#queueOf(webhook.id).add(change);
    }
  }

  #queueOf(webhook: string): DeliveryQueue {
    const present = this.#queues.get(webhook);
    if (present) return present;
    const queue = new DeliveryQueue(webhook, this.#options);
    this.#queues.set(webhook, queue);
    return queue;
  }

  #endQueue(webhook: string): void {
    this.#queues.get(webhook)?.forget();
    this.#queues.delete(webhook);
  }

  /** A backup that was restored has another commit, or none, where ours stood. */
  async #isSameHistory(): Promise<boolean> {
    const { sequence, checksum } = this.#seen;
    if (sequence === 0) return true;
    for await (const commit of this.#options.repository.history(sequence - 1))
      return commit.checksum === checksum;
    return false;
  }

  #startAgain(): void {
    for (const queue of this.#queues.values()) queue.forget();
    this.#webhooks.clear();
    this.#reader = this.#newReader();
    this.#seen = emptyHistory;
  }

  #newReader(): ChangeReader {
    return new ChangeReader((document, version) => {
      const { documents } = this.#options.repository.state;
      return documents.get(document)?.versions.findLast(({ id }) => id === version)?.tags ?? [];
    });
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { errorOf, minuteMs } from '@farol/content-model';
import { recordDeliveries } from '../repository/commands/deliveries.ts';
import { theWebhook } from '../repository/commands/webhooks.ts';
import type { Webhook } from '../repository/events.ts';
import type { Commit } from '../repository/history.ts';
import type { State } from '../repository/state.ts';
import { newId } from '../repository/tokens.ts';
import { ChangeReader } from './changes.ts';
import {
  DeliveryQueue,
  type DeliveryQueueOptions,
  outcomeOf,
  storeRetryMs,
} from './delivery-queue.ts';
import { isCalledFor, testBody } from './payload.ts';
import { type Posted, post } from './post.ts';

export interface DeliveryOptions
  extends Pick<
      DeliveryQueueOptions,
      'repository' | 'clock' | 'limitMs' | 'allowInternal' | 'resolve' | 'report'
    >,
    Partial<Pick<DeliveryQueueOptions, 'retryDelaysMs' | 'maxWaiting'>> {}

/** Six attempts within 22 minutes. */
const retryDelaysMs = [2_000, 10_000, minuteMs, 5 * minuteMs, 15 * minuteMs];
const maxWaiting = 1000;

/**
 * Delivers changes to webhooks, at least once and in the order of the history. It reads the history asynchronously,
 * so that a publication never waits for it, and starts after the last delivery recorded there.
 *
 * Several processes may run it: a claim in the history lets one of them deliver to a webhook at a time. If that
 * process dies, another one takes over when the claim expires.
 */
export class Deliveries {
  readonly #options: DeliveryQueueOptions;
  readonly #ending = new AbortController();
  readonly #queues = new Map<string, DeliveryQueue>();
  readonly #webhooks = new Map<string, Webhook>();
  #state: State;
  #reader = this.#newReader();
  /** The sequence of the last commit that was read. */
  #readTo = 0;
  #reading: Promise<void> | null = null;
  #hasNewCommits = false;
  #unfollow = () => {};
  #apiUrl = '';

  constructor(options: DeliveryOptions) {
    const domain = options.repository.repositoryName;
    this.#options = {
      retryDelaysMs,
      maxWaiting,
      ...options,
      process: newId(),
      sender: () => ({ domain, apiUrl: this.#apiUrl }),
      ending: this.#ending.signal,
    };
    this.#state = options.repository.state;
  }

  /** `address` is the service's own, which is part of every delivery. */
  start(address: string): void {
    this.#apiUrl = `${address.replace(/\/$/, '')}/api/v2`;
    const { repository } = this.#options;
    this.#state = repository.state;
    this.#unfollow = repository.onCommit((commit) => {
      // A restored backup is another history, where the same sequences are other commits.
      if (repository.state !== this.#state) this.#startOver();
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

  /** Makes one attempt immediately, regardless of the queue. */
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

  /** Reads new commits; calls made in the meantime lead to a single further read. */
  #read(): void {
    if (this.#ending.signal.aborted) return;
    this.#hasNewCommits = true;
    this.#reading ??= this.#readAll()
      .catch((fault) => this.#retryLater(errorOf(fault)))
      .finally(() => {
        this.#reading = null;
        if (this.#hasNewCommits) this.#read();
      });
  }

  async #retryLater(fault: Error): Promise<void> {
    this.#options.report(fault);
    this.#hasNewCommits = true;
    const { signal } = this.#ending;
    await pause(storeRetryMs, undefined, { signal, ref: false }).catch(() => {
      // It is stopping.
    });
  }

  async #readAll(): Promise<void> {
    while (this.#hasNewCommits && !this.#ending.signal.aborted) {
      this.#hasNewCommits = false;
      // Without webhooks there is nothing to do, and later the whole history can be read.
      if (this.#options.repository.state.webhooks.size === 0) return;
      await this.#readNew();
    }
  }

  async #readNew(): Promise<void> {
    const state = this.#state;
    for await (const commit of this.#options.repository.history(this.#readTo)) {
      // Wait until the repository has applied it, too; it calls back then.
      if (this.#state !== state || commit.sequence > state.tip.sequence) return;
      this.#enqueue(commit);
      this.#readTo = commit.sequence;
    }
  }

  /** Uses the webhooks as they were at that commit: changing a webhook does not deliver earlier commits. */
  #enqueue(commit: Commit): void {
    for (const event of commit.events) {
      if (event.kind === 'webhook-saved') this.#webhooks.set(event.webhook.id, event.webhook);
      if (event.kind === 'webhook-removed') this.#webhooks.delete(event.webhook);
    }
    const change = this.#reader.read(commit);
    for (const webhook of this.#webhooks.values()) {
      const through = this.#state.webhooks.get(webhook.id)?.through ?? Infinity;
      if (webhook.active && change.commit > through && isCalledFor(webhook, change.triggers))
        this.#queueOf(webhook.id).add(change);
    }
  }

  #queueOf(webhook: string): DeliveryQueue {
    const existing = this.#queues.get(webhook);
    if (existing) return existing;
    const queue = new DeliveryQueue(webhook, this.#options);
    this.#queues.set(webhook, queue);
    return queue;
  }

  #endQueue(webhook: string): void {
    this.#queues.get(webhook)?.forget();
    this.#queues.delete(webhook);
  }

  #startOver(): void {
    this.#state = this.#options.repository.state;
    for (const queue of this.#queues.values()) queue.forget();
    this.#webhooks.clear();
    this.#reader = this.#newReader();
    this.#readTo = 0;
  }

  #newReader(): ChangeReader {
    return new ChangeReader((document, version) => {
      const { documents } = this.#options.repository.state;
      return documents.get(document)?.versions.findLast(({ id }) => id === version)?.tags ?? [];
    });
  }
}

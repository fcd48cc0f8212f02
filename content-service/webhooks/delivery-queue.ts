import { setTimeout as pause } from 'node:timers/promises';
import { errorOf } from '@farol/content-model';
import type { Command } from '../repository/command.ts';
import {
  claimWebhook,
  postponeDelivery,
  recordDeliveries,
} from '../repository/commands/deliveries.ts';
import type { DeliveryOutcome } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import type { WebhookState } from '../repository/state.ts';
import type { Change } from './changes.ts';
import { type Sender, updateBody } from './payload.ts';
import { type Posted, type PostOptions, post } from './post.ts';

export interface DeliveryQueueOptions extends PostOptions {
  repository: Repository;
  clock: () => number;
  /** Identifies this process in claims. */
  process: string;
  sender: () => Sender;
  /** Delays after failed attempts; after the last one the delivery is given up. */
  retryDelaysMs: readonly number[];
  /** Maximum number of waiting changes, at least two; beyond that, the oldest after the first one is dropped. */
  maxWaiting: number;
  report: (fault: Error) => void;
}

/** For how long successful deliveries are recorded in one commit. After a crash they are repeated. */
const recordIntervalMs = 1000;
/** Until the store is used again after a failure. */
export const storeRetryMs = 5000;

const nothingDropped = { count: 0, last: 0 };

/**
 * The waiting changes of one webhook, delivered sequentially. The queue is in memory only, because it can be
 * rebuilt from the history.
 */
export class DeliveryQueue {
  readonly #id: string;
  readonly #options: DeliveryQueueOptions;
  #waiting: Change[] = [];
  #dropped = nothingDropped;
  #outcomes: DeliveryOutcome[] = [];
  #recordedAt = 0;
  #through = 0;
  #running: Promise<void> | null = null;
  #sleep = new AbortController();

  constructor(id: string, options: DeliveryQueueOptions) {
    this.#id = id;
    this.#options = options;
  }

  add(change: Change): void {
    this.#waiting.push(change);
    if (this.#waiting.length > this.#options.maxWaiting) {
      // The first one may be in flight.
      const [oldest] = this.#waiting.splice(1, 1);
      this.#dropped = { count: this.#dropped.count + 1, last: oldest?.commit ?? 0 };
    }
    this.#start();
  }

  /** Discards everything, because the webhook or the history was replaced. */
  forget(): void {
    this.#waiting = [];
    this.#dropped = nothingDropped;
    this.#outcomes = [];
    this.#through = 0;
    this.wake();
  }

  /** Retries at once, because the webhook was changed and may work now. */
  wake(): void {
    this.#sleep.abort();
  }

  async end(): Promise<void> {
    await this.#running;
  }

  get #webhook(): WebhookState | null {
    const webhook = this.#options.repository.state.webhooks.get(this.#id);
    return webhook?.active ? webhook : null;
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#waiting.length > 0 && !this.#options.ending.aborted) this.#start();
    });
  }

  async #run(): Promise<void> {
    const { ending, report } = this.#options;
    while (!ending.aborted)
      try {
        if (!(await this.#step())) return;
      } catch (fault) {
        report(errorOf(fault));
        await this.#wait(storeRetryMs);
      }
    await this.#record(true).catch(report);
  }

  /** Does one step; false if there is nothing left to do. */
  async #step(): Promise<boolean> {
    this.#sleep = new AbortController();
    const webhook = this.#webhook;
    const through = Math.max(this.#through, webhook?.through ?? Infinity);
    this.#waiting = this.#waiting.filter(({ commit }) => commit > through);
    if (this.#dropped.last <= through) this.#dropped = nothingDropped;
    const [next] = this.#waiting;
    if (!webhook || !next) {
      const claim = webhook?.claim;
      const isClaimed = claim?.process === this.#options.process && claim.until > 0;
      if (this.#outcomes.length === 0 && !isClaimed) return false;
      await this.#record(true);
      return true;
    }
    if (!(await this.#hasClaim(webhook))) return true;
    if (this.#dropped.count > 0 && next.commit > this.#dropped.last) await this.#recordDropped();
    await this.#deliver(webhook, next);
    return true;
  }

  /** Whether this process holds the claim for the duration of one attempt. */
  async #hasClaim({ claim }: WebhookState): Promise<boolean> {
    const { repository, clock, process, limitMs } = this.#options;
    const attemptMs = limitMs + recordIntervalMs;
    const isOurs = claim?.process === process;
    if (isOurs && claim.until > clock() + attemptMs) return true;
    const until = clock() + 2 * attemptMs;
    const isClaimedByOther = !(await repository.do(
      'webhooks',
      claimWebhook(this.#id, process, until),
    ));
    // The other process delivers the same changes; check again when its claim expires.
    const other = this.#webhook?.claim;
    if (isClaimedByOther && other) await this.#wait(other.until - clock());
    // In either case start over, because the other process may have delivered the waiting changes.
    return false;
  }

  async #deliver(webhook: WebhookState, change: Change): Promise<void> {
    const { clock, ending, sender, process, retryDelaysMs, limitMs } = this.#options;
    const posted = await post(
      {
        url: webhook.url,
        // Repeated deliveries have the same id.
        headers: { ...webhook.headers, 'farol-delivery': `${webhook.id}-${change.fingerprint}` },
        body: updateBody(change, sender(), webhook.secret),
      },
      this.#options,
    );
    const isForgotten = this.#waiting[0] !== change;
    if (isForgotten || (ending.aborted && posted.answer === null)) return;
    const { fault, code } = outcomeOf(posted);
    const attempts = (this.#webhook?.claim?.attempts ?? 0) + 1;
    const retryDelayMs = retryDelaysMs[attempts - 1];
    if (fault !== null && retryDelayMs !== undefined) {
      const until = clock() + retryDelayMs + 2 * (limitMs + recordIntervalMs);
      const claim = { process, until, attempts, fault, code };
      await this.#write(postponeDelivery(this.#id, claim));
      await this.#wait(retryDelayMs);
      return;
    }
    this.#through = change.commit;
    this.#outcomes.push({
      commit: change.commit,
      at: clock(),
      status: posted.answer?.status ?? null,
      fault,
      code,
      attempts,
      ms: posted.ms,
    });
    if (fault !== null) this.#reportGivenUp(webhook, fault, attempts);
    if (attempts > 1 || performance.now() - this.#recordedAt > recordIntervalMs)
      await this.#record(false);
  }

  async #record(releasesClaim: boolean): Promise<void> {
    const releasedBy = releasesClaim ? this.#options.process : undefined;
    await this.#write(recordDeliveries(this.#id, this.#outcomes, releasedBy));
    this.#outcomes = [];
    this.#recordedAt = performance.now();
  }

  /** Not to another history that takes over meanwhile, where the same sequence is another commit. */
  async #write(command: Command<null>): Promise<void> {
    const { repository } = this.#options;
    const { state } = repository;
    await repository.do('webhooks', (current, now) =>
      current === state ? command(current, now) : { events: [], answer: null },
    );
  }

  async #recordDropped(): Promise<void> {
    const { count, last } = this.#dropped;
    const fault = `${count} deliveries were left out, because more than ${this.#options.maxWaiting} waited.`;
    this.#through = last;
    this.#dropped = nothingDropped;
    this.#outcomes.push({
      commit: last,
      at: this.#options.clock(),
      status: null,
      fault,
      code: 'left_out',
      attempts: 0,
      ms: 0,
    });
    await this.#record(false);
  }

  #reportGivenUp({ id, name }: WebhookState, fault: string, attempts: number): void {
    const sentence = `A delivery to the webhook ${name ?? id} was given up after ${attempts} tries: ${fault}`;
    this.#options.report(new Refused(sentence));
  }

  /** Waits, until woken. `wake()` also counts if it was called since the step began. */
  async #wait(ms: number): Promise<void> {
    const signal = AbortSignal.any([this.#sleep.signal, this.#options.ending]);
    await pause(Math.max(0, ms), undefined, { signal, ref: false }).catch(() => {
      // Woken.
    });
  }
}

/** Every status other than 2xx is a fault, including redirects. */
export function outcomeOf({ answer, fault, code }: Posted): Pick<Posted, 'fault' | 'code'> {
  if (!answer) return { fault, code };
  const { status } = answer;
  if (status >= 200 && status < 300) return { fault: null, code: null };
  if (status >= 300 && status < 400)
    return {
      fault: `It answered ${status}, and redirects are not followed.`,
      code: 'redirected',
    };
  return { fault: `It answered ${status}.`, code: 'refused' };
}

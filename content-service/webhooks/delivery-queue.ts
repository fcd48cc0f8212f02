import { setTimeout as pause } from 'node:timers/promises';
import { errorOf } from '@farol/content-model';
import {
  claimWebhook,
  postponeDelivery,
  recordDeliveries,
} from '../repository/commands/deliveries.ts';
import type { DeliveryOutcome } from '../repository/events.ts';
import type { Repository } from '../repository/repository.ts';
import type { WebhookState } from '../repository/state.ts';
import type { Change } from './changes.ts';
import { type Sender, updateBody } from './payload.ts';
import { type Posted, type PostOptions, post } from './post.ts';

export interface DeliveryQueueOptions extends PostOptions {
  repository: Repository;
  clock: () => number;
  /** Names this process in claims. */
  process: string;
  sender: () => Sender;
  /** How long to wait after each try that failed; after the last of them the delivery is given up. */
  pausesMs: readonly number[];
  /** Changes that may wait, two or more; the oldest behind the first goes when another comes. */
  mostWaiting: number;
  report: (fault: Error) => void;
}

/** How long deliveries that were acknowledged may be noted together. After a sudden end they are made again. */
const NOTE_MS = 1000;
const STORE_PAUSE_MS = 5000;

const nothingDropped = { count: 0, last: 0 };

/**
 * What waits for one webhook, delivered one after the other. What is queued stands in the history too: a queue
 * that is lost with its process is made anew from there.
 */
export class DeliveryQueue {
  readonly #id: string;
  readonly #options: DeliveryQueueOptions;
  #waiting: Change[] = [];
  #dropped = nothingDropped;
  #outcomes: DeliveryOutcome[] = [];
  #noted = 0;
  #through = 0;
  #running: Promise<void> | null = null;
  #sleep = new AbortController();

  constructor(id: string, options: DeliveryQueueOptions) {
    this.#id = id;
    this.#options = options;
  }

  add(change: Change): void {
    this.#waiting.push(change);
    if (this.#waiting.length > this.#options.mostWaiting) {
      // The first may be on its way already.
      const [oldest] = this.#waiting.splice(1, 1);
      this.#dropped = { count: this.#dropped.count + 1, last: oldest?.commit ?? 0 };
    }
    this.#start();
  }

  /** What waits belongs to a history that is no more. */
  forget(): void {
    this.#waiting = [];
    this.#dropped = nothingDropped;
    this.#outcomes = [];
    this.#through = 0;
    this.wake();
  }

  /** The webhook was changed: perhaps it works now. */
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
        await this.#wait(STORE_PAUSE_MS);
      }
    await this.#note(true).catch(report);
  }

  /** One thing at a time; false when there is nothing left to do. */
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
      await this.#note(true);
      return true;
    }
    if (!(await this.#hasClaim(webhook))) return true;
    if (this.#dropped.count > 0 && next.commit > this.#dropped.last) await this.#noteDropped();
    await this.#deliver(webhook, next);
    return true;
  }

  /** Whether this process may deliver for as long as one try lasts. */
  async #hasClaim({ claim }: WebhookState): Promise<boolean> {
    const { repository, clock, process, limitMs } = this.#options;
    const tryMs = limitMs + NOTE_MS;
    const isOurs = claim?.process === process;
    if (isOurs && claim.until > clock() + tryMs) return true;
    const until = clock() + 2 * tryMs;
    const isTaken = !(await repository.do('webhooks', claimWebhook(this.#id, process, until)));
    // The other process delivers what waits here as well; this one looks again when its time is over.
    const other = this.#webhook?.claim;
    if (isTaken && other) await this.#wait(other.until - clock());
    // Meanwhile the other one may have delivered what waited: the queue is looked at anew in either case.
    return false;
  }

  async #deliver(webhook: WebhookState, change: Change): Promise<void> {
    const { clock, ending, sender, process, pausesMs, repository, limitMs } = this.#options;
    const posted = await post(
      {
        url: webhook.url,
        // What is delivered twice has the same name twice.
        headers: { ...webhook.headers, 'farol-delivery': `${webhook.id}-${change.commit}` },
        body: updateBody(change, sender(), webhook.secret),
      },
      this.#options,
    );
    const isForgotten = this.#waiting[0] !== change;
    if (isForgotten || (ending.aborted && posted.answer === null)) return;
    const { fault, code } = outcomeOf(posted);
    const attempts = (this.#webhook?.claim?.attempts ?? 0) + 1;
    const pauseMs = pausesMs[attempts - 1];
    if (fault !== null && pauseMs !== undefined) {
      const until = clock() + pauseMs + 2 * (limitMs + NOTE_MS);
      const claim = { process, until, attempts, fault, code };
      await repository.do('webhooks', postponeDelivery(this.#id, claim));
      await this.#wait(pauseMs);
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
    if (attempts > 1 || performance.now() - this.#noted > NOTE_MS) await this.#note(false);
  }

  async #note(isLeaving: boolean): Promise<void> {
    const { repository, process } = this.#options;
    const outcomes = this.#outcomes;
    await repository.do(
      'webhooks',
      recordDeliveries(this.#id, outcomes, isLeaving ? process : undefined),
    );
    this.#outcomes = [];
    this.#noted = performance.now();
  }

  async #noteDropped(): Promise<void> {
    const { count, last } = this.#dropped;
    const fault = `${count} deliveries were left out, because more than ${this.#options.mostWaiting} waited.`;
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
    await this.#note(false);
  }

  #reportGivenUp({ id, name }: WebhookState, fault: string, attempts: number): void {
    const sentence = `A delivery to the webhook ${name ?? id} was given up after ${attempts} tries: ${fault}`;
    this.#options.report(new Error(sentence));
  }

  /** Until then, or until somebody wakes it; who did so since the step began counts. */
  async #wait(ms: number): Promise<void> {
    const signal = AbortSignal.any([this.#sleep.signal, this.#options.ending]);
    await pause(Math.max(0, ms), undefined, { signal, ref: false }).catch(() => {
      // Woken.
    });
  }
}

/** Every answer that does not say yes is a fault, redirects included. */
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

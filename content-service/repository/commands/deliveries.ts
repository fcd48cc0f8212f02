import { minuteMs } from '@farol/content-model';
import type { Command } from '../command.ts';
import type { DeliveryClaim, DeliveryOutcome, Event } from '../events.ts';

/** More than any claim is made for: one that ends later is from before the clock went back. */
const maxClaimMs = 30 * minuteMs;

/** Claims a webhook for one process until a time; false while another process has it. */
export function claimWebhook(id: string, process: string, until: number): Command<boolean> {
  return (state, now) => {
    const webhook = state.webhooks.get(id);
    if (!webhook?.active) return { events: [], answer: false };
    const { claim } = webhook;
    if (claim && claim.process !== process && isHeld(claim, now))
      return { events: [], answer: false };
    // The new process continues the count of attempts.
    const { attempts, fault, code } = claim ?? { attempts: 0, fault: null, code: null };
    return {
      events: [claimEvent(id, { process, until, attempts, fault, code: code ?? null })],
      answer: true,
    };
  };
}

function isHeld({ until }: DeliveryClaim, now: number): boolean {
  return until > now && until - now <= maxClaimMs;
}

/** Records a failed attempt; the claim lasts until the next one. */
export function postponeDelivery(id: string, claim: DeliveryClaim): Command<null> {
  return (state) => ({
    events: state.webhooks.has(id) ? [claimEvent(id, claim)] : [],
    answer: null,
  });
}

/** Records outcomes, and releases the claim of a process that has nothing left to deliver. */
export function recordDeliveries(
  id: string,
  outcomes: DeliveryOutcome[],
  releasedBy?: string,
): Command<null> {
  return (state) => {
    const webhook = state.webhooks.get(id);
    if (!webhook) return { events: [], answer: null };
    const events: Event[] = [];
    if (outcomes.length > 0) events.push({ kind: 'webhook-delivered', webhook: id, outcomes });
    const { claim } = webhook;
    if (claim !== null && claim.process === releasedBy && claim.until > 0) {
      // The failed attempts belong to the delivery that has ended.
      const reset = outcomes.length > 0 ? { attempts: 0, fault: null, code: null } : {};
      events.push(claimEvent(id, { ...claim, ...reset, until: 0 }));
    }
    return { events, answer: null };
  };
}

function claimEvent(webhook: string, claim: DeliveryClaim): Event {
  return { kind: 'webhook-claimed', webhook, claim };
}

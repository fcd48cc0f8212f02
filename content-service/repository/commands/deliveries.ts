import type { DeliveryClaim, DeliveryOutcome, Event } from '../events.ts';
import type { Command } from '../repository.ts';

/** Takes a webhook for one process until a time; false while another process has it. */
export function claimWebhook(id: string, process: string, until: number): Command<boolean> {
  return (state, now) => {
    const webhook = state.webhooks.get(id);
    if (!webhook?.active) return { events: [], answer: false };
    const { claim } = webhook;
    if (claim && claim.process !== process && claim.until > now)
      return { events: [], answer: false };
    // Whoever takes over goes on counting where the other stopped.
    const { attempts, fault, code } = claim ?? { attempts: 0, fault: null, code: null };
    return {
      events: [claimed(id, { process, until, attempts, fault, code: code ?? null })],
      answer: true,
    };
  };
}

/** Notes a try that failed; the claim lasts until the next one. */
export function postponeDelivery(id: string, claim: DeliveryClaim): Command<null> {
  return (state) => ({
    events: state.webhooks.has(id) ? [claimed(id, claim)] : [],
    answer: null,
  });
}

/** Notes how deliveries ended, and lets go of the claim of a process that has nothing more to deliver. */
export function noteDeliveries(
  id: string,
  outcomes: DeliveryOutcome[],
  leaving?: string,
): Command<null> {
  return (state) => {
    const webhook = state.webhooks.get(id);
    if (!webhook) return { events: [], answer: null };
    const events: Event[] = [];
    if (outcomes.length > 0) events.push({ kind: 'webhook-delivered', webhook: id, outcomes });
    const { claim } = webhook;
    if (claim !== null && claim.process === leaving && claim.until > 0) {
      // A delivery that ended takes its failed tries with it.
      const tries = outcomes.length > 0 ? { attempts: 0, fault: null, code: null } : {};
      events.push(claimed(id, { ...claim, ...tries, until: 0 }));
    }
    return { events, answer: null };
  };
}

function claimed(webhook: string, claim: DeliveryClaim): Event {
  return { kind: 'webhook-claimed', webhook, claim };
}

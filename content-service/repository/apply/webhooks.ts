import type { EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import type { State } from '../state.ts';

/** Outcomes kept per webhook. */
const maxOutcomes = 500;

export function saveWebhook(
  state: State,
  { webhook }: EventOf<'webhook-saved'>,
  commit: Commit,
): void {
  const before = state.webhooks.get(webhook.id);
  state.webhooks.set(webhook.id, {
    createdAt: before?.createdAt ?? commit.at,
    outcomes: before?.outcomes ?? [],
    ...webhook,
    // Commits made while it was inactive are not delivered later.
    through: before?.active ? before.through : commit.sequence,
    claim: before?.active ? before.claim : null,
  });
}

export function claimWebhook(
  state: State,
  { webhook: id, claim }: EventOf<'webhook-claimed'>,
): void {
  const webhook = state.webhooks.get(id);
  if (webhook) webhook.claim = claim;
}

export function deliverWebhook(
  state: State,
  { webhook: id, outcomes }: EventOf<'webhook-delivered'>,
): void {
  const webhook = state.webhooks.get(id);
  if (!webhook) return;
  for (const { commit: delivered } of outcomes) {
    if (delivered === null || delivered <= webhook.through) continue;
    webhook.through = delivered;
    if (webhook.claim) webhook.claim = { ...webhook.claim, attempts: 0, fault: null, code: null };
  }
  webhook.outcomes = [...webhook.outcomes, ...outcomes].slice(-maxOutcomes);
}

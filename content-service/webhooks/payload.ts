import type { Webhook, WebhookTrigger } from '../repository/events.ts';
import type { Change } from './changes.ts';

/** The sender, in every body, so that one receiver can serve several repositories. */
export interface Sender {
  domain: string;
  apiUrl: string;
}

export function isCalledFor(webhook: Webhook, triggers: Iterable<WebhookTrigger>): boolean {
  for (const trigger of triggers) if (webhook.triggers[trigger]) return true;
  return false;
}

/** The body of a delivery, as Prismic sends it. */
export function updateBody(change: Change, sender: Sender, secret: string | null): string {
  const { masterRef, releases, masks, tags, documents } = change;
  return JSON.stringify({
    type: 'api-update',
    ...(masterRef === null ? {} : { masterRef }),
    releases,
    masks,
    tags,
    experiments: {},
    documents,
    ...sender,
    secret,
  });
}

export function testBody(sender: Sender, secret: string | null): string {
  return JSON.stringify({ type: 'test-trigger', ...sender, secret });
}

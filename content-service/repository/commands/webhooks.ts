import { validateHeaderName, validateHeaderValue } from 'node:http';
import { type Webhook, type WebhookTrigger, webhookTriggers } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { Command } from '../repository.ts';
import type { State, WebhookState } from '../state.ts';
import { newId } from '../tokens.ts';

/** What is left out of a new webhook: no name, no secret, no headers, active, called for everything. */
export interface NewWebhook {
  url: string;
  name?: string | null | undefined;
  secret?: string | null | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  active?: boolean | undefined;
  triggers?: Partial<Record<WebhookTrigger, boolean | undefined>> | undefined;
}

/** What is left out stays as it is; headers are given all or not at all. */
export type WebhookChange = { [Part in keyof NewWebhook]?: NewWebhook[Part] | undefined };

const MOST_WEBHOOKS = 50;
const MOST_HEADERS = 30;
const LONGEST_TEXT = 2000;

export function createWebhook(input: NewWebhook): Command<{ id: string }> {
  return (state) => {
    if (state.webhooks.size >= MOST_WEBHOOKS)
      throw new Refused(`There are ${MOST_WEBHOOKS} webhooks already. Remove one first.`, 409, {
        code: 'too_many',
      });
    const blank: Webhook = {
      id: newId(),
      name: null,
      url: '',
      secret: null,
      headers: {},
      active: true,
      triggers: triggersOf(() => true),
    };
    const webhook = changed(blank, input);
    return { events: [{ kind: 'webhook-saved', webhook }], answer: { id: webhook.id } };
  };
}

export function changeWebhook(id: string, change: WebhookChange): Command<null> {
  return (state) => {
    const { createdAt, through, claim, outcomes, ...present } = theWebhook(state, id);
    const webhook = changed(present, change);
    return { events: [{ kind: 'webhook-saved', webhook }], answer: null };
  };
}

export function removeWebhook(id: string): Command<null> {
  return (state) => {
    theWebhook(state, id);
    return { events: [{ kind: 'webhook-removed', webhook: id }], answer: null };
  };
}

export function theWebhook(state: Readonly<State>, id: string): WebhookState {
  const webhook = state.webhooks.get(id);
  if (!webhook) throw new NotFound(`There is no webhook with the id ${id}.`);
  return webhook;
}

function changed(present: Webhook, change: WebhookChange): Webhook {
  const { name, secret, headers, active, triggers = {} } = change;
  return {
    id: present.id,
    name: name === undefined ? present.name : textOf('name', name),
    url: change.url === undefined ? present.url : addressOf(change.url),
    secret: secret === undefined ? present.secret : textOf('secret', secret),
    headers: headers === undefined ? present.headers : headersOf(headers),
    active: active ?? present.active,
    triggers: triggersOf((trigger) => triggers[trigger] ?? present.triggers[trigger]),
  };
}

function triggersOf(is: (trigger: WebhookTrigger) => boolean): Record<WebhookTrigger, boolean> {
  const [published, unpublished, created, updated, tagged, untagged] = webhookTriggers;
  return {
    [published]: is(published),
    [unpublished]: is(unpublished),
    [created]: is(created),
    [updated]: is(updated),
    [tagged]: is(tagged),
    [untagged]: is(untagged),
  };
}

function textOf(field: string, text: string | null): string | null {
  if (text !== null && text.length > LONGEST_TEXT)
    throw new Refused(`The ${field} of a webhook has at most ${LONGEST_TEXT} characters.`);
  return text === '' ? null : text;
}

function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || text.length > LONGEST_TEXT)
    throw new Refused('The url of a webhook is an address that begins with https:// or http://.');
  if (url.username !== '' || url.password !== '')
    throw new Refused(
      'The url of a webhook is shown to every editor; send a name and password as a header.',
    );
  url.hash = '';
  return url.href;
}

/** Headers that belong to the connection or to the body, which are the service's. */
const ownHeaders =
  /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*)$/i;

function headersOf(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers);
  if (entries.length > MOST_HEADERS)
    throw new Refused(`A webhook sends at most ${MOST_HEADERS} headers of its own.`);
  for (const [name, value] of entries) {
    if (ownHeaders.test(name))
      throw new Refused(`A webhook cannot set the header ${name}; the service sets it.`);
    if (!isSendable(name, value))
      throw new Refused(`The header ${JSON.stringify(name.slice(0, 80))} cannot be sent.`);
  }
  return Object.fromEntries(entries);
}

function isSendable(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return value.length <= LONGEST_TEXT;
  } catch {
    return false;
  }
}

import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Command } from '../command.ts';
import { type Webhook, type WebhookTrigger, webhookTriggers } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { State, WebhookState } from '../state.ts';
import { newId } from '../tokens.ts';

/** Defaults: no name, secret or headers, active, all triggers on. */
export interface NewWebhook {
  url: string;
  name?: string | null | undefined;
  secret?: string | null | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  active?: boolean | undefined;
  triggers?: Partial<Record<WebhookTrigger, boolean | undefined>> | undefined;
}

/** Omitted properties are unchanged; `headers` replaces all headers, and null keeps the value of one. */
interface WebhookChange extends Omit<NewWebhook, 'url' | 'headers'> {
  url?: string | undefined;
  headers?: Readonly<Record<string, string | null>> | undefined;
}

const maxWebhooks = 50;
const maxHeaders = 30;
const maxTextLength = 2000;

export function createWebhook(input: NewWebhook): Command<{ id: string }> {
  return (state) => {
    if (state.webhooks.size >= maxWebhooks)
      throw new Refused(`There are ${maxWebhooks} webhooks already. Remove one first.`, 409, {
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
    const webhook = withChanges(blank, input);
    return { events: [{ kind: 'webhook-saved', webhook }], answer: { id: webhook.id } };
  };
}

export function changeWebhook(id: string, change: WebhookChange): Command<null> {
  return (state) => {
    const { createdAt, through, claim, outcomes, ...current } = theWebhook(state, id);
    const webhook = withChanges(current, change);
    if (webhook.url !== current.url && keepsSecrets(current, change))
      throw new Refused(
        'The secret and headers of a webhook are for its address alone. Send them again with another address, or null and {} for none.',
        400,
        { code: 'webhook_secrets' },
      );
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

/** Whether something is left as it is that is never shown: another address could be one where it is read. */
function keepsSecrets(current: Webhook, { secret, headers }: WebhookChange): boolean {
  const keepsHeaders = headers
    ? Object.values(headers).includes(null)
    : Object.keys(current.headers).length > 0;
  return keepsHeaders || (secret === undefined && current.secret !== null);
}

function withChanges(current: Webhook, change: WebhookChange): Webhook {
  const { name, secret, headers, active, triggers = {} } = change;
  return {
    id: current.id,
    name: name === undefined ? current.name : textOf('name', name),
    url: change.url === undefined ? current.url : addressOf(change.url),
    secret: secret === undefined ? current.secret : textOf('secret', secret),
    headers: headers === undefined ? current.headers : headersOf(headers, current.headers),
    active: active ?? current.active,
    triggers: triggersOf((trigger) => triggers[trigger] ?? current.triggers[trigger]),
  };
}

function triggersOf(isOn: (trigger: WebhookTrigger) => boolean): Record<WebhookTrigger, boolean> {
  const [published, unpublished, created, updated, tagged, untagged] = webhookTriggers;
  return {
    [published]: isOn(published),
    [unpublished]: isOn(unpublished),
    [created]: isOn(created),
    [updated]: isOn(updated),
    [tagged]: isOn(tagged),
    [untagged]: isOn(untagged),
  };
}

function textOf(field: string, text: string | null): string | null {
  if (text !== null && text.length > maxTextLength)
    throw new Refused(`The ${field} of a webhook has at most ${maxTextLength} characters.`);
  return text === '' ? null : text;
}

function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || text.length > maxTextLength)
    throw new Refused(
      'The url of a webhook is an address that begins with https:// or http://.',
      400,
      { code: 'webhook_form' },
    );
  if (url.username !== '' || url.password !== '')
    throw new Refused(
      'The url of a webhook is shown to every editor; send a name and password as a header.',
      400,
      { code: 'webhook_form' },
    );
  url.hash = '';
  return url.href;
}

/** Headers of the connection or the body, which the service sets itself. */
const reservedHeaders =
  /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*)$/i;

function headersOf(
  headers: Readonly<Record<string, string | null>>,
  current: Readonly<Record<string, string>>,
): Record<string, string> {
  const existing = new Map(Object.entries(current));
  const entries = Object.entries(headers).map(([name, value]): [string, string] => {
    const given = value ?? existing.get(name);
    if (given === undefined) throw new Refused(`There is no header ${name} to keep.`);
    return [name, given];
  });
  if (entries.length > maxHeaders)
    throw new Refused(`A webhook sends at most ${maxHeaders} headers of its own.`);
  for (const [name, value] of entries) {
    if (reservedHeaders.test(name))
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
    return value.length <= maxTextLength;
  } catch {
    return false;
  }
}

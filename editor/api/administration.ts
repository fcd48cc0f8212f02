import { type Answer, ask, type Input } from './client.ts';

export type Person = Answer<'/people', 'get'>['people'][number];
/** What a person may do, in which languages and types; null for all of them. */
export type Rights = Pick<Person, 'role' | 'languages' | 'types'>;
/** A link the administrator passes on; it is answered only this once. */
export type OneTimeAddress = Answer<'/invitations', 'post'>;

export const readPeople = (signal: AbortSignal) => ask('/people', 'get', { signal });

/** Nothing limits administrators; what was ticked for another role stays in the form. */
const asGiven = <Given extends Partial<Rights>>(rights: Given): Given =>
  rights.role === 'administrator' ? { ...rights, languages: null, types: null } : rights;

export const changeRights = (id: string, rights: Partial<Rights>) =>
  ask('/people/{id}', 'patch', { parameters: { id }, body: asGiven(rights) });

export const removePerson = (id: string) => ask('/people/{id}', 'delete', { parameters: { id } });

export const readSessionsOf = (id: string, signal: AbortSignal) =>
  ask('/people/{id}/sessions', 'get', { parameters: { id }, signal });

export const signOutEverywhere = (id: string) =>
  ask('/people/{id}/sessions', 'delete', { parameters: { id } });

export const resetPerson = (id: string) =>
  ask('/people/{id}/reset', 'post', { parameters: { id } });

export const readInvitations = (signal: AbortSignal) => ask('/invitations', 'get', { signal });

export const invite = (rights: Rights) => ask('/invitations', 'post', { body: asGiven(rights) });

export const withdrawInvitation = (id: string) =>
  ask('/invitations/{id}', 'delete', { parameters: { id } });

export type Token = Answer<'/tokens', 'get'>['tokens'][number];

export const readTokens = (signal: AbortSignal) => ask('/tokens', 'get', { signal });

export const createToken = (name: string, scope: Token['scope']) =>
  ask('/tokens', 'post', { body: { name, scope } });

export const revokeToken = (id: string) => ask('/tokens/{id}', 'delete', { parameters: { id } });

export type Webhook = Answer<'/webhooks', 'get'>['webhooks'][number];
export type Trigger = keyof Webhook['triggers'];

export const readWebhooks = (signal: AbortSignal) => ask('/webhooks', 'get', { signal });

export const createWebhook = (body: Input<'/webhooks', 'post'>['body']) =>
  ask('/webhooks', 'post', { body });

export const switchWebhook = (id: string, active: boolean) =>
  ask('/webhooks/{id}', 'patch', { parameters: { id }, body: { active } });

/** With the secret for the new address; headers of the old one are not sent there. */
export const moveWebhook = (id: string, url: string, secret: string | null) =>
  ask('/webhooks/{id}', 'patch', { parameters: { id }, body: { url, secret, headers: {} } });

export const removeWebhook = (id: string) =>
  ask('/webhooks/{id}', 'delete', { parameters: { id } });

export const testWebhook = (id: string) =>
  ask('/webhooks/{id}/test', 'post', { parameters: { id } });

export const readDeliveries = (id: string, signal: AbortSignal) =>
  ask('/webhooks/{id}/deliveries', 'get', { parameters: { id }, signal });

export const readPreviews = (signal: AbortSignal) => ask('/previews', 'get', { signal });

export const readLanguages = (signal: AbortSignal) => ask('/languages', 'get', { signal });

export const readStatus = (signal: AbortSignal) => ask('/status', 'get', { signal });

export type Deed = Answer<'/activity', 'get'>['deeds'][number];
export type Group = Deed['changes'][number]['group'];

export const readActivity = (
  query: NonNullable<Input<'/activity', 'get'>['query']>,
  signal: AbortSignal,
) => ask('/activity', 'get', { query, signal });

/** A report of what starting for real would do. */
export type BeginningReport = Answer<'/beginning', 'get'>;

export const readBeginning = (signal: AbortSignal) => ask('/beginning', 'get', { signal });

/** Sends the report that was shown; the service does nothing if it has changed since. */
export const beginForReal = ({ archived, changedByPeople, files, releases }: BeginningReport) =>
  ask('/beginning', 'post', { body: { archived, changedByPeople, files, releases } });

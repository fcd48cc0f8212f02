import { deliveryFaults } from '@farol/content-model';
import { z } from 'zod';
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  theWebhook,
} from '../../repository/commands/webhooks.ts';
import { webhookTriggers } from '../../repository/events.ts';
import type { WebhookState } from '../../repository/state.ts';
import { type Operation, operation } from '../operation.ts';

const triggers = z.partialRecord(z.enum(webhookTriggers), z.boolean());

const change = z.object({
  name: z.string().max(200).nullish(),
  url: z.string().optional(),
  /** Sent in the body of each delivery; never returned. */
  secret: z.string().nullish(),
  /** Replaces all headers; values are never returned. */
  headers: z.record(z.string(), z.string()).optional(),
  active: z.boolean().optional(),
  /** A new webhook is called for every trigger that is not false. */
  triggers: triggers.optional(),
});

const creation = change.extend({ url: z.string() });

/** Why a delivery failed; null if it succeeded, or if no reason was recorded. */
const code = z.enum(deliveryFaults).nullable();

const webhookAnswer = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    url: z.string(),
    hasSecret: z.boolean(),
    headerNames: z.array(z.string()),
    active: z.boolean(),
    triggers: z.record(z.enum(webhookTriggers), z.boolean()),
    createdAt: z.number(),
    /** The delivery that is being retried. */
    failing: z.object({ attempts: z.int(), fault: z.string().nullable(), code }).nullable(),
  })
  .meta({ id: 'Webhook' });

const delivery = z
  .object({
    /** The commit it reports; null for a test. */
    commit: z.int().nullable(),
    at: z.number(),
    /** The status of the last response; null if there was none. */
    status: z.int().nullable(),
    /** Why it was given up; null if it was acknowledged. */
    fault: z.string().nullable(),
    code,
    attempts: z.int(),
    ms: z.number(),
  })
  .meta({ id: 'Delivery' });

const testAnswer = z.object({
  answer: z
    .object({ status: z.int(), /** The beginning of what came back. */ text: z.string() })
    .nullable(),
  fault: z.string().nullable(),
  code,
  ms: z.number(),
});

export interface WebhookSettings {
  /** How many deliveries are returned for each webhook. */
  logLength: number;
  /** Sends a test and returns the outcome. */
  test(id: string): Promise<z.output<typeof testAnswer>>;
}

export function webhookOperations(settings: WebhookSettings): Operation[] {
  return [
    operation({
      method: 'get',
      path: '/webhooks',
      summary: 'The webhooks; never their secrets',
      status: 200,
      answer: z.object({ webhooks: z.array(webhookAnswer) }),
      run: ({ repository: { state } }) => ({
        webhooks: [...state.webhooks.values()].map(webhookAnswerOf),
      }),
    }),
    operation({
      method: 'post',
      path: '/webhooks',
      summary: 'Create a webhook',
      body: creation,
      status: 201,
      answer: z.object({ id: z.string() }),
      run: (call) => call.do(createWebhook(call.body)),
    }),
    operation({
      method: 'get',
      path: '/webhooks/{id}',
      summary: 'One webhook, and the delivery that is tried again if there is one',
      status: 200,
      answer: webhookAnswer,
      run: ({ repository, parameter }) =>
        webhookAnswerOf(theWebhook(repository.state, parameter('id'))),
    }),
    operation({
      method: 'patch',
      path: '/webhooks/{id}',
      summary:
        'Change a webhook; what is left out stays, but another url needs the secret and headers again; a delivery that failed is tried at once',
      body: change,
      status: 204,
      run: (call) => call.do(changeWebhook(call.parameter('id'), call.body)),
    }),
    operation({
      method: 'delete',
      path: '/webhooks/{id}',
      summary: 'Remove a webhook with what waits for it',
      status: 204,
      isRepeatable: true,
      run: (call) => call.do(removeWebhook(call.parameter('id'))),
    }),
    operation({
      method: 'get',
      path: '/webhooks/{id}/deliveries',
      summary: 'How the last deliveries ended, newest first',
      status: 200,
      answer: z.object({ deliveries: z.array(delivery) }),
      run: ({ repository, parameter }) => ({
        deliveries: theWebhook(repository.state, parameter('id'))
          .outcomes.toReversed()
          .slice(0, settings.logLength)
          .map((outcome) => ({ ...outcome, code: outcome.code ?? null })),
      }),
    }),
    operation({
      method: 'post',
      path: '/webhooks/{id}/test',
      summary: 'Send a test at once; the answer says what came back',
      status: 200,
      answer: testAnswer,
      run: ({ parameter }) => settings.test(parameter('id')),
    }),
  ];
}

/** Header names without their values, and whether there is a secret. */
function webhookAnswerOf(webhook: WebhookState) {
  const { id, name, url, secret, headers, active, triggers, createdAt, claim } = webhook;
  return {
    id,
    name,
    url,
    hasSecret: secret !== null,
    headerNames: Object.keys(headers),
    active,
    triggers,
    createdAt,
    failing:
      claim && claim.attempts > 0
        ? { attempts: claim.attempts, fault: claim.fault, code: claim.code ?? null }
        : null,
  };
}

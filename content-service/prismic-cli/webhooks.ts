import { Hono } from 'hono';
import { z } from 'zod';
import { changeWebhook, createWebhook, removeWebhook } from '../repository/commands/webhooks.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import type { WebhookState } from '../repository/state.ts';
import type { CliEnvironment } from './authorize.ts';
import { readForm } from './form.ts';

/** Shown in place of secrets and header values; a form that sends it back leaves them unchanged. */
const unchangedMark = '(kept)';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const trueFalse = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The fields of the form in Prismic's dashboard. */
const form = z.object({
  url: z.string(),
  name: z.string(),
  secret: z.string(),
  headers: z.string().transform(asJson).pipe(z.record(z.string(), z.string())),
  active: onOff,
  documentsPublished: trueFalse,
  documentsUnpublished: trueFalse,
  releasesCreated: trueFalse,
  releasesUpdated: trueFalse,
  tagsCreated: trueFalse,
  tagsDeleted: trueFalse,
});

/** The webhooks, edited with the dashboard's forms. */
export function webhooks(repository: Repository) {
  const app = new Hono<CliEnvironment>();

  app.get('/app/settings/webhooks', (context) =>
    context.json([...repository.state.webhooks.values()].map(configOf)),
  );
  app.post('/app/settings/webhooks/create', async (context) => {
    const webhook = parseForm(await readForm(context));
    await repository.do(context.var.author(), createWebhook(webhook));
    return context.body(null, 201);
  });
  app.post('/app/settings/webhooks/:id', async (context) => {
    const id = context.req.param('id');
    const change = parseForm(await readForm(context));
    const headers = Object.fromEntries(
      Object.entries(change.headers).map(([name, value]) => [
        name,
        value === unchangedMark ? null : value,
      ]),
    );
    await repository.do(context.var.author(), changeWebhook(id, { ...change, headers }));
    return context.body(null, 204);
  });
  app.post('/app/settings/webhooks/:id/delete', async (context) => {
    await repository.do(context.var.author(), removeWebhook(context.req.param('id')));
    return context.body(null, 204);
  });

  return app;
}

function parseForm(body: unknown) {
  const { url, name, secret, headers, active, ...triggers } = form.parse(body);
  return {
    url,
    name,
    secret: secret === unchangedMark ? undefined : secret,
    headers,
    active,
    triggers,
  };
}

function configOf({ id, url, name, secret, headers, active, triggers }: WebhookState) {
  return {
    config: {
      _id: id,
      url,
      name,
      secret: secret === null ? null : unchangedMark,
      headers: Object.fromEntries(Object.keys(headers).map((header) => [header, unchangedMark])),
      active,
      ...triggers,
    },
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('The headers of a webhook are a JSON object.');
  }
}

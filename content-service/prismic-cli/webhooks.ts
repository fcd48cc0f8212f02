import { Hono } from 'hono';
import { z } from 'zod';
import {
  changeWebhook,
  createWebhook,
  type NewWebhook,
  removeWebhook,
  theWebhook,
} from '../repository/commands/webhooks.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import type { WebhookState } from '../repository/state.ts';
import type { CliEnvironment } from './authorize.ts';
import { readForm } from './form.ts';

/** Shown in place of secrets and header values; a form that sends it back leaves them unchanged. */
const unchanged = '(kept)';

const isOn = z.enum(['on', 'off']).transform((value) => value === 'on');
const isTrue = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The fields of the form in Prismic's dashboard. */
const form = z.object({
  url: z.string(),
  name: z.string(),
  secret: z.string(),
  headers: z.string().transform(asJson).pipe(z.record(z.string(), z.string())),
  active: isOn,
  documentsPublished: isTrue,
  documentsUnpublished: isTrue,
  releasesCreated: isTrue,
  releasesUpdated: isTrue,
  tagsCreated: isTrue,
  tagsDeleted: isTrue,
});

/** The webhooks, edited with the dashboard's forms. */
export function webhooks(repository: Repository) {
  const app = new Hono<CliEnvironment>();

  app.get('/app/settings/webhooks', (context) =>
    context.json([...repository.state.webhooks.values()].map(shown)),
  );
  app.post('/app/settings/webhooks/create', async (context) => {
    const webhook = read(await readForm(context));
    await repository.do(context.var.author.name, createWebhook(webhook));
    return context.body(null, 201);
  });
  app.post('/app/settings/webhooks/:id', async (context) => {
    const id = context.req.param('id');
    const change = read(await readForm(context));
    await repository.do(context.var.author.name, (state, now) => {
      const headers = withUnchanged(change.headers ?? {}, theWebhook(state, id).headers);
      return changeWebhook(id, { ...change, headers })(state, now);
    });
    return context.body(null, 204);
  });
  app.post('/app/settings/webhooks/:id/delete', async (context) => {
    await repository.do(context.var.author.name, removeWebhook(context.req.param('id')));
    return context.body(null, 204);
  });

  return app;
}

function read(body: unknown): NewWebhook {
  const { url, name, secret, headers, active, ...triggers } = form.parse(body);
  return {
    url,
    name,
    secret: secret === unchanged ? undefined : secret,
    headers,
    active,
    triggers,
  };
}

function withUnchanged(
  headers: Readonly<Record<string, string>>,
  present: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = new Map(Object.entries(present));
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (value !== unchanged) return [name, value];
      const standing = known.get(name);
      if (standing === undefined) throw new Refused(`There is no header ${name} to keep.`);
      return [name, standing];
    }),
  );
}

function shown({ id, url, name, secret, headers, active, triggers }: WebhookState) {
  return {
    config: {
      _id: id,
      url,
      name,
      secret: secret === null ? null : unchanged,
      headers: Object.fromEntries(Object.keys(headers).map((header) => [header, unchanged])),
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

import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Author } from '../repository/author.ts';
import { changeModels, isUsedType, type ModelChange } from '../repository/commands/settings.ts';
import { sliceForm, typeForm } from '../repository/event-forms.ts';
import { NotFound, Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { authorOf, authorStill, isForAnotherRepository, refusalMessage } from './authorize.ts';
import { faultAnswer, readJson } from './faults.ts';

const id = z.string().regex(/^[\w-]{1,100}$/, 'letters, digits, - and _ only');

const customType = typeForm
  .extend({ id, repeatable: z.boolean() })
  .transform((model) => model as unknown as CustomTypeModel);

const slice = sliceForm
  .extend({ id, type: z.literal('SharedSlice') })
  .transform((model) => model as unknown as SharedSliceModel);

const changes = z.object({
  changes: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('CUSTOM_TYPE_INSERT'), id: z.string(), payload: customType }),
      z.object({ type: z.literal('CUSTOM_TYPE_UPDATE'), id: z.string(), payload: customType }),
      z.object({ type: z.literal('CUSTOM_TYPE_DELETE'), id: z.string() }),
      z.object({ type: z.literal('SLICE_INSERT'), id: z.string(), payload: slice }),
      z.object({ type: z.literal('SLICE_UPDATE'), id: z.string(), payload: slice }),
      z.object({ type: z.literal('SLICE_DELETE'), id: z.string() }),
    ]),
  ),
});

/** The Custom Types API as `@prismicio/custom-types-client` calls it. */
export function customTypesApi(repository: Repository) {
  const app = new Hono<{ Variables: { author(): Author } }>();
  app.use(async (context, next) => {
    const request = context.req.raw;
    if (!authorOf(repository, request)) return refuseModeller(repository, request);
    context.set('author', () => authorStill(repository, request));
    return next();
  });
  app.onError((fault, context) => {
    const response = faultAnswer(fault);
    if (response?.status !== 400) throw fault;
    return context.text(response.body.message, 400);
  });
  const change = (by: Author, list: ModelChange[]) => repository.do(by, changeModels(list));

  app.get('/customtypes', (context) => context.json([...repository.state.types.values()]));
  app.get('/slices', (context) => context.json([...repository.state.slices.values()]));
  app.get('/customtypes/:id', (context) =>
    context.json(findModel(repository.state.types, 'type', context.req.param('id'))),
  );
  app.get('/slices/:id', (context) =>
    context.json(findModel(repository.state.slices, 'slice', context.req.param('id'))),
  );

  app.post('/customtypes/insert', async (context) => {
    const payload = customType.parse(await readJson(context.req.raw));
    await change(context.var.author(), [{ type: 'CUSTOM_TYPE_INSERT', id: payload.id, payload }]);
    return context.body(null, 201);
  });
  app.post('/customtypes/update', async (context) => {
    const payload = customType.parse(await readJson(context.req.raw));
    await change(context.var.author(), [{ type: 'CUSTOM_TYPE_UPDATE', id: payload.id, payload }]);
    return context.body(null, 204);
  });
  app.delete('/customtypes/:id', async (context) => {
    const id = context.req.param('id');
    await change(context.var.author(), [{ type: 'CUSTOM_TYPE_DELETE', id }]);
    return context.body(null, 204);
  });
  app.post('/slices/insert', async (context) => {
    const payload = slice.parse(await readJson(context.req.raw));
    await change(context.var.author(), [{ type: 'SLICE_INSERT', id: payload.id, payload }]);
    return context.body(null, 201);
  });
  app.post('/slices/update', async (context) => {
    const payload = slice.parse(await readJson(context.req.raw));
    await change(context.var.author(), [{ type: 'SLICE_UPDATE', id: payload.id, payload }]);
    return context.body(null, 204);
  });
  app.delete('/slices/:id', async (context) => {
    const id = context.req.param('id');
    await change(context.var.author(), [{ type: 'SLICE_DELETE', id }]);
    return context.body(null, 204);
  });

  app.post('/bulk-update', async (context) => {
    const body = changes.parse(await readJson(context.req.raw));
    for (const each of body.changes)
      if ('payload' in each && each.payload.id !== each.id)
        throw new Refused(`The change of ${each.id} carries the model ${each.payload.id}.`);
    const used = body.changes.find(
      ({ type, id }) => type === 'CUSTOM_TYPE_DELETE' && isUsedType(repository.state, id),
    );
    if (used)
      return context.json(
        { message: `The type ${used.id} has associated documents.`, hasExistingDocuments: true },
        403,
      );
    await change(context.var.author(), body.changes);
    return context.body(null, 204);
  });

  return app;
}

/** Answers as Prismic's client expects: 403 as JSON without a token, 401 as text for another repository. */
function refuseModeller(repository: Repository, request: Request): Response {
  const message = refusalMessage(repository, request);
  return isForAnotherRepository(repository, request)
    ? new Response(message, { status: 401 })
    : Response.json({ error: message, message }, { status: 403 });
}

function findModel<Model>(models: ReadonlyMap<string, Model>, kind: string, id: string): Model {
  const model = models.get(id);
  if (model) return model;
  throw new NotFound(`There is no ${kind} with the id ${id}.`);
}

import { z } from 'zod';
import { changeView, removeView, saveView, viewsOf } from '../../people/views.ts';
import { type Operation, operation, signedInPerson } from '../operation.ts';

const name = z.string().trim().min(1).max(100);
/** The list's filters, as in the editor's address. */
const filters = z
  .record(z.string().min(1).max(40), z.string().max(300))
  .refine((filters) => Object.keys(filters).length <= 20, 'at most 20 of them');

const view = z
  .object({ id: z.string(), name: z.string(), filters: z.record(z.string(), z.string()) })
  .meta({ id: 'SavedView' });

/** Saved lists; each person sees only her own. */
export const viewOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/me/views',
    summary: 'The lists of pages one has saved, in the order they were made',
    status: 200,
    answer: z.object({ views: z.array(view) }),
    run: async (call) => ({ views: await viewsOf(call.people, signedInPerson(call).id) }),
  }),
  operation({
    method: 'post',
    path: '/me/views',
    summary: 'Save a list of pages under a name',
    body: z.strictObject({ name, filters }),
    status: 201,
    isRepeatable: false,
    answer: view,
    run: (call) => saveView(call.people, signedInPerson(call), call.body),
  }),
  operation({
    method: 'put',
    path: '/me/views/{id}',
    summary: 'Give a saved list another name, or other filters',
    body: z.strictObject({ name, filters }),
    status: 204,
    run: (call) => changeView(call.people, signedInPerson(call), call.parameter('id'), call.body),
  }),
  operation({
    method: 'delete',
    path: '/me/views/{id}',
    summary: 'Remove a saved list',
    status: 204,
    run: (call) => removeView(call.people, signedInPerson(call), call.parameter('id')),
  }),
];

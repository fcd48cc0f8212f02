import type { Context } from 'hono';
import { Refused } from '../repository/faults.ts';

/** The fields of a form; throws if the body is not one. */
export async function readForm(context: Context): Promise<unknown> {
  try {
    return await context.req.parseBody();
  } catch {
    throw new Refused('The body is not a form.');
  }
}

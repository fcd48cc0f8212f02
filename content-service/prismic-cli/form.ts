import type { Context } from 'hono';
import { Refused } from '../repository/faults.ts';

/** The fields of a form, or a sentence of what is wrong with it. */
export async function readForm(context: Context): Promise<unknown> {
  try {
    return await context.req.parseBody();
  } catch {
    throw new Refused('The body is not a form.');
  }
}

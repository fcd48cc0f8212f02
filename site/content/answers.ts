import type { Query, Repository } from '@prismicio/client';
import { z } from 'zod';

const ref = z.looseObject({
  id: z.string(),
  ref: z.string().min(1),
  label: z.string(),
  isMasterRef: z.boolean().optional(),
});

const repository = z.looseObject({
  refs: z.array(ref),
  integrationFieldsRef: z.string().nullish(),
  forms: z.record(z.string(), z.looseObject({ action: z.string() })),
  tags: z.array(z.string()).optional(),
});

const search = z.looseObject({
  page: z.number().int().min(1),
  results_size: z.number().int().min(0),
  total_results_size: z.number().int().min(0),
  total_pages: z.number().int().min(0),
  next_page: z.string().nullable(),
  results: z.array(z.looseObject({ id: z.string().min(1) })),
});

export const tagsResponse = z.array(z.string());

/** What is wrong with a response; null if it has the shape the site reads. */
export function repositoryFault(response: Repository): string | null {
  return faultOf(repository, response);
}

export function searchFault(response: Query): string | null {
  return faultOf(search, response);
}

function faultOf(schema: z.ZodType, response: unknown): string | null {
  const parsed = schema.safeParse(response);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : 'unknown shape';
}

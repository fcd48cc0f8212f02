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

export const tagsAnswer = z.array(z.string());

/** What is wrong with an answer, in words; null where it has the shape the site reads. */
export function faultOfRepository(answer: Repository): string | null {
  return faultOf(repository, answer);
}

export function faultOfSearch(answer: Query): string | null {
  return faultOf(search, answer);
}

function faultOf(schema: z.ZodType, answer: unknown): string | null {
  const read = schema.safeParse(answer);
  if (read.success) return null;
  const [issue] = read.error.issues;
  return issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : 'unknown shape';
}

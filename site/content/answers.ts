import type { Query, Repository } from '@prismicio/client';
import { z } from 'zod';
import { textList } from './texts.ts';

/** More than a service ever answers at once; looking at each of many more would keep visitors waiting. */
const maxItems = 10_000;
const items = z.custom<unknown[]>(
  (value) => Array.isArray(value) && value.length <= maxItems,
  `is not a list of at most ${maxItems}`,
);

const repository = z.looseObject({ refs: items });
/** It stands in the address of each question. */
const refName = z.string().min(1).max(2_000);
const ref = z.looseObject({ ref: refName });
const form = z.looseObject({ action: z.string() });
const search = z.looseObject({ results: items });

export const tagsResponse = items.pipe(textList);

/** What is wrong with a response; null if it has the shape the site reads. */
export function repositoryFault(response: Repository): string | null {
  return faultOf(repository, response);
}

/** Its documents are validated one by one, so that an odd one does not keep the others away. */
export function searchFault(response: Query): string | null {
  return faultOf(search, response);
}

/** Without what nothing can be asked with. */
export function usableRepository(response: Repository): Repository {
  const { refs, forms, tags, integrationFieldsRef } = response;
  const allForms = Object.entries(forms ?? {});
  const usableForms = isA(items, allForms) ? allForms.filter(([, each]) => isA(form, each)) : [];
  return {
    ...response,
    refs: refs.filter((each) => isA(ref, each)),
    forms: Object.fromEntries(usableForms),
    tags: isA(tagsResponse, tags) ? tags : [],
    integrationFieldsRef: isA(refName, integrationFieldsRef) ? integrationFieldsRef : null,
  };
}

function isA(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

function faultOf(schema: z.ZodType, response: unknown): string | null {
  const parsed = schema.safeParse(response);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : 'unknown shape';
}

import { queryOptions } from '@tanstack/react-query';
import { readTranslations } from '../../api/translations.ts';

/** The query for all pages in all languages, also used for prefetching. */
export const matrixQuery = queryOptions({
  queryKey: ['translations'],
  queryFn: ({ signal }) => readTranslations(signal),
});

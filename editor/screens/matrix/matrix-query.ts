import { queryOptions } from '@tanstack/react-query';
import { readTranslations } from '../../api/translations.ts';

/** How all pages stand in all languages, as it is asked for; also before its screen is there. */
export const matrixQuery = queryOptions({
  queryKey: ['translations'],
  queryFn: ({ signal }) => readTranslations(signal),
});

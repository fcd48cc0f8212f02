import { useQuery } from '@tanstack/react-query';
import { readModels } from '../api/service.ts';
import { useSpoken } from '../messages/messages.tsx';
import { modelWordsIn, worded } from '../models/worded.ts';

/** The models of types and slices, as the editor speaks; they change only with a new version of the site. */
export function useModels() {
  const { key } = useSpoken();
  return useQuery({
    queryKey: ['models', key],
    queryFn: async ({ signal }) => {
      const [models, words] = await Promise.all([readModels(signal), modelWordsIn(key)]);
      return worded(models, words);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A page that is open stays, whichever language it is read in next.
    placeholderData: (before) => before,
  });
}

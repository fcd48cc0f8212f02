import { own } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { useInterfaceLanguage } from '../messages/messages.tsx';
import { modelWordsIn } from './translated-models.ts';

/** Returns the label of an option. */
export function useValueName(): (value: string) => string {
  const { key } = useInterfaceLanguage();
  const words = useQuery({
    queryKey: ['model-words', key],
    queryFn: () => modelWordsIn(key),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (value) => own(words.data ?? {}, value) ?? value.replaceAll('_', ' ');
}

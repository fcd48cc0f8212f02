import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readModels } from '../api/service.ts';
import { useInterfaceLanguage } from '../messages/messages.tsx';
import type { SliceModel } from './model.ts';
import { modelWordsIn, translatedModels } from './translated-models.ts';

interface NamedType {
  id: string;
  name: string;
  repeatable: boolean;
}

/** The models of types and slices in the editor's language, read again once the service says that they changed. */
export function useModels() {
  const { key } = useInterfaceLanguage();
  return useQuery({
    queryKey: ['models', key],
    queryFn: async ({ signal }) => {
      const [models, words] = await Promise.all([readModels(signal), modelWordsIn(key)]);
      return translatedModels(models, words);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // No page opens without them, even where nothing answers.
    gcTime: Number.POSITIVE_INFINITY,
    // The open page stays when the language is switched.
    placeholderData: (before) => before,
  });
}

/** The types with their names in the editor's language, in the order of these; none until they are loaded. */
export function useNamedTypes(): readonly NamedType[] {
  const { code } = useInterfaceLanguage();
  const { data } = useModels();
  return useMemo(
    () =>
      (data?.types ?? [])
        .map(({ id, label, repeatable }) => ({ id, name: label ?? id, repeatable }))
        .toSorted((one, other) => one.name.localeCompare(other.name, code)),
    [data, code],
  );
}

/** The models of slices by id; empty until they are loaded. */
export function useSliceModels(): ReadonlyMap<string, SliceModel> {
  const { data } = useModels();
  return useMemo(() => new Map(data?.slices.map((slice) => [slice.id, slice])), [data]);
}

import { useQuery } from '@tanstack/react-query';
import { readVersion } from '../../api/versions.ts';
import { type Written, writtenOf } from '../../api/written.ts';
import { isSaved } from '../../document/edited-document.ts';
import { useEditing } from '../../document/use-editing.ts';
import type { Opened } from '../open-document/use-open-document.ts';

export function useVersion(document: string, version: string | null) {
  return useQuery({
    queryKey: ['version', document, version],
    queryFn: ({ signal }) => readVersion(document, version ?? '', signal),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The present text, to compare with a version. Once it is saved, it is taken from the service, which adds to what was
 * written what follows from it, such as the crops of a picture.
 */
export function usePresentText({ document, whole }: Opened): Written {
  const present = useEditing(document, ({ history }) => history.present);
  const saved = useEditing(document, (editing) => (isSaved(editing) ? editing.base.id : null));
  const { data } = useVersion(whole.id, saved);
  return data ? writtenOf(data) : present;
}

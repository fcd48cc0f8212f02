import { useQueries } from '@tanstack/react-query';
import { readMedia } from '../api/media.ts';
import { openDocument } from '../api/service.ts';
import { useMessages, useSpoken, useWords } from '../messages/messages.tsx';
import { useValueName } from '../models/use-value-name.ts';
import { useSliceModels } from '../screens/models.ts';
import { inWords, type Modelled, type Wording } from './in-words.ts';
import { fieldWords } from './words.ts';

interface InWords {
  texts: readonly string[];
  /** Whether the names of the pages and files in them are loaded. */
  isComplete: boolean;
}

/** Values in words of the person's language, with the names of the pages and files in them. */
export function useInWords(values: readonly Modelled[]): InWords {
  const { linkKinds } = useWords(fieldWords);
  const wording = useWording();
  const textsWith = (page: (id: string) => string, file: (id: string) => string) =>
    values.map((each) => inWords(each, { ...wording, page, file }));
  const pages: string[] = [];
  const files: string[] = [];
  textsWith(noting(pages), noting(files));
  const titles = useNames(pages, 'page title', async (id, signal) => {
    const { title } = await openDocument(id, signal);
    return title;
  });
  const filenames = useNames(files, 'filename', async (id, signal) => {
    const { filename } = await readMedia(id, signal);
    return filename;
  });
  return {
    texts: textsWith(
      (id) => titles.get(id) ?? linkKinds.Document,
      (id) => filenames.get(id) ?? linkKinds.Media,
    ),
    isComplete: ![...titles.values(), ...filenames.values()].includes(LOADING),
  };
}

/** What values need to be said, but for the names of pages and files. */
export function useWording(): Omit<Wording, 'page' | 'file'> {
  const { code } = useSpoken();
  const { yes, no } = useWords(fieldWords);
  const { labelled } = useMessages();
  const choice = useValueName();
  const slices = useSliceModels();
  return { code, yes, no, labelled, choice, slices };
}

function noting(ids: string[]): (id: string) => string {
  return (id) => {
    if (!ids.includes(id)) ids.push(id);
    return id;
  };
}

const LOADING = '…';

/** Names by id; none for what is not there any more. */
function useNames(
  ids: readonly string[],
  kind: string,
  read: (id: string, signal: AbortSignal) => Promise<string>,
): ReadonlyMap<string, string | undefined> {
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: [kind, id],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(id, signal),
      staleTime: 60_000,
    })),
  });
  return new Map(
    ids.map((id, index) => [id, found[index]?.isPending ? LOADING : found[index]?.data]),
  );
}

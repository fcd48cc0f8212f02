import { useInterfaceLanguage, useMessages, useWords } from '../messages/messages.tsx';
import { useSliceModels } from '../models/use-models.ts';
import { useValueName } from '../models/use-value-name.ts';
import { inWords, type ValueWithModel, type ValueWords } from './in-words.ts';
import { useTitles } from './use-titles.ts';
import { fieldWords } from './words.ts';

const loadingMark = '…';

interface InWords {
  texts: readonly string[];
  /** Whether the names of the pages and files in them are loaded. */
  isComplete: boolean;
}

/** Values in words of the person's language, with the names of the pages and files in them. */
export function useInWords(values: readonly ValueWithModel[]): InWords {
  const { linkKinds } = useWords(fieldWords);
  const wording = useWording();
  const textsWith = (page: (id: string) => string, file: (id: string) => string) =>
    values.map((each) => inWords(each, { ...wording, page, file }));
  const pages: string[] = [];
  const files: string[] = [];
  textsWith(noting(pages), noting(files));
  const titles = useTitles('documents', pages);
  const filenames = useTitles('files', files);
  const shown = (title: string | null | undefined, otherwise: string) =>
    title === undefined ? loadingMark : (title ?? otherwise);
  return {
    texts: textsWith(
      (id) => shown(titles.get(id), linkKinds.Document),
      (id) => shown(filenames.get(id), linkKinds.Media),
    ),
    isComplete: ![...titles.values(), ...filenames.values()].includes(undefined),
  };
}

/** What values need to be said, but for the names of pages and files. */
export function useWording(): Omit<ValueWords, 'page' | 'file'> {
  const { code } = useInterfaceLanguage();
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

import type { Path } from '@farol/content-model';
import { useMessages } from '../messages/messages.tsx';
import { inWords } from './in-words.ts';
import { firstLine } from './item-summary.tsx';
import { type LabelWords, labelAt, type Models } from './label-at.ts';
import { summaryIn } from './summary-of.ts';
import { useWording } from './use-in-words.ts';

/** The longest name of an item within a label, in characters. */
const maxLabelLength = 40;

/** Returns the label of the field at a path, in the editor's language. */
export function useLabelAt(models: Models): (path: Path, written: unknown) => string {
  const words = useLabelWords();
  return (path, written) => labelAt(path, written, { ...models, ...words });
}

/** What labels need besides those of the models. Pages and files are no names here: they would have to be asked for. */
export function useLabelWords(): LabelWords {
  const messages = useMessages();
  const wording = { ...useWording(), page: () => '', file: () => '' };
  return {
    labelled: messages.labelled,
    heads: { title: messages.titleOfPage, uid: messages.address },
    itemName: (item, model, index) => {
      const lead = summaryIn(item, model);
      return (
        firstLine(lead ? inWords(lead, wording) : '', maxLabelLength) || messages.item(index + 1)
      );
    },
  };
}

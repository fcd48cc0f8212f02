import { diffArrays } from 'diff';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useInWords } from '../../fields/use-in-words.ts';
import { fieldWords } from '../../fields/words.ts';
import { isCroppedElse, isSamePicture } from '../../media/picture-views.ts';
import { useWords } from '../../messages/messages.tsx';
import type { FieldModel } from '../../models/model.ts';
import { WordDifferences } from './word-differences.tsx';

interface ValueDifferencesProps {
  /** None for a section. */
  model: FieldModel | undefined;
  before: unknown;
  after: unknown;
  /** Shown in front of the value. */
  children?: ReactNode;
}

/** The differences between two values in words: of texts word by word, of all others part by part. */
export function ValueDifferences({ model, before, after, children }: ValueDifferencesProps) {
  const words = useWords(fieldWords);
  const { texts, isComplete } = useInWords([before, after].map((value) => ({ value, model })));
  const [one = '', other = ''] = texts;
  const isText = model?.type === 'Text' || model?.type === 'StructuredText';
  const Differences = isText || isSamePicture(before, after) ? WordDifferences : LineDifferences;
  const isUnseen = isComplete && one === other;
  const came = before === undefined ? words.addedEmpty : words.sameWords;
  const unseen = after === undefined ? words.removedEmpty : came;
  const note = isCroppedElse(before, after) ? words.cropped : isUnseen && unseen;
  return (
    <>
      <Differences before={one} after={other}>
        {children}
      </Differences>
      {note && (
        <p>
          <small>{note}</small>
        </p>
      )}
    </>
  );
}

function LineDifferences({ before, after, children }: ComponentProps<typeof WordDifferences>) {
  return (
    <p className="words">
      {children}
      {diffArrays(linesOf(before), linesOf(after)).map(({ value, added, removed }, index) => {
        const Mark = added ? 'ins' : removed ? 'del' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
          <Fragment key={index}>
            {index > 0 && '\n'}
            <Mark>{value.join('\n')}</Mark>
          </Fragment>
        );
      })}
    </p>
  );
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

import type { ReactNode } from 'react';
import type { Written } from '../../api/written.ts';
import { useLabelWords } from '../../fields/use-label-at.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { useSliceModels } from '../../models/use-models.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';
import { ValueDifferences } from './value-differences.tsx';
import { historyWords } from './words.ts';

/** The changes between two texts of a document, with labels in the editor's language. */
export function useFieldChanges(
  type: TypeModel,
): (before: Written, after: Written) => readonly FieldChange[] {
  const words = useWords(historyWords);
  const messages = useMessages();
  const { itemName, labelled } = useLabelWords();
  const slices = useSliceModels();
  const heads = { title: messages.titleOfPage, uid: messages.address, tags: words.tags };
  return (before, after) =>
    fieldChanges(before, after, { type, slices, heads, itemName, labelled });
}

interface ChangeListProps {
  changes: readonly FieldChange[];
  /** What can be done with a change. */
  action?(change: FieldChange): ReactNode;
}

/** Changes by field and section, word by word. */
export function ChangeList({ changes, action }: ChangeListProps) {
  const words = useWords(historyWords);
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change.field}>
          <div className="row">
            <b>{change.label}</b>
            {action?.(change)}
          </div>
          {change.hasMoved && <p className="moved">↕ {words.moved}</p>}
          {change.places.map(({ at, label, isInItem, ...values }) => (
            <ValueDifferences key={at} {...values}>
              {label && (isInItem || change.places.length > 1) && <small>{label} </small>}
            </ValueDifferences>
          ))}
        </li>
      ))}
    </ul>
  );
}

import { useEditing } from '../../document/use-editing.ts';
import { labelAt } from '../../fields/label-at.ts';
import type { TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { Opened } from '../document/use-open-document.ts';
import { useSliceModels } from '../models.ts';
import { pathOfField } from './field-name.ts';

/** Returns the label of a comment's field; for a field that no longer exists, the last part of its name. */
export function useFieldLabel({ document }: Opened, type: TypeModel): (field: string) => string {
  const messages = useMessages();
  const slices = useSliceModels();
  const written = useEditing(document, ({ history }) => history.present);
  const heads = { title: messages.titleOfPage, uid: messages.address };
  return (field) => {
    const path = pathOfField(written, field);
    return path
      ? labelAt(path, written, { type, slices, heads })
      : (field.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
  };
}

import { useEditing } from '../../document/use-editing.ts';
import { pathOfField } from '../../fields/field-name.ts';
import { useLabelAt } from '../../fields/use-label-at.ts';
import type { TypeModel } from '../../models/model.ts';
import { useSliceModels } from '../../models/use-models.ts';
import type { Opened } from '../open-document/use-open-document.ts';

/** Returns the label of a comment's field; for a field that no longer exists, the last part of its name. */
export function useFieldLabel({ document }: Opened, type: TypeModel): (field: string) => string {
  const labelAt = useLabelAt({ type, slices: useSliceModels() });
  const written = useEditing(document, ({ history }) => history.present);
  return (field) => {
    const path = pathOfField(written, field);
    return path ? labelAt(path, written) : (field.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
  };
}

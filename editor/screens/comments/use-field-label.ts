import { labelAt } from '../../fields/label-at.ts';
import type { TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { Opened } from '../document/use-open-document.ts';
import { useModels } from '../models.ts';
import { pathOfField } from './field-name.ts';

/** What people call the field that something is about; what is gone keeps the last of its name. */
export function useFieldLabel({ document }: Opened, type: TypeModel): (field: string) => string {
  const messages = useMessages();
  const models = useModels();
  const slices = new Map(models.data?.slices.map((slice) => [slice.id, slice]));
  const heads = { title: messages.titleOfPage, uid: messages.address };
  return (field) => {
    const path = pathOfField(document.written, field);
    return path
      ? labelAt(path, document.written, { type, slices, heads })
      : (field.split('/').at(-1)?.replaceAll('_', ' ') ?? '');
  };
}

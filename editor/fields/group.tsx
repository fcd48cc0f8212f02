import { type Fields, newValues } from '../models/model.ts';
import { FieldList } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { Items } from './items.tsx';

export function GroupField({ model, label, path, aria }: FieldProps) {
  const fields = model.config?.fields ?? {};
  return (
    <Group legend={label} fields={fields} path={path} describedBy={aria['aria-describedby']} />
  );
}

interface GroupProps {
  legend: string;
  fields: Fields;
  path: FieldProps['path'];
  describedBy?: string | undefined;
}

/** A list of items that all have the same fields. */
export function Group({ legend, fields, path, describedBy }: GroupProps) {
  return (
    <Items
      model={{ type: 'Group', config: { fields } }}
      legend={legend}
      path={path}
      describedBy={describedBy}
      newItem={() => newValues(fields)}
    >
      {(_, at) => <FieldList fields={fields} path={at} />}
    </Items>
  );
}

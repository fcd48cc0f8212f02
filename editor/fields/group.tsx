import { Button } from 'react-aria-components';
import type { Path } from '../document/path.ts';
import { useMessages } from '../messages/messages.tsx';
import { FieldList, type FieldProps } from './field.tsx';
import { useValue, useWrite } from './field-context.tsx';
import { firstTextOf } from './first-text.ts';
import { ItemActions } from './item-actions.tsx';
import type { Fields } from './model.ts';

export function GroupField({ model, label, path }: FieldProps) {
  return <Items legend={label} fields={model.config?.fields ?? {}} path={path} />;
}

/** Items of the same fields, one below the other. */
export function Items({ legend, fields, path }: { legend: string; fields: Fields; path: Path }) {
  const messages = useMessages();
  const write = useWrite(path);
  const value = useValue(path);
  const items = Array.isArray(value) ? value : [];
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id; their place is all they have.
        <details key={index} className="item">
          <summary>{firstTextOf(item) || messages.item(index + 1)}</summary>
          <FieldList fields={fields} path={[...path, index]} />
          <ItemActions list={items} index={index} change={write} />
        </details>
      ))}
      <Button className="quiet" onPress={() => write([...items, {}])}>
        {messages.addItem}
      </Button>
    </fieldset>
  );
}

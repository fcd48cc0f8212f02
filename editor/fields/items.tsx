import { isRecord, type Path, pathText } from '@farol/content-model';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { WithinDocument } from '../live/people-here.tsx';
import { useMessages } from '../messages/messages.tsx';
import type { FieldModel } from '../models/model.ts';
import { itemsIn } from './earlier-values.ts';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import { fieldNameOf } from './field-name.ts';
import { Item } from './item.tsx';
import { keysIn } from './item-keys.ts';
import { ItemDetails, ItemSummary } from './item-summary.tsx';
import { detailsIn, summaryIn } from './summary-of.ts';
import { useRemoving } from './use-removing.tsx';

interface ItemsProps {
  model: FieldModel;
  legend: string;
  path: Path;
  describedBy: string | undefined;
  /** The value of an added item. */
  newItem(): unknown;
  /** Renders the form of an item. */
  children(item: Record<string, unknown>, path: Path, index: number): ReactNode;
}

/** A list inside a field: items of a group, or links. */
export function Items({ model, legend, path, describedBy, newItem, children }: ItemsProps) {
  const messages = useMessages();
  const write = useWrite(path);
  const value = useValue(path);
  const { items, pathOf } = itemsIn(value, model, path);
  const keysOf = keysIn(useContext(WithinDocument));
  const { document } = useFieldContext();
  const keys = keysOf(fieldNameOf(document.written, path, keysOf), items);
  const { list, removeAt, told } = useRemoving<HTMLFieldSetElement>((index) =>
    write(items.toSpliced(index, 1)),
  );
  const [added, setAdded] = useState<number | null>(null);
  // What comes to that place later, by undoing or from somebody else, takes no focus.
  useEffect(() => {
    if (added !== null) setAdded(null);
  }, [added]);
  return (
    <fieldset ref={list} className="group" aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {items.map((item, index) => {
        const at = pathOf(index);
        const name = (
          <>
            <ItemSummary of={summaryIn(item, model)} otherwise={messages.item(index + 1)} />{' '}
            <ItemDetails of={detailsIn(item, model)} />
          </>
        );
        return (
          <Item
            key={keys[index]}
            place={pathText(at)}
            summary={name}
            isNew={index === added}
            list={items}
            index={index}
            change={write}
            remove={() => removeAt(index)}
          >
            {children(isRecord(item) ? item : {}, at, index)}
          </Item>
        );
      })}
      {told}
      <Button
        className="quiet"
        onPress={() => {
          setAdded(items.length);
          write([...items, newItem()]);
        }}
      >
        {messages.addItem}
      </Button>
    </fieldset>
  );
}

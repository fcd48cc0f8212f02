import { isRecord } from '@farol/content-model';
import { Button } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';
import { Choosing } from '../screens/choosing.tsx';
import { FieldList, type FieldProps } from './field.tsx';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import { firstTextOf } from './first-text.ts';
import { Items } from './group.tsx';
import { ItemActions } from './item-actions.tsx';
import type { SliceModel } from './model.ts';

export type SliceValue = Record<string, unknown>;

/** The sections of a page, each with a form of its own. */
export function SlicesField({ model, path }: FieldProps) {
  const messages = useMessages();
  const { slices: models } = useFieldContext();
  const write = useWrite(path);
  const value = useValue(path);
  const slices = Array.isArray(value) ? value.filter(isRecord) : [];
  const choices = Object.keys(model.config?.choices ?? {}).flatMap((id) => models.get(id) ?? []);
  return (
    <section className="slices">
      {slices.map((slice, index) => (
        <details key={String(slice.id)} className="item" id={`slice-${slice.id}`}>
          <summary>
            <b>{models.get(String(slice.slice_type))?.name ?? String(slice.slice_type)}</b>{' '}
            {firstTextOf(slice.primary)}
          </summary>
          <SliceForm slice={slice} path={[...path, index]} />
          <ItemActions list={slices} index={index} change={write} copyOf={copyOf} />
        </details>
      ))}
      <Choosing title={messages.addSection} label={messages.addSection} className="loud">
        {(close) => (
          <ul className="found">
            {choices.map((choice) => (
              <li key={choice.id}>
                <Button
                  onPress={() => {
                    write([...slices, newSlice(choice)]);
                    close();
                  }}
                >
                  <span>{choice.name}</span>
                  <small>{choice.description ?? choice.variations[0]?.description}</small>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Choosing>
    </section>
  );
}

function SliceForm({ slice, path }: { slice: SliceValue; path: FieldProps['path'] }) {
  const messages = useMessages();
  const { slices, document } = useFieldContext();
  const model = slices.get(String(slice.slice_type));
  const variation = model?.variations.find(({ id }) => id === slice.variation);
  if (!model || !variation) return <p>{messages.unknownField(String(slice.slice_type))}</p>;
  return (
    <>
      {model.variations.length > 1 && (
        <label>
          {messages.variation}
          <select
            value={variation.id}
            onChange={({ target }) => document.write([...path, 'variation'], target.value)}
          >
            {model.variations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <FieldList fields={variation.primary ?? {}} path={[...path, 'primary']} />
      {Object.keys(variation.items ?? {}).length > 0 && (
        <Items legend={messages.items} fields={variation.items ?? {}} path={[...path, 'items']} />
      )}
    </>
  );
}

/** An empty section in the first form its model has. */
export function newSlice({ id, variations: [first] }: SliceModel): SliceValue {
  return {
    variation: first?.id ?? 'default',
    version: first?.version ?? 'initial',
    primary: {},
    items: [],
    id: `${id}$${crypto.randomUUID()}`,
    slice_type: id,
    slice_label: null,
  };
}

/** The same section with an id of its own. */
export function copyOf(slice: unknown): unknown {
  return isRecord(slice)
    ? { ...structuredClone(slice), id: `${slice.slice_type}$${crypto.randomUUID()}` }
    : slice;
}

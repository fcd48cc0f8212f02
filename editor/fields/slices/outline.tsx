import { type Path, pathText } from '@farol/content-model';
import { type KeyboardEvent, useState } from 'react';
import { Button, GridList, GridListItem, type Key, useDragAndDrop } from 'react-aria-components';
import { useWords } from '../../messages/messages.tsx';
import type { SliceModel, TypeModel } from '../../models/model.ts';
import { useFieldContext } from '../field-context.tsx';
import { goToField } from '../go-to-field.ts';
import { ItemSummary } from '../item-summary.tsx';
import { stepOf } from '../moving-keys.ts';
import { tabOf } from '../place.ts';
import { type Moved, ToldPlace } from '../use-moving.tsx';
import { pictureOf } from './pictures.ts';
import { type SliceValue, sliceName, sliceSummary } from './slice-value.ts';
import { useSlices } from './use-slices.ts';
import { sliceWords } from './words.ts';

/** The names of all sections: to go to one, and to reorder them with the pointer or the keyboard. */
export function Outline({ path, type }: { path: Path; type: TypeModel }) {
  const words = useWords(sliceWords);
  const { slices: models, isOnlyToRead } = useFieldContext();
  const zone = useSlices(path);
  const [moved, setMoved] = useState<(Moved & { id: string }) | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      zone.moveBeside(keys, { id: target.key, position: target.dropPosition }),
  });
  const count = zone.slices.length;
  const indexOf = (id: unknown) => zone.slices.findIndex((slice) => slice.id === id);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const row = event.target instanceof Element ? event.target.closest('[data-key]') : null;
    const id = row?.getAttribute('data-key') ?? '';
    const index = indexOf(id);
    if (step === 0 || index < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const to = index + step;
    if (isOnlyToRead || to < 0 || to >= count) return;
    zone.move(index, to);
    setMoved({ id, to, count });
  };
  const show = (key: Key) => {
    const place = pathText([...path, indexOf(key)]);
    void goToField(place, tabOf(place, type));
  };
  if (count === 0) return null;
  const items = zone.slices.map((slice) => ({ id: String(slice.id), slice }));
  return (
    <nav className="outline" aria-label={words.sections} onKeyDownCapture={onKeyDownCapture}>
      <GridList
        aria-label={words.sections}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        onAction={show}
        dependencies={[models]}
      >
        {({ id, slice }) => <Entry id={id} slice={slice} models={models} />}
      </GridList>
      <ToldPlace moved={moved} index={indexOf(moved?.id)} count={count} id={moved?.id ?? ''} />
    </nav>
  );
}

interface EntryProps {
  id: string;
  slice: SliceValue;
  models: ReadonlyMap<string, SliceModel>;
}

function Entry({ id, slice, models }: EntryProps) {
  const words = useWords(sliceWords);
  const name = sliceName(slice, models);
  const picture = pictureOf(String(slice.slice_type), String(slice.variation));
  return (
    <GridListItem id={id} textValue={name}>
      <Button slot="drag" aria-label={words.drag(name)}>
        <span className="grip" />
      </Button>
      {picture ? <img src={picture} alt="" loading="lazy" /> : <span className="blank" />}
      <span>
        <b>{name}</b>
        <small>
          <ItemSummary of={sliceSummary(slice, models)} />
        </small>
      </span>
    </GridListItem>
  );
}

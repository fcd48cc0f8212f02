import { type Path, pathText } from '@farol/content-model';
import { type KeyboardEvent, useState } from 'react';
import { Button, GridList, GridListItem, type Key, useDragAndDrop } from 'react-aria-components';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { SliceModel, TypeModel } from '../../models/model.ts';
import { useFieldContext } from '../field-context.tsx';
import { goToField } from '../go-to-field.ts';
import { ItemSummary } from '../item-summary.tsx';
import { stepOf } from '../moving-keys.ts';
import { tabOf } from '../place.ts';
import { pictureOf } from './pictures.ts';
import { type SliceValue, sliceName, sliceSummary } from './slice-value.ts';
import { useSlices } from './use-slices.ts';
import { sliceWords } from './words.ts';

/** The names of all sections: to go to one, and to reorder them with the pointer or the keyboard. */
export function Outline({ path, type }: { path: Path; type: TypeModel }) {
  const words = useWords(sliceWords);
  const { slices: models } = useFieldContext();
  const { movedTo } = useMessages();
  const zone = useSlices(path);
  const [told, setTold] = useState('');
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      zone.moveBeside(keys, { id: target.key, position: target.dropPosition }),
  });
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const row = event.target instanceof Element ? event.target.closest('[data-key]') : null;
    const index = zone.slices.findIndex(({ id }) => id === row?.getAttribute('data-key'));
    if (step === 0 || index < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const to = index + step;
    if (to < 0 || to >= zone.slices.length) return;
    zone.move(index, to);
    setTold(movedTo(to + 1, zone.slices.length));
  };
  const show = (key: Key) => {
    const place = pathText([...path, zone.slices.findIndex(({ id }) => id === key)]);
    void goToField(place, tabOf(place, type));
  };
  if (zone.slices.length === 0) return null;
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
      <p className="unseen" role="status">
        {told}
      </p>
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

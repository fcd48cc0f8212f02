import { type Path, pathText } from '@farol/content-model';
import { type ReactNode, useState } from 'react';
import type { Command } from '../commands/command.ts';
import { useMessages, useWords } from '../messages/messages.tsx';
import { StepButton } from '../parts/step-button.tsx';
import { Disclosure } from './disclosure.tsx';
import { FieldList } from './field.tsx';
import { useFieldContext } from './field-context.tsx';
import { Group } from './group.tsx';
import { ItemSummary } from './item-summary.tsx';
import { inVariation, type SliceValue, sliceName, sliceSummary } from './slices/slice-value.ts';
import type { useSlices } from './slices/use-slices.ts';
import { sliceWords } from './slices/words.ts';
import { useMoving } from './use-moving.tsx';

interface SectionProps {
  slice: SliceValue;
  path: Path;
  index: number;
  zone: ReturnType<typeof useSlices>;
  remove(): void;
  addBelow: ReactNode;
}

/** One section: its name, its fields and its actions. */
export function Section({ slice, path, index, zone, remove, addBelow }: SectionProps) {
  const { slices: models } = useFieldContext();
  const name = sliceName(slice, models);
  const { mayMove, move, onKeyDown, told } = useMoving(index, zone.slices.length, (to) =>
    zone.move(index, to),
  );
  const summary = (
    <>
      <b>{name}</b> <ItemSummary of={sliceSummary(slice, models)} />
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same; the keys are a short way.
    <div className="section" onKeyDown={onKeyDown}>
      <Disclosure id={`slice-${slice.id}`} place={pathText(path)} summary={summary} remove={remove}>
        <SectionForm slice={slice} path={path} />
        <SectionActions
          name={name}
          index={index}
          zone={zone}
          mayMove={mayMove}
          move={move}
          remove={remove}
          addBelow={addBelow}
        />
      </Disclosure>
      {told}
    </div>
  );
}

function SectionActions({
  name,
  index,
  zone,
  mayMove,
  move,
  remove,
  addBelow,
}: Pick<SectionProps, 'index' | 'zone' | 'remove' | 'addBelow'> &
  Pick<ReturnType<typeof useMoving>, 'mayMove' | 'move'> & { name: string }) {
  const messages = useMessages();
  const words = useWords(sliceWords);
  const [isCopied, setCopied] = useState(false);
  const actions: readonly Command[] = [
    {
      id: 'move-up',
      label: ({ moveUp }) => moveUp,
      key: 'Alt+ArrowUp',
      isPossible: mayMove(-1),
      run: () => move(-1),
    },
    {
      id: 'move-down',
      label: ({ moveDown }) => moveDown,
      key: 'Alt+ArrowDown',
      isPossible: mayMove(1),
      run: () => move(1),
    },
    {
      id: 'duplicate',
      label: ({ duplicate }) => duplicate,
      isPossible: true,
      run: () => zone.duplicate(index),
    },
    {
      id: 'copy',
      label: () => words.copy,
      isPossible: true,
      run() {
        zone.copy(index);
        setCopied(true);
      },
    },
    {
      id: 'remove',
      label: ({ remove }) => remove,
      isPossible: true,
      run: remove,
    },
  ];
  return (
    <>
      <div className="actions">
        {actions.map(({ id, label, isPossible, run }) => (
          <StepButton key={id} isPossible={isPossible} run={run}>
            {label(messages)}
          </StepButton>
        ))}
        {addBelow}
      </div>
      <p role="status">{isCopied && words.copied(name)}</p>
    </>
  );
}

function SectionForm({ slice, path }: { slice: SliceValue; path: Path }) {
  const messages = useMessages();
  const words = useWords(sliceWords);
  const { slices, document } = useFieldContext();
  const model = slices.get(String(slice.slice_type));
  const variation = model?.variations.find(({ id }) => id === slice.variation);
  // One that the type itself describes has no variation, and no form here.
  if (slice.variation === undefined)
    return <p>{messages.unknownField(String(slice.slice_type))}</p>;
  if (!model || !variation) return <p>{words.gone}</p>;
  const items = variation.items ?? {};
  return (
    <>
      {model.variations.length > 1 && (
        <label>
          {messages.variation}
          <select
            value={variation.id}
            onChange={({ target }) => {
              const chosen = model.variations.find(({ id }) => id === target.value);
              if (chosen) document.write(path, inVariation(slice, chosen));
            }}
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
      {Object.keys(items).length > 0 && (
        <Group legend={messages.items} fields={items} path={[...path, 'items']} />
      )}
    </>
  );
}

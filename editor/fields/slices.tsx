import { useMessages, useWords } from '../messages/messages.tsx';
import { useFieldContext } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { Section } from './section.tsx';
import { useCopiedSlice } from './slices/copied.ts';
import { Palette } from './slices/palette.tsx';
import { copyOf, type SliceValue, sliceName } from './slices/slice-value.ts';
import './slices/slices.css';
import { Button } from 'react-aria-components';
import { choicesOf, useSlices } from './slices/use-slices.ts';
import { sliceWords } from './slices/words.ts';
import { useRemoving } from './use-removing.tsx';

/** The sections of a page, each with its own form. */
export function SlicesField({ model, path }: FieldProps) {
  const messages = useMessages();
  const words = useWords(sliceWords);
  const { slices: models } = useFieldContext();
  const zone = useSlices(path);
  const { list, removeAt, told } = useRemoving<HTMLElement>(zone.remove);
  const choices = choicesOf(model, models);
  const copied = useCopiedSlice();
  const pasted = copied && choices.some(({ id }) => id === copied.slice_type) ? copied : null;
  const insertAndShow = (at: number, slice: SliceValue) => {
    zone.insert(at, slice);
    showSection(String(slice.id));
  };
  return (
    <section ref={list} className="slices" aria-label={words.sections}>
      {zone.slices.length === 0 && <p>{words.noSections}</p>}
      {zone.slices.map((slice, index) => (
        <Section
          key={String(slice.id)}
          slice={slice}
          path={[...path, index]}
          index={index}
          zone={zone}
          remove={() => removeAt(index)}
          addBelow={
            <Palette
              models={choices}
              label={words.addBelow}
              add={(added) => insertAndShow(index + 1, added)}
            />
          }
        />
      ))}
      {told}
      <div className="actions">
        <Palette
          models={choices}
          label={messages.addSection}
          className="loud"
          add={(added) => insertAndShow(zone.slices.length, added)}
        />
        {pasted && (
          <Button
            className="quiet"
            onPress={() => insertAndShow(zone.slices.length, copyOf(pasted))}
          >
            {words.paste(sliceName(pasted, models))}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Opens a section once it is rendered, and focuses its name. */
function showSection(id: string): void {
  requestAnimationFrame(() => {
    const section = document.getElementById(`slice-${id}`);
    if (!(section instanceof HTMLDetailsElement)) return;
    section.open = true;
    section.querySelector('summary')?.focus();
    section.scrollIntoView({ block: 'nearest' });
  });
}

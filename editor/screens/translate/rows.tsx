import { own, type Path, valueAt } from '@farol/content-model';
import { Button } from 'react-aria-components';
import { FieldList } from '../../fields/field.tsx';
import { useFieldContext, useValue } from '../../fields/field-context.tsx';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { type FieldModel, type Fields, labelOf, variationOf } from '../../models/model.ts';
import { ValueDifferences } from '../history/value-differences.tsx';
import { Sections } from './sections.tsx';
import { changeAt, type ItemPair, pairItems, useSideBySide } from './side-by-side.tsx';
import { SourceValue } from './source-value.tsx';
import { translateWords } from './words.ts';

/** The place of a value in the source and in the translation; null where one of them lacks it. */
export interface Places {
  source: Path | null;
  target: Path | null;
}

export const placesIn = ({ source, target }: Places, step: string | number): Places => ({
  source: source && [...source, step],
  target: target && [...target, step],
});

/** The fields of two languages in aligned rows. */
export function Rows({ fields, at }: { fields: Fields; at: Places }) {
  return Object.entries(fields).map(([name, model]) => {
    if (model.type === 'UID' || model.type === 'Separator') return null;
    const row = { name, model, at: placesIn(at, name), parent: at };
    if (model.type === 'Slices' || model.type === 'Choice') return <Sections key={name} {...row} />;
    if (model.type === 'Group')
      return (
        <Items
          key={name}
          label={labelOf(name, model)}
          fields={model.config?.fields ?? {}}
          at={row.at}
        />
      );
    return <Row key={name} {...row} />;
  });
}

interface RowProps {
  name: string;
  model: FieldModel;
  at: Places;
  parent: Places;
}

function Row({ name, model, at, parent }: RowProps) {
  const words = useWords(translateWords);
  const { document } = useFieldContext();
  const { source, changes } = useSideBySide();
  const change = at.source && changeAt(changes, at.source);
  const label = labelOf(name, model);
  const value = at.source && valueAt(source.data, at.source);
  return (
    <div className="side-by-side" data-changed={change ? change.kind : undefined}>
      <div className="from">
        <span className="label">
          {label} {change?.kind === 'added' && <em>{words.added}</em>}
        </span>
        <div lang={source.lang}>
          <SourceValue model={model} value={value} change={change} />
        </div>
        {at.target && at.source && value !== undefined && (
          <CopyButton
            label={words.copy(label)}
            short={words.copyShort}
            copy={() =>
              at.target && document.write(dataPath(at.target), valueAt(source.led, at.source ?? []))
            }
          />
        )}
      </div>
      <div className="to">
        {parent.target ? (
          <FieldList fields={{ [name]: model }} path={dataPath(parent.target)} />
        ) : (
          <p className="nothing">{words.missing}</p>
        )}
      </div>
    </div>
  );
}

export const dataPath = (path: Path): Path => ['data', ...path];

interface CopyButtonProps {
  /** The accessible name. */
  label: string;
  short: string;
  copy(): void;
}

export function CopyButton({ label, short, copy }: CopyButtonProps) {
  const { isOnlyToRead } = useFieldContext();
  if (isOnlyToRead) return null;
  return (
    <Button className="quiet copy" aria-label={label} onPress={copy}>
      {short}
    </Button>
  );
}

/** The items of a group side by side. */
export function Items({ label, fields, at }: { label: string; fields: Fields; at: Places }) {
  const messages = useMessages();
  const words = useWords(translateWords);
  const { document } = useFieldContext();
  const { source, changes } = useSideBySide();
  const here = useValue(dataPath(at.target ?? ['']));
  const there = at.source && valueAt(source.data, at.source);
  const items = Array.isArray(here) && at.target ? here : [];
  const originals = Array.isArray(there) ? there : [];
  const counts = { source: originals.length, target: items.length };
  const pairs = pairItems(at.source ? changes : [], at.source ?? [], counts);
  const firstMissing = pairs.find((pair) => pair.source !== null && pair.target === null);
  const copyItem = (index: number) => {
    if (!at.source || !at.target) return;
    const led = valueAt(source.led, [...at.source, pairs[index]?.source ?? 0]);
    const before = pairs.slice(0, index).findLast(({ target }) => target !== null)?.target ?? -1;
    document.write(dataPath(at.target), items.toSpliced(before + 1, 0, led));
  };
  return pairs.map((pair, index) => (
    <fieldset
      className="part"
      key={`${label} ${pair.source}-${pair.target}-${pair.gone?.path.at(-1)}`}
    >
      <legend>
        {words.item(label, index + 1)} {pair.gone && <em>{words.removed}</em>}
        {pair.isUnsure && <em>{words.moved}</em>}
      </legend>
      {pair.gone && (
        <div className="side-by-side" data-changed="removed">
          <div className="from" lang={source.lang}>
            <ValueDifferences
              model={{ type: 'Group', config: { fields } }}
              before={pair.gone.before}
              after={undefined}
            />
          </div>
        </div>
      )}
      {pair.source === null && !pair.gone && <p className="nothing">{words.onlyHere}</p>}
      {at.target && pair === firstMissing && (
        <CopyButton
          label={messages.labelled(words.copyItem, `${label} ${index + 1}`)}
          short={words.copyItem}
          copy={() => copyItem(index)}
        />
      )}
      <ItemRows fields={fields} at={at} pair={pair} />
    </fieldset>
  ));
}

function ItemRows({ fields, at, pair }: { fields: Fields; at: Places; pair: ItemPair }) {
  const place = (path: Path | null, index: number | null) =>
    path && index !== null ? [...path, index] : null;
  const places = { source: place(at.source, pair.source), target: place(at.target, pair.target) };
  return (places.source || places.target) && <Rows fields={fields} at={places} />;
}

/** The model of a section's variation. */
export function formOf(
  slices: ReturnType<typeof useFieldContext>['slices'],
  section: Readonly<Record<string, unknown>>,
) {
  const model = slices.get(String(own(section, 'slice_type')));
  const variation = variationOf(section, slices);
  return { name: model?.name ?? String(own(section, 'slice_type')), variation };
}

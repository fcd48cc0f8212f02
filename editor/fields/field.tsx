import { isSharedKind, own, type Path, pathText, textOf } from '@farol/content-model';
import { type ComponentType, useContext, useId, useState } from 'react';
import { PeopleAt } from '../live/people-here.tsx';
import { useMessages, useWords } from '../messages/messages.tsx';
import { type Fields, labelOf } from '../models/model.ts';
import { afterPress } from './after-press.ts';
import { BooleanField } from './boolean.tsx';
import { ChoiceField } from './choice.tsx';
import { CopyToLanguages } from './copy-to-languages.tsx';
import { EmbedField } from './embed.tsx';
import { FieldMark, useFault, useValue } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { GeoPointField } from './geo/geo-point.tsx';
import { GroupField } from './group.tsx';
import { LinkField } from './link.tsx';
import { PictureField } from './picture.tsx';
import { RichTextField } from './rich-text.tsx';
import { SlicesField } from './slices.tsx';
import { TableField } from './table.tsx';
import { ColorField, DateField, NumberField, TextField, TimestampField } from './text.tsx';
import { fieldWords } from './words.ts';

/** The component for each type of field. */
const kinds: Readonly<Record<string, ComponentType<FieldProps>>> = {
  Text: TextField,
  Number: NumberField,
  Range: NumberField,
  Date: DateField,
  Timestamp: TimestampField,
  Color: ColorField,
  Select: ChoiceField,
  Boolean: BooleanField,
  GeoPoint: GeoPointField,
  Embed: EmbedField,
  Link: LinkField,
  Image: PictureField,
  StructuredText: RichTextField,
  Group: GroupField,
  Table: TableField,
  Slices: SlicesField,
};

/** Faults in these are shown at the fields they contain. */
const holdsFields: ReadonlySet<string> = new Set(['Group', 'Slices']);

/** Several of these that follow each other stand side by side: the first and the last day, from and to. */
const short: ReadonlySet<string> = new Set(['Number', 'Range', 'Date', 'Timestamp', 'Select']);

/** The fields of a tab, a group item or a slice, in the order of the model. */
export function FieldList({ fields, path }: { fields: Fields; path: Path }) {
  const shown = Object.entries(fields)
    // The UID is edited beside the document's name, and is not part of its data.
    .filter(([, { type }]) => type !== 'UID' && type !== 'Separator')
    .map(([name, model]) => ({ name, model, isShort: short.has(model.type) }));
  const rows = shown.reduce<(typeof shown)[]>((rows, field) => {
    const last = rows.at(-1);
    if (last?.at(-1)?.isShort && field.isShort) last.push(field);
    else rows.push([field]);
    return rows;
  }, []);
  return rows.map((row) => {
    const list = row.map(({ name, model }) => (
      <Field key={name} model={model} label={labelOf(name, model)} path={[...path, name]} />
    ));
    return row.length === 1 ? (
      list
    ) : (
      <div key={row[0]?.name} className="pair short">
        {list}
      </div>
    );
  });
}

function Field(props: Omit<FieldProps, 'aria'>) {
  const messages = useMessages();
  const markOf = useContext(FieldMark);
  const { model, path } = props;
  const { help, required = false } = model.config ?? {};
  const [wasLeft, setLeft] = useState(false);
  const id = useId();
  const Kind = own(kinds, model.type);
  const fault = useFault(path, holdsFields.has(model.type));
  const said = fault && (wasLeft || !fault.isMissing) ? fault.sentence : null;
  const notes = [help && `${id}-help`, said && `${id}-fault`].filter(Boolean).join(' ');
  const aria = {
    ...(notes ? { 'aria-describedby': notes } : {}),
    ...(required ? { 'aria-required': true } : {}),
    ...(said ? { 'aria-invalid': true } : {}),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that its control was left.
    <div
      className="field"
      data-path={pathText(path)}
      data-required={required || undefined}
      onBlur={() => afterPress(() => setLeft(true))}
    >
      <PeopleAt path={path} />
      {Kind ? <Kind {...props} aria={aria} /> : <p>{messages.unknownField(model.type)}</p>}
      {model.type !== 'Slices' && markOf(path, props.label)}
      <div className="notes">
        {help && <small id={`${id}-help`}>{help}</small>}
        <Length model={model} path={path} />
      </div>
      {isSharedKind(model.type) && <CopyToLanguages path={path} />}
      {said && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {said}
        </p>
      )}
    </div>
  );
}

/** The part of the maximum length from which the counter is shown. */
const counterFrom = 0.6;

function Length({ model, path }: Pick<FieldProps, 'model' | 'path'>) {
  const words = useWords(fieldWords);
  const { length } = textOf(useValue(path));
  const most = model.config?.maxLength;
  if (most === undefined || length < most * counterFrom) return null;
  return <small className="length">{words.length(length, most)}</small>;
}

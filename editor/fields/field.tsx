import { own } from '@farol/content-model';
import type { ComponentType } from 'react';
import { type Path, pathText } from '../document/path.ts';
import { PeopleAt } from '../live/people-here.tsx';
import { useMessages } from '../messages/messages.tsx';
import { CommentMark } from '../screens/comments/comment-mark.tsx';
import { BooleanField } from './boolean.tsx';
import { ChoiceField } from './choice.tsx';
import { EmbedField } from './embed.tsx';
import { useFieldContext } from './field-context.tsx';
import { GeoPointField } from './geo-point.tsx';
import { GroupField } from './group.tsx';
import { LinkField } from './link.tsx';
import { type FieldModel, type Fields, labelOf } from './model.ts';
import { PictureField } from './picture.tsx';
import { RichTextField } from './rich-text.tsx';
import { SlicesField } from './slices.tsx';
import { ColorField, DateField, NumberField, TextField, TimestampField } from './text.tsx';

export interface FieldProps {
  model: FieldModel;
  label: string;
  path: Path;
}

/** Each kind of field with what it is written in. */
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
  Slices: SlicesField,
};

/** The fields of a tab, a group's item or a slice, in the order of the model. */
export function FieldList({ fields, path }: { fields: Fields; path: Path }) {
  return Object.entries(fields).map(([name, model]) =>
    // The address of a document stands beside its name, and is no part of its data.
    model.type === 'UID' || model.type === 'Separator' ? null : (
      <Field key={name} model={model} label={labelOf(name, model)} path={[...path, name]} />
    ),
  );
}

function Field(props: FieldProps) {
  const messages = useMessages();
  const { faultAt } = useFieldContext();
  const Kind = own(kinds, props.model.type);
  const fault = faultAt(props.path);
  return (
    <div className="field" data-path={pathText(props.path)}>
      <PeopleAt path={props.path} />
      {Kind ? <Kind {...props} /> : <p>{messages.unknownField(props.model.type)}</p>}
      {props.model.type !== 'Slices' && <CommentMark path={props.path} label={props.label} />}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

import { isRecord } from '@farol/content-model';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';
import type { FieldProps } from './field.tsx';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import { ChosenFile } from './media-picker.tsx';

/** A picture with its description; the service crops its views from the middle. */
export function PictureField({ label, path }: FieldProps) {
  const messages = useMessages();
  const { lang } = useFieldContext();
  const write = useWrite(path);
  const value = useValue(path);
  const id = useId();
  const picture = isRecord(value) ? value : null;
  return (
    <fieldset className="picture">
      <legend>{label}</legend>
      <ChosenFile
        id={typeof picture?.id === 'string' ? picture.id : null}
        onlyPictures
        choose={(file) => write({ id: file, alt: null })}
      />
      {picture && (
        <>
          <label htmlFor={id}>{messages.description}</label>
          <textarea
            id={id}
            lang={lang}
            rows={1}
            value={typeof picture.alt === 'string' ? picture.alt : ''}
            onChange={({ target }) => write(describedAs(picture, target.value), { isTyping: true })}
          />
          <Button className="quiet" onPress={() => write(undefined)}>
            {messages.remove}
          </Button>
        </>
      )}
    </fieldset>
  );
}

/** The picture and its views, which show the same, with one description. */
export function describedAs(
  picture: Record<string, unknown>,
  alt: string,
): Record<string, unknown> {
  const said = alt === '' ? null : alt;
  const views = Object.entries(picture).map(([name, view]) => [
    name,
    isRecord(view) && typeof view.id === 'string' ? { ...view, alt: said } : view,
  ]);
  return { ...Object.fromEntries(views), alt: said };
}

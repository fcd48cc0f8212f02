import { minuteMs } from '@farol/content-model';
import { type ComponentProps, useId } from 'react';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';

export function TextField({ model, label, path, aria }: FieldProps) {
  const { lang } = useFieldContext();
  const write = useWrite(path);
  const id = useId();
  const text = useValue(path);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        {...aria}
        lang={lang}
        rows={1}
        spellCheck
        placeholder={model.config?.placeholder}
        value={typeof text === 'string' ? text : ''}
        onChange={({ target }) => write(target.value || undefined, { isTyping: true })}
      />
    </>
  );
}

export function NumberField({ model: { config }, label, path, aria }: FieldProps) {
  const write = useWrite(path);
  const number = useValue(path);
  return (
    <Line
      label={label}
      {...aria}
      type="number"
      step={config?.step ?? 'any'}
      min={config?.min}
      max={config?.max}
      value={typeof number === 'number' ? number : ''}
      onChange={({ target }) =>
        write(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber, {
          isTyping: true,
        })
      }
    />
  );
}

export function DateField({ label, path, aria }: FieldProps) {
  const write = useWrite(path);
  const date = useValue(path);
  return (
    <Line
      label={label}
      {...aria}
      type="date"
      max="9999-12-31"
      value={typeof date === 'string' ? date : ''}
      onChange={({ target }) => write(target.value || undefined)}
    />
  );
}

/** Shown and edited in the person's time zone, stored in UTC in the service's notation. */
export function TimestampField({ label, path, aria }: FieldProps) {
  const write = useWrite(path);
  const time = useValue(path);
  return (
    <Line
      label={label}
      {...aria}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={typeof time === 'string' ? localTime(time) : ''}
      onChange={({ target }) =>
        write(
          target.value
            ? new Date(target.value).toISOString().replace(/\.\d+Z$/, '+0000')
            : undefined,
        )
      }
    />
  );
}

function localTime(time: string): string {
  const date = new Date(time.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * minuteMs);
  return shifted.toISOString().slice(0, 16);
}

export function ColorField({ label, path, aria }: FieldProps) {
  const write = useWrite(path);
  const color = useValue(path);
  return (
    <Line
      label={label}
      {...aria}
      type="color"
      value={typeof color === 'string' ? color : '#000000'}
      onChange={({ target }) => write(target.value, { isTyping: true })}
    />
  );
}

function Line({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} />
    </>
  );
}

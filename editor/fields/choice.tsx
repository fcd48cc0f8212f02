import { useId } from 'react';
import { useWords } from '../messages/messages.tsx';
import { useValueName } from '../models/use-value-name.ts';
import { optionsIn } from './earlier-values.ts';
import { useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldWords } from './words.ts';

export function ChoiceField({ model, label, path, aria }: FieldProps) {
  const { notChosen } = useWords(fieldWords);
  const write = useWrite(path);
  const id = useId();
  const chosen = useValue(path);
  const nameOf = useValueName();
  const options = optionsIn(chosen, model);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        {...aria}
        value={typeof chosen === 'string' ? chosen : ''}
        onChange={({ target }) => write(target.value || undefined)}
      >
        <option value="">{notChosen}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </>
  );
}

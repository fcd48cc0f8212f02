import { errorOf } from '@farol/content-model';
import { useId, useState } from 'react';
import { useWords } from '../messages/messages.tsx';
import { Fault } from '../screens/fault.tsx';
import { useResting } from './use-resting.ts';
import { mediaWords } from './words.ts';

interface KeptTextProps {
  label: string;
  value: string;
  save(text: string): Promise<unknown>;
  lang?: string;
  help?: string;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A text field that saves itself, and shows when it has. */
export function KeptText({
  label,
  value,
  save,
  lang,
  help,
  placeholder,
  isDisabled,
}: KeptTextProps) {
  const words = useWords(mediaWords);
  const id = useId();
  const [state, setState] = useState<'still' | 'saved' | Error>('still');
  const { written, write } = useResting(async (text: string) => {
    try {
      await save(text);
      setState('saved');
      return true;
    } catch (fault) {
      setState(errorOf(fault));
      return false;
    }
  });

  return (
    <div className="kept-text">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={1}
        lang={lang}
        maxLength={500}
        placeholder={placeholder}
        disabled={isDisabled}
        aria-describedby={help ? `${id}-help` : undefined}
        value={written?.value ?? value}
        onChange={({ target }) => {
          setState('still');
          write(target.value);
        }}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
      <small role="status">{state === 'saved' ? words.saved : ''}</small>
      <Fault fault={state instanceof Error ? state : null} />
    </div>
  );
}

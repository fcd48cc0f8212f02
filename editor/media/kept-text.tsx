import { errorOf } from '@farol/content-model';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../messages/messages.tsx';
import { Fault } from '../screens/fault.tsx';
import { RestingValue } from './resting-value.ts';
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
  /** Null while it is the service's value. */
  const [written, setWritten] = useState<string | null>(null);
  const [state, setState] = useState<'still' | 'saved' | Error>('still');
  const latest = useRef(save);
  latest.current = save;

  const keep = async (text: string) => {
    try {
      await latest.current(text);
      setState('saved');
      setWritten((now) => (now === text ? null : now));
    } catch (fault) {
      setState(errorOf(fault));
    }
  };
  const [resting] = useState(() => new RestingValue(keep));
  // A dialog that is closed right after the last keystroke removes the field, so it is saved at once.
  useEffect(() => () => resting.now(), [resting]);

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
        value={written ?? value}
        onChange={({ target }) => {
          setState('still');
          setWritten(target.value);
          resting.write(target.value);
        }}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
      <small role="status">{state === 'saved' ? words.saved : ''}</small>
      <Fault fault={state instanceof Error ? state : null} />
    </div>
  );
}

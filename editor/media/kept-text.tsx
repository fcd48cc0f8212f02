import { useId, useState } from 'react';
import { useWords } from '../messages/messages.tsx';
import { Fault } from '../screens/fault.tsx';
import type { RestingPlace } from './resting-values.ts';
import { restingTexts, useResting } from './use-resting.ts';
import { mediaWords } from './words.ts';

interface KeptTextProps extends RestingPlace {
  value: string;
  save(text: string): Promise<unknown>;
  lang?: string;
  help?: string;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A text field that saves itself, and shows when it has. */
export function KeptText({
  file,
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
  const { written, fault, wasSaved, write } = useResting(restingTexts, { file, label }, save);
  // What is typed stays until the field is left: the service trims it, while somebody may only pause after a word.
  const [typed, setTyped] = useState<string | null>(null);

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
        value={typed ?? written?.value ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          write(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
      <small role="status">{wasSaved ? words.saved : ''}</small>
      <Fault fault={fault} />
    </div>
  );
}

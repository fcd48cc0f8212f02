import { useId, useState } from 'react';
import { useWords } from '../messages/messages.tsx';
import { Fault } from '../parts/fault.tsx';
import type { AutosavedPlace } from './autosaved-values.ts';
import { autosavedTexts, useAutosaved } from './use-autosaved.ts';
import { mediaWords } from './words.ts';

/** What the service takes for one text of a file. */
export const maxLetters = 500;

interface AutosavedTextProps extends AutosavedPlace {
  value: string;
  save(text: string): Promise<unknown>;
  lang?: string;
  help?: string;
  placeholder?: string;
  isDisabled?: boolean;
  /** The most letters that can be saved. */
  most?: number;
}

/** A text field that saves itself, and shows when it has. */
export function AutosavedText({
  file,
  label,
  value,
  save,
  lang,
  help,
  placeholder,
  isDisabled,
  most = Number.POSITIVE_INFINITY,
}: AutosavedTextProps) {
  const words = useWords(mediaWords);
  const id = useId();
  const { written, fault, wasSaved, write } = useAutosaved(autosavedTexts, { file, label }, save);
  // What is typed stays until the field is left: the service trims it, while somebody may only pause after a word.
  const [typed, setTyped] = useState<string | null>(null);

  const shown = typed ?? written?.value ?? value;
  const isTooLong = shown.length > most;

  return (
    <div className="kept-text">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={1}
        lang={lang}
        placeholder={placeholder}
        disabled={isDisabled}
        aria-describedby={isTooLong ? `${id}-long` : help ? `${id}-help` : undefined}
        aria-invalid={isTooLong}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          write(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
      <small role="status">{wasSaved ? words.saved : ''}</small>
      {isTooLong ? (
        <p className="fault" id={`${id}-long`}>
          {words.tooLong(shown.length, most)}
        </p>
      ) : (
        <Fault fault={fault} />
      )}
    </div>
  );
}

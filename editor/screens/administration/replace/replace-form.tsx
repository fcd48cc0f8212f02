import { languages } from '@farol/content-model';
import { Button } from 'react-aria-components';
import type { Replacement } from '../../../api/replacements.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import { replaceWords } from './words.ts';

export interface Asked {
  wanted: Replacement;
  lang: string;
  by: string;
}

/** Asks for a text, where to look for it, and what to write instead. */
export function ReplaceForm({
  asked,
  change,
  look,
  isRunning,
}: {
  asked: Asked;
  change(asked: Asked): void;
  look(): void;
  isRunning: boolean;
}) {
  const messages = useMessages();
  const words = useWords(replaceWords);
  const { wanted, lang, by } = asked;
  const want = (part: Partial<Replacement>) => change({ ...asked, wanted: { ...wanted, ...part } });
  return (
    <form
      className="asked"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <label>
        {words.find}
        <input
          required
          minLength={2}
          maxLength={200}
          value={wanted.text}
          onChange={({ target }) => want({ text: target.value })}
        />
      </label>
      <label>
        {words.by}
        <input
          maxLength={2000}
          value={by}
          onChange={({ target }) => change({ ...asked, by: target.value })}
        />
      </label>
      <div className="ticks">
        {(['wholeWords', 'exact'] as const).map((each) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              checked={wanted[each]}
              onChange={({ target }) => want({ [each]: target.checked })}
            />
            {words[each]}
          </label>
        ))}
      </div>
      <label>
        {messages.language}
        <select value={lang} onChange={({ target }) => change({ ...asked, lang: target.value })}>
          <option value="">{messages.allLanguages}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" className="quiet" aria-disabled={isRunning}>
        {words.look}
      </Button>
    </form>
  );
}

import type { LanguageKey } from '@farol/content-model';
import { useEffect } from 'react';
import { notArrivedWords } from '../messages/not-arrived-words.ts';

/** In place of the editor, where the messages of its language did not arrive. */
export function NotArrived({ language }: { language: LanguageKey }) {
  const words = notArrivedWords[language];
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <main>
      <div className="state" role="alert">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <button type="button" className="loud" onClick={() => location.reload()}>
          {words.loadAgain}
        </button>
      </div>
    </main>
  );
}

import { type LanguageKey, languages } from '@farol/content-model';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const messages: Record<LanguageKey, Messages> = { en, pt, es, fr };
const STORAGE = 'farol-editor-language';

/** What the editor is read in; the documents have languages of their own. */
export interface Spoken {
  key: LanguageKey;
  /** For dates and numbers. */
  code: string;
  messages: Messages;
  choose(key: LanguageKey): void;
}

const SpokenContext = createContext<Spoken | null>(null);

export function Speaking({ children }: { children: ReactNode }) {
  const [key, setKey] = useState(likelyLanguage);
  useEffect(() => {
    document.documentElement.lang = key;
  }, [key]);
  const choose = (chosen: LanguageKey) => {
    localStorage.setItem(STORAGE, chosen);
    setKey(chosen);
  };
  const code = languages.find((language) => language.key === key)?.code ?? 'en-us';
  return (
    <SpokenContext value={{ key, code, messages: messages[key], choose }}>
      <I18nProvider locale={code}>{children}</I18nProvider>
    </SpokenContext>
  );
}

export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('Nothing says which language the editor speaks here.');
  return spoken;
}

export const useMessages = (): Messages => useSpoken().messages;

/** The words of one part of the editor, kept beside it and loaded with it. */
export const useWords = <Words,>(words: Record<LanguageKey, Words>): Words =>
  words[useSpoken().key];

function likelyLanguage(): LanguageKey {
  const wanted = [localStorage.getItem(STORAGE) ?? '', ...navigator.languages];
  for (const each of wanted) {
    const found = languages.find(({ key }) => key === each.slice(0, 2).toLowerCase());
    if (found) return found.key;
  }
  return 'en';
}

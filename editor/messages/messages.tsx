import {
  defaultLanguage,
  type InEach,
  type LanguageKey,
  languageNamed,
} from '@farol/content-model';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Messages } from './en.ts';

/** Imported on demand: each person needs only one language. */
const messagesOf: InEach<() => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  pt: async () => (await import('./pt.ts')).pt,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
};
const storageKey = 'farol-editor-language';

/** The language of the interface; documents have their own. */
export interface InterfaceLanguage {
  key: LanguageKey;
  /** The locale for dates and numbers. */
  code: string;
  messages: Messages;
  choose(key: LanguageKey): void;
}

const LanguageContext = createContext<InterfaceLanguage | null>(null);

interface Language {
  key: LanguageKey;
  messages: Messages;
}

export async function firstLanguage(): Promise<Language> {
  const key = likelyLanguage();
  return { key, messages: await messagesOf[key]() };
}

export function LanguageProvider({ first, children }: { first: Language; children: ReactNode }) {
  const [{ key, messages }, speak] = useState(first);
  useEffect(() => {
    document.documentElement.lang = key;
  }, [key]);
  const choose = (chosen: LanguageKey) => {
    localStorage.setItem(storageKey, chosen);
    messagesOf[chosen]().then(
      (messages) => speak({ key: chosen, messages }),
      // Without a network the language stays until the next start.
      () => undefined,
    );
  };
  const code = (languageNamed(key) ?? defaultLanguage).code;
  return (
    <LanguageContext value={{ key, code, messages, choose }}>
      <I18nProvider locale={code}>{children}</I18nProvider>
    </LanguageContext>
  );
}

export function useInterfaceLanguage(): InterfaceLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('Nothing says which language the editor speaks here.');
  return language;
}

export const useMessages = (): Messages => useInterfaceLanguage().messages;

/** The texts of one part of the editor, stored beside it and loaded with it. */
export const useWords = <Words,>(words: InEach<Words>): Words => words[useInterfaceLanguage().key];

/**
 * Returns the name of a language in the interface's language, for sentences; alone, languages are shown by their own
 * names.
 */
export function useLanguageName(): (code: string) => string {
  const names = languageNames(useInterfaceLanguage().code);
  return useCallback((code) => names.of(code.slice(0, 2)) ?? code, [names]);
}

const namesIn = new Map<string, Intl.DisplayNames>();

/** One instance for each interface language: a list needs names in every row. */
function languageNames(code: string): Intl.DisplayNames {
  const names = namesIn.get(code) ?? new Intl.DisplayNames([code], { type: 'language' });
  namesIn.set(code, names);
  return names;
}

/** The language chosen before, else the browser's. */
export function likelyLanguage(): LanguageKey {
  const wanted = [localStorage.getItem(storageKey) ?? '', ...navigator.languages];
  for (const each of wanted) {
    const found = languageNamed(each.slice(0, 2).toLowerCase());
    if (found) return found.key;
  }
  return defaultLanguage.key;
}

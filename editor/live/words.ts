import type { LanguageKey } from '@farol/content-model';

interface LiveWords {
  here: string;
  writesHere(who: string): string;
}

export const liveWords: Record<LanguageKey, LiveWords> = {
  en: { here: 'Also here', writesHere: (who) => `${who} is here` },
  pt: { here: 'Também aqui', writesHere: (who) => `${who} está aqui` },
  es: { here: 'También aquí', writesHere: (who) => `${who} está aquí` },
  fr: { here: 'Aussi ici', writesHere: (who) => `${who} est ici` },
};

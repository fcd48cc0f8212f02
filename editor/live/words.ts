import type { InEach } from '@farol/content-model';

interface LiveWords {
  here: string;
  areHere(people: readonly string[]): string;
}

const listed = (code: string, people: readonly string[]) =>
  new Intl.ListFormat(code).format(people);

export const liveWords: InEach<LiveWords> = {
  en: {
    here: 'Also here',
    areHere: (people) => `${listed('en', people)} ${people.length === 1 ? 'is' : 'are'} here`,
  },
  pt: {
    here: 'Também aqui',
    areHere: (people) => `${listed('pt', people)} ${people.length === 1 ? 'está' : 'estão'} aqui`,
  },
  es: {
    here: 'También aquí',
    areHere: (people) => `${listed('es', people)} ${people.length === 1 ? 'está' : 'están'} aquí`,
  },
  fr: {
    here: 'Aussi ici',
    areHere: (people) => `${listed('fr', people)} ${people.length === 1 ? 'est' : 'sont'} ici`,
  },
};

import type { InEach } from '@farol/content-model';

/** What the maps say. */
export const words: InEach<{ destinations: string; list: string; route: string }> = {
  en: {
    destinations: 'Where our programs take place',
    list: 'All destinations as a list',
    route: 'Places on this program',
  },
  pt: {
    destinations: 'Onde acontecem os nossos programas',
    list: 'Todos os destinos em lista',
    route: 'Lugares deste programa',
  },
  es: {
    destinations: 'Dónde se hacen nuestros programas',
    list: 'Todos los destinos en una lista',
    route: 'Lugares de este programa',
  },
  fr: {
    destinations: 'Où se déroulent nos programmes',
    list: 'Toutes les destinations en liste',
    route: 'Les lieux de ce programme',
  },
};

import type { InEach } from '@farol/content-model';

interface ClashWords {
  choose: string;
  order: string;
  orderOf: (label: string) => string;
  removed: string;
}

export const clashWords: InEach<ClashWords> = {
  en: {
    choose: 'Take one of the two. Until then nothing of this page is saved.',
    order: 'Order of the sections',
    orderOf: (label) => `Order: ${label}`,
    removed: 'Removed',
  },
  pt: {
    choose: 'Fique com um dos dois. Até lá, nada desta página é salvo.',
    order: 'Ordem das seções',
    orderOf: (label) => `Ordem: ${label}`,
    removed: 'Removido',
  },
  es: {
    choose: 'Quédate con uno de los dos. Hasta entonces no se guarda nada de esta página.',
    order: 'Orden de las secciones',
    orderOf: (label) => `Orden: ${label}`,
    removed: 'Quitado',
  },
  fr: {
    choose: 'Gardez l’un des deux. D’ici là, rien de cette page n’est enregistré.',
    order: 'Ordre des sections',
    orderOf: (label) => `Ordre\u00a0: ${label}`,
    removed: 'Supprimé',
  },
};

import type { InEach } from '@farol/content-model';
import type { PublicationToUndo } from '../../api/publications.ts';

interface PublicationWords {
  open: string;
  title: string;
  by: (name: string, when: string) => string;
  isUndoing: string;
  becomes: Record<PublicationToUndo['documents'][number]['becomes'], string>;
  nothingLost: string;
  undo: (count: number) => string;
}

export const publicationWords: InEach<PublicationWords> = {
  en: {
    open: 'Undo publication',
    title: 'Undo a publication',
    by: (name, when) => `Published by ${name}, ${when}.`,
    isUndoing: 'It undid another publication.',
    becomes: {
      'as it was': 'goes back to its earlier text',
      unpublished: 'leaves the site',
      published: 'is on the site again',
    },
    nothingLost: 'What leaves the site stays as a draft, and this can be undone too.',
    undo: (count) => (count === 1 ? 'Undo it' : `Undo it for all ${count}`),
  },
  pt: {
    open: 'Desfazer publicação',
    title: 'Desfazer uma publicação',
    by: (name, when) => `Publicado por ${name}, ${when}.`,
    isUndoing: 'Ela mesma desfez outra publicação.',
    becomes: {
      'as it was': 'volta ao texto anterior',
      unpublished: 'sai do site',
      published: 'volta ao site',
    },
    nothingLost: 'O que sai do site fica como rascunho, e isto também pode ser desfeito.',
    undo: (count) => (count === 1 ? 'Desfazer' : `Desfazer nas ${count} páginas`),
  },
  es: {
    open: 'Deshacer publicación',
    title: 'Deshacer una publicación',
    by: (name, when) => `Publicado por ${name}, ${when}.`,
    isUndoing: 'A su vez, deshizo otra publicación.',
    becomes: {
      'as it was': 'recupera su texto anterior',
      unpublished: 'sale del sitio',
      published: 'vuelve al sitio',
    },
    nothingLost: 'Lo que sale del sitio queda como borrador, y esto también se puede deshacer.',
    undo: (count) => (count === 1 ? 'Deshacer' : `Deshacer en las ${count} páginas`),
  },
  fr: {
    open: 'Annuler la publication',
    title: 'Annuler une publication',
    by: (name, when) => `Publié par ${name}, ${when}.`,
    isUndoing: 'Elle annulait elle-même une autre publication.',
    becomes: {
      'as it was': 'retrouve son texte d’avant',
      unpublished: 'quitte le site',
      published: 'revient sur le site',
    },
    nothingLost: 'Ce qui quitte le site reste en brouillon, et ceci peut s’annuler à son tour.',
    undo: (count) => (count === 1 ? 'L’annuler' : `L’annuler pour les ${count} pages`),
  },
};

import type { InEach } from '@farol/content-model';

const en = {
  text: 'Finds a phone number, a price or a name on every page and replaces it where you choose. Only drafts change: visitors see it once you publish.',
  find: 'Find',
  by: 'Replace with',
  exact: 'Match case',
  wholeWords: 'Whole words only',
  look: 'Search',
  none: 'It was not found in anything you can change.',
  rows: (count: number) => (count === 1 ? 'One place' : `${count} places`),
  more: (shown: number, total: number) =>
    `The first ${shown} of ${total} places. Replace these, then search again.`,
  all: 'All places',
  act: (count: number) =>
    count === 1 ? 'Replace it in one place' : `Replace it in ${count} places`,
  done: (count: number) =>
    count === 1 ? 'One draft was changed.' : `${count} drafts were changed.`,
  onlyNumbers: 'Only another number fits here',
  undo: 'Undo all of it',
  undone: 'Everything is as it was.',
};

export const replaceWords: InEach<typeof en> = {
  en,
  pt: {
    text: 'Encontra um telefone, um preço ou um nome em todas as páginas e troca onde você disser. Só muda rascunhos: os visitantes veem quando você publicar.',
    find: 'Procurar',
    by: 'Trocar por',
    exact: 'Diferenciar maiúsculas',
    wholeWords: 'Só palavras inteiras',
    look: 'Procurar',
    none: 'Não aparece em nada do que você pode mudar.',
    rows: (count) => (count === 1 ? 'Um lugar' : `${count} lugares`),
    more: (shown, total) =>
      `Os primeiros ${shown} de ${total} lugares. Troque estes e procure de novo.`,
    all: 'Todos os lugares',
    act: (count) => (count === 1 ? 'Trocar em um lugar' : `Trocar em ${count} lugares`),
    done: (count) => (count === 1 ? 'Um rascunho mudou.' : `${count} rascunhos mudaram.`),
    onlyNumbers: 'Aqui só pode ficar outro número',
    undo: 'Desfazer tudo',
    undone: 'Tudo está como antes.',
  },
  es: {
    text: 'Encuentra un teléfono, un precio o un nombre en todas las páginas y lo cambia donde digas. Solo cambia borradores: los visitantes lo ven cuando publiques.',
    find: 'Buscar',
    by: 'Cambiar por',
    exact: 'Distinguir mayúsculas',
    wholeWords: 'Solo palabras enteras',
    look: 'Buscar',
    none: 'No aparece en nada de lo que puedes cambiar.',
    rows: (count) => (count === 1 ? 'Un sitio' : `${count} sitios`),
    more: (shown, total) =>
      `Los primeros ${shown} de ${total} sitios. Cambia estos y busca otra vez.`,
    all: 'Todos los sitios',
    act: (count) => (count === 1 ? 'Cambiarlo en un sitio' : `Cambiarlo en ${count} sitios`),
    done: (count) =>
      count === 1 ? 'Ha cambiado un borrador.' : `Han cambiado ${count} borradores.`,
    onlyNumbers: 'Aquí solo puede ir otro número',
    undo: 'Deshacerlo todo',
    undone: 'Todo está como antes.',
  },
  fr: {
    text: 'Trouve un numéro de téléphone, un prix ou un nom dans toutes les pages, et le remplace où vous le dites. Seuls des brouillons changent\u00a0: les visiteurs le voient quand vous publiez.',
    find: 'Chercher',
    by: 'Remplacer par',
    exact: 'Respecter les majuscules',
    wholeWords: 'Mots entiers seulement',
    look: 'Chercher',
    none: 'On ne le trouve nulle part dans ce que vous pouvez changer.',
    rows: (count) => (count === 1 ? 'Un endroit' : `${count} endroits`),
    more: (shown, total) =>
      `Les ${shown} premiers endroits sur ${total}. Remplacez-les, puis cherchez de nouveau.`,
    all: 'Tous les endroits',
    act: (count) => `Remplacer à ${count} ${count < 2 ? 'endroit' : 'endroits'}`,
    done: (count) =>
      count < 2 ? `${count} brouillon a changé.` : `${count} brouillons ont changé.`,
    onlyNumbers: 'Seul un autre nombre peut figurer ici',
    undo: 'Tout annuler',
    undone: 'Tout est comme avant.',
  },
};

const en = {
  title: (language: string) => `Translate into ${language}`,
  from: 'Translate from',
  noSource: 'This page is not in any other language yet.',
  noSourceText: 'Begin it in another language, and both appear here side by side.',
  never: 'This text is not marked as a translation yet.',
  into: 'Is it the original? Translate it into:',
  upToDate: 'The source has not changed since this was translated.',
  changed: (places: number) =>
    places === 1
      ? 'One place has changed in the source'
      : `${places} places have changed in the source`,
  changedSince: (time: string) => `since ${time}`,
  changedWords: (words: number) =>
    words === 0 ? 'no words' : words === 1 ? 'one word' : `${words} words`,
  unknownChange: 'The source has changed since, but its text from then is no longer kept.',
  guessed: 'Nobody has checked it since it came here.',
  stillRight: 'Still correct',
  markedRight: 'Marked as correct.',
  undo: 'Undo',
  next: 'Next change',
  copyAll: 'Copy everything',
  copyForm: 'Copy all but the text',
  listsLeft: (lists: number) =>
    lists === 1
      ? 'One list stays as it is: its items cannot be matched with those of the source.'
      : `${lists} lists stay as they are: their items cannot be matched with those of the source.`,
  copy: (label: string) => `Copy: ${label}`,
  copyShort: 'Copy',
  copySection: (name: string) => `Copy the section ${name}`,
  copyItem: 'Copy this item',
  missing: 'Not here yet',
  onlyHere: 'Only in this language',
  nothing: 'Nothing',
  added: 'new',
  removed: 'no longer there',
  moved: 'moved',
  item: (label: string, number: number) => `${label} ${number}`,
  source: 'Source',
};
type TranslateWords = typeof en;

const pt: TranslateWords = {
  title: (language) => `Traduzir para ${language}`,
  from: 'Traduzir de',
  noSource: 'Esta página ainda não existe em outro idioma.',
  noSourceText: 'Comece-a em outro idioma, e as duas ficam lado a lado aqui.',
  never: 'Este texto ainda não está marcado como tradução.',
  into: 'É o original? Traduza para:',
  upToDate: 'O original não mudou desde esta tradução.',
  changed: (places) =>
    places === 1 ? 'Um trecho mudou no original' : `${places} trechos mudaram no original`,
  changedSince: (time) => `desde ${time}`,
  changedWords: (words) =>
    words === 0 ? 'nenhuma palavra' : words === 1 ? 'uma palavra' : `${words} palavras`,
  unknownChange: 'O original mudou desde então, mas o texto daquela época não está mais guardado.',
  guessed: 'Ninguém a conferiu desde que chegou aqui.',
  stillRight: 'Continua certo',
  markedRight: 'Marcado como certo.',
  undo: 'Desfazer',
  next: 'Próxima mudança',
  copyAll: 'Copiar tudo',
  copyForm: 'Copiar tudo menos o texto',
  listsLeft: (lists) =>
    lists === 1
      ? 'Uma lista fica como está: não dá para saber quais itens dela correspondem aos do original.'
      : `${lists} listas ficam como estão: não dá para saber quais itens delas correspondem aos do original.`,
  copy: (label) => `Copiar: ${label}`,
  copyShort: 'Copiar',
  copySection: (name) => `Copiar a seção ${name}`,
  copyItem: 'Copiar este item',
  missing: 'Ainda não está aqui',
  onlyHere: 'Só neste idioma',
  nothing: 'Nada',
  added: 'novo',
  removed: 'não está mais lá',
  moved: 'movido',
  item: (label, number) => `${label} ${number}`,
  source: 'Origem',
};

const es: TranslateWords = {
  title: (language) => `Traducir al ${language}`,
  from: 'Traducir de',
  noSource: 'Esta página aún no existe en otro idioma.',
  noSourceText: 'Empiézala en otro idioma y ambas aparecerán aquí, una al lado de la otra.',
  never: 'Este texto todavía no está marcado como traducción.',
  into: '¿Es el original? Tradúcelo a:',
  upToDate: 'El original no ha cambiado desde esta traducción.',
  changed: (places) =>
    places === 1
      ? 'Ha cambiado un pasaje del original'
      : `Han cambiado ${places} pasajes del original`,
  changedSince: (time) => `primer cambio (${time})`,
  changedWords: (words) =>
    words === 0 ? 'ninguna palabra' : words === 1 ? 'una palabra' : `${words} palabras`,
  unknownChange: 'Ha cambiado desde entonces, pero el texto de aquel momento ya no se guarda.',
  guessed: 'Nadie la ha revisado desde que llegó aquí.',
  stillRight: 'Sigue bien',
  markedRight: 'Marcado como correcto.',
  undo: 'Deshacer',
  next: 'Siguiente cambio',
  copyAll: 'Copiar todo',
  copyForm: 'Copiar todo menos el texto',
  listsLeft: (lists) =>
    lists === 1
      ? 'Una lista queda como está: no se sabe qué elementos suyos corresponden a los del original.'
      : `${lists} listas quedan como están: no se sabe qué elementos suyos corresponden a los del original.`,
  copy: (label) => `Copiar: ${label}`,
  copyShort: 'Copiar',
  copySection: (name) => `Copiar la sección ${name}`,
  copyItem: 'Copiar este elemento',
  missing: 'Aún no está aquí',
  onlyHere: 'Solo en este idioma',
  nothing: 'Nada',
  added: 'nuevo',
  removed: 'ya no está',
  moved: 'movido',
  item: (label, number) => `${label} ${number}`,
  source: 'Origen',
};

const fr: TranslateWords = {
  title: (language) => `Traduire en ${language}`,
  from: 'Traduire depuis',
  noSource: 'Cette page n’existe encore dans aucune autre langue.',
  noSourceText: 'Commencez-la dans une autre langue, et les deux seront ici côte à côte.',
  never: 'Ce texte n’est pas encore marqué comme traduction.',
  into: 'C’est l’original\u00a0? Traduisez-le en\u00a0:',
  upToDate: 'La source n’a pas changé depuis cette traduction.',
  changed: (places) =>
    places === 1
      ? 'Un passage de la source a changé'
      : `${places} passages de la source ont changé`,
  changedSince: (time) => `première modification (${time})`,
  changedWords: (words) => (words === 0 ? 'aucun mot' : words === 1 ? 'un mot' : `${words} mots`),
  unknownChange: 'La source a changé depuis, mais le texte d’alors n’est plus conservé.',
  guessed: 'Personne ne l’a relue depuis son arrivée ici.',
  stillRight: 'Toujours juste',
  markedRight: 'Marquée comme juste.',
  undo: 'Annuler',
  next: 'Changement suivant',
  copyAll: 'Tout copier',
  copyForm: 'Tout copier sauf le texte',
  listsLeft: (lists) =>
    lists === 1
      ? 'Une liste reste telle quelle\u00a0: rien ne dit lesquels de ses éléments correspondent à ceux de la source.'
      : `${lists} listes restent telles quelles\u00a0: rien ne dit lesquels de leurs éléments correspondent à ceux de la source.`,
  copy: (label) => `Copier\u00a0: ${label}`,
  copyShort: 'Copier',
  copySection: (name) => `Copier la section ${name}`,
  copyItem: 'Copier cet élément',
  missing: 'Pas encore ici',
  onlyHere: 'Seulement dans cette langue',
  nothing: 'Rien',
  added: 'nouveau',
  removed: 'n’y est plus',
  moved: 'déplacé',
  item: (label, number) => `${label} ${number}`,
  source: 'Source',
};

export const translateWords = { en, pt, es, fr };

const en = {
  sections: 'Sections',
  noSections: 'No sections yet. Add the first one below.',
  search: 'Search sections',
  usedLast: 'Used last',
  all: 'All sections',
  addBelow: 'Add below',
  copy: 'Copy',
  copied: (name: string) => `“${name}” is copied. It can be pasted into this page or another one.`,
  paste: (name: string) => `Paste “${name}”`,
  drag: (name: string) => `Move ${name}`,
  actions: (name: string) => `More for ${name}`,
};

type SliceWords = typeof en;

const pt: SliceWords = {
  sections: 'Seções',
  noSections: 'Ainda não há seções. Acrescente a primeira abaixo.',
  search: 'Buscar seções',
  usedLast: 'Usadas por último',
  all: 'Todas as seções',
  addBelow: 'Acrescentar abaixo',
  copy: 'Copiar',
  copied: (name) => `“${name}” foi copiada. Pode ser colada nesta página ou em outra.`,
  paste: (name) => `Colar “${name}”`,
  drag: (name) => `Mover ${name}`,
  actions: (name) => `Mais para ${name}`,
};

const es: SliceWords = {
  sections: 'Secciones',
  noSections: 'Todavía no hay secciones. Añade la primera aquí abajo.',
  search: 'Buscar secciones',
  usedLast: 'Usadas hace poco',
  all: 'Todas las secciones',
  addBelow: 'Añadir debajo',
  copy: 'Copiar',
  copied: (name) => `«${name}» está copiada. Se puede pegar en esta página o en otra.`,
  paste: (name) => `Pegar «${name}»`,
  drag: (name) => `Mover ${name}`,
  actions: (name) => `Más para ${name}`,
};

const fr: SliceWords = {
  sections: 'Sections',
  noSections: 'Pas encore de section. Ajoutez la première ci-dessous.',
  search: 'Chercher une section',
  usedLast: 'Utilisées récemment',
  all: 'Toutes les sections',
  addBelow: 'Ajouter en dessous',
  copy: 'Copier',
  copied: (name) =>
    `«\u00a0${name}\u00a0» est copiée. Elle peut être collée dans cette page ou une autre.`,
  paste: (name) => `Coller «\u00a0${name}\u00a0»`,
  drag: (name) => `Déplacer ${name}`,
  actions: (name) => `Plus d’actions pour ${name}`,
};

export const sliceWords = { en, pt, es, fr };

const en = {
  sections: 'Sections',
  noSections: 'No sections yet. Add the first one below.',
  search: 'Search sections',
  usedLast: 'Recently used',
  all: 'All sections',
  addBelow: 'Add below',
  copy: 'Copy',
  copied: (name: string) => `“${name}” is copied. It can be pasted into this page or another one.`,
  paste: (name: string) => `Paste “${name}”`,
  drag: (name: string) => `Move ${name}`,
  dragHere: 'Drag to move',
  actions: (name: string) => `More for ${name}`,
  gone: 'This kind of section no longer exists. Visitors do not see it, and it is left out the next time the page is saved; earlier versions keep it.',
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
  dragHere: 'Arrastar para mover',
  actions: (name) => `Mais para ${name}`,
  gone: 'Seções deste tipo não existem mais. Os visitantes não veem esta, e ela fica de fora quando a página for salva de novo; as versões anteriores a mantêm.',
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
  dragHere: 'Arrastrar para mover',
  actions: (name) => `Más para ${name}`,
  gone: 'Ya no hay secciones de este tipo. Los visitantes no ven esta, y queda fuera la próxima vez que se guarde la página; las versiones anteriores la conservan.',
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
  dragHere: 'Faire glisser pour déplacer',
  actions: (name) => `Plus d’actions pour ${name}`,
  gone: 'Les sections de ce genre n’existent plus. Les visiteurs ne voient pas celle-ci, et elle est laissée de côté au prochain enregistrement de la page\u00a0; les versions précédentes la gardent.',
};

export const sliceWords = { en, pt, es, fr };

/** The texts about a page's text in a release; kept small, because every page loads them. */
export const textInRelease = {
  en: {
    takeNewest: 'Take the newest text',
    isIn: 'This text is in the release',
    isInOther: 'Another text of this page is in the release',
    isInEarlier: 'An earlier text of this page is in the release',
  },
  pt: {
    takeNewest: 'Trazer o texto mais novo',
    isIn: 'Este texto está no lançamento',
    isInOther: 'Outro texto desta página está no lançamento',
    isInEarlier: 'Um texto anterior desta página está no lançamento',
  },
  es: {
    takeNewest: 'Traer el texto más reciente',
    isIn: 'Este texto está en el lanzamiento',
    isInOther: 'Otro texto de esta página está en el lanzamiento',
    isInEarlier: 'Un texto anterior de esta página está en el lanzamiento',
  },
  fr: {
    takeNewest: 'Prendre le texte le plus récent',
    isIn: 'Ce texte est dans la mise en ligne',
    isInOther: 'Un autre texte de cette page est dans la mise en ligne',
    isInEarlier: 'Un texte antérieur de cette page est dans la mise en ligne',
  },
};

import type { InEach } from '@farol/content-model';

export interface SearchAndSharingWords {
  search: string;
  card: string;
  noTitle: string;
  noDescription: string;
  long(length: number, limit: number): string;
  fits(length: number, limit: number): string;
  title: string;
  description: string;
  drawn: string;
  cut: string;
}

export const searchAndSharingWords: InEach<SearchAndSharingWords> = {
  en: {
    search: 'In a search engine',
    card: 'When it is shared',
    noTitle: 'No title',
    noDescription: 'No description: search engines pick some words from the page.',
    long: (length, limit) => `${length} characters, of which about ${limit} are shown`,
    fits: (length, limit) => `${length} of about ${limit} characters`,
    title: 'Title',
    description: 'Description',
    drawn: 'The site draws a picture with the title.',
    cut: 'What is too long is struck through.',
  },
  pt: {
    search: 'Em um buscador',
    card: 'Quando é compartilhada',
    noTitle: 'Sem título',
    noDescription: 'Sem descrição: os buscadores usam palavras da página.',
    long: (length, limit) => `${length} letras, das quais se veem cerca de ${limit}`,
    fits: (length, limit) => `${length} de cerca de ${limit} letras`,
    title: 'Título',
    description: 'Descrição',
    drawn: 'O site desenha uma imagem com o título.',
    cut: 'O que passa disso aparece riscado.',
  },
  es: {
    search: 'En un buscador',
    card: 'Al compartirla',
    noTitle: 'Sin título',
    noDescription: 'Sin descripción: los buscadores toman palabras de la página.',
    long: (length, limit) => `${length} caracteres, de los que se ven unos ${limit}`,
    fits: (length, limit) => `${length} de unos ${limit} caracteres`,
    title: 'Título',
    description: 'Descripción',
    drawn: 'El sitio dibuja una imagen con el título.',
    cut: 'Lo que sobra aparece tachado.',
  },
  fr: {
    search: 'Dans un moteur de recherche',
    card: 'Quand elle est partagée',
    noTitle: 'Sans titre',
    noDescription: 'Sans description\u00a0: les moteurs de recherche prennent des mots de la page.',
    long: (length, limit) => `${length} caractères, dont environ ${limit} s’affichent`,
    fits: (length, limit) => `${length} sur environ ${limit} caractères`,
    title: 'Titre',
    description: 'Description',
    drawn: 'Le site dessine une image avec le titre.',
    cut: 'Ce qui dépasse est barré.',
  },
};

import type { InEach } from '@farol/content-model';

const en = {
  saved: 'Saved in this browser',
  removed: 'No longer saved',
  full: 'Three are saved already. Take one away here first.',
  few: 'Save two or three programs, then compare them here.',
  forbidden: 'This browser does not let the page save anything.',
  copied: 'Link copied',
  email: 'Email',
  share: 'Share this page',
  compare: 'Saved programs',
  close: 'Close',
  remove: 'Remove',
  away: 'The programs could not be read. Please try again.',
};

export type ShortlistWords = typeof en;

/** Texts of the actions in all languages. */
const words: InEach<ShortlistWords> = {
  en,
  pt: {
    saved: 'Salvo neste navegador',
    removed: 'Não está mais salvo',
    full: 'Já há três salvos. Tire um deles aqui primeiro.',
    few: 'Salve dois ou três programas e compare-os aqui.',
    forbidden: 'Este navegador não deixa a página salvar nada.',
    copied: 'Link copiado',
    email: 'E-mail',
    share: 'Compartilhar esta página',
    compare: 'Programas salvos',
    close: 'Fechar',
    remove: 'Tirar',
    away: 'Não foi possível ler os programas. Tente de novo.',
  },
  es: {
    saved: 'Guardado en este navegador',
    removed: 'Ya no está guardado',
    full: 'Ya hay tres guardados. Quita antes uno de ellos aquí.',
    few: 'Guarda dos o tres programas y compáralos aquí.',
    forbidden: 'Este navegador no deja que la página guarde nada.',
    copied: 'Enlace copiado',
    email: 'Correo',
    share: 'Compartir esta página',
    compare: 'Programas guardados',
    close: 'Cerrar',
    remove: 'Quitar',
    away: 'No se han podido leer los programas. Inténtalo de nuevo.',
  },
  fr: {
    saved: 'Enregistré dans ce navigateur',
    removed: 'N’est plus enregistré',
    full: 'Trois programmes sont déjà enregistrés. Retirez-en d’abord un ici.',
    few: 'Enregistrez deux ou trois programmes, puis comparez-les ici.',
    forbidden: 'Ce navigateur ne laisse rien enregistrer à la page.',
    copied: 'Lien copié',
    email: 'Courriel',
    share: 'Partager cette page',
    compare: 'Programmes enregistrés',
    close: 'Fermer',
    remove: 'Retirer',
    away: 'Impossible de lire les programmes. Réessayez.',
  },
};

/** The words in the language of a page, by its code. */
export function wordsOf(code: string): ShortlistWords {
  return Object.entries(words).find(([key]) => code.startsWith(key))?.[1] ?? en;
}

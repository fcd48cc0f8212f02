import type { InEach } from '@farol/content-model';

interface HistoryWords {
  kinds: Record<'saved' | 'autosave' | 'restored', string>;
  /** The number of documents published together, this one included. */
  onSite: (when: string, count: number) => string;
  folded: (count: number) => string;
  compare: string;
  page: string;
  whoWrote: string;
  pageThen: (when: string) => string;
  comparedWith: string;
  now: string;
  nothingDiffers: string;
  moved: string;
  tags: string;
  restoreField: string;
  restoreAll: string;
  gone: string;
  alone: string;
  older: string;
}

export const historyWords: InEach<HistoryWords> = {
  en: {
    kinds: { saved: 'Saved', autosave: 'Saved automatically', restored: 'Restored' },
    onSite: (when, count) =>
      count === 1 ? `On the site ${when}` : `On the site ${when}, one of ${count}`,
    folded: (count) => (count === 1 ? 'One more before it' : `${count} more before it`),
    compare: 'Compare',
    page: 'View the page',
    whoWrote: 'Who wrote what',
    pageThen: (when) => `The page as it was, ${when}`,
    comparedWith: 'With',
    now: 'the current text',
    nothingDiffers: 'There is no difference.',
    moved: 'moved to another place',
    tags: 'Tags',
    restoreField: 'Restore this',
    restoreAll: 'Restore all of it',
    gone: 'Its text is no longer kept.',
    alone: 'There is only one version so far. More appear as you write.',
    older: 'Older versions',
  },
  pt: {
    kinds: { saved: 'Salva', autosave: 'Salva automaticamente', restored: 'Recuperada' },
    onSite: (when, count) => (count === 1 ? `No site ${when}` : `No site ${when}, uma de ${count}`),
    folded: (count) => (count === 1 ? 'Mais uma antes' : `Mais ${count} antes`),
    compare: 'Comparar',
    page: 'Ver a página',
    whoWrote: 'Quem escreveu o quê',
    pageThen: (when) => `A página como era, ${when}`,
    comparedWith: 'Com',
    now: 'o texto atual',
    nothingDiffers: 'Não há diferença.',
    moved: 'está em outro lugar',
    tags: 'Etiquetas',
    restoreField: 'Recuperar isto',
    restoreAll: 'Recuperar tudo',
    gone: 'O texto não está mais guardado.',
    alone: 'Por enquanto há uma versão. Outras aparecem à medida que você escreve.',
    older: 'Mais antigas',
  },
  es: {
    kinds: { saved: 'Guardada', autosave: 'Guardada automáticamente', restored: 'Recuperada' },
    onSite: (when, count) =>
      count === 1 ? `En el sitio ${when}` : `En el sitio ${when}, una de ${count}`,
    folded: (count) => (count === 1 ? 'Una más antes' : `${count} más antes`),
    compare: 'Comparar',
    page: 'Ver la página',
    whoWrote: 'Quién escribió qué',
    pageThen: (when) => `La página como era, ${when}`,
    comparedWith: 'Con',
    now: 'el texto actual',
    nothingDiffers: 'No hay diferencias.',
    moved: 'está en otro lugar',
    tags: 'Etiquetas',
    restoreField: 'Recuperar esto',
    restoreAll: 'Recuperarlo todo',
    gone: 'Su texto ya no se conserva.',
    alone: 'Por ahora hay una versión. Aparecerán otras a medida que escribas.',
    older: 'Más antiguas',
  },
  fr: {
    kinds: {
      saved: 'Enregistrée',
      autosave: 'Enregistrée automatiquement',
      restored: 'Rétablie',
    },
    onSite: (when, count) =>
      count === 1 ? `Sur le site ${when}` : `Sur le site ${when}, une parmi ${count}`,
    folded: (count) => (count === 1 ? 'Une autre avant' : `${count} autres avant`),
    compare: 'Comparer',
    page: 'Voir la page',
    whoWrote: 'Qui a écrit quoi',
    pageThen: (when) => `La page telle qu’elle était, ${when}`,
    comparedWith: 'Avec',
    now: 'le texte actuel',
    nothingDiffers: 'Aucune différence.',
    moved: 'est à un autre endroit',
    tags: 'Étiquettes',
    restoreField: 'Rétablir ceci',
    restoreAll: 'Tout rétablir',
    gone: 'Son texte n’est plus conservé.',
    alone: 'Il y a une version pour l’instant. D’autres apparaîtront au fil de l’écriture.',
    older: 'Plus anciennes',
  },
};

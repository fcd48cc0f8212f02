import type { InEach } from '@farol/content-model';

interface ObstacleWords {
  archived: string;
  unfilled: string;
  conflict: string;
}

/** Reasons why a scheduled publication failed, other than findings in the texts. */
export const obstacleWords: InEach<ObstacleWords> = {
  en: {
    archived: 'This is in the archive. Bring it back, or take it out of the release:',
    unfilled: 'A migration made these and never filled them:',
    conflict:
      'Somebody published another text of these since they came into the release. Choose which one counts:',
  },
  pt: {
    archived: 'Isto está no arquivo. Traga de volta ou tire do lançamento:',
    unfilled: 'Uma migração criou estas páginas e nunca as preencheu:',
    conflict:
      'Alguém publicou outro texto destas páginas depois que elas entraram no lançamento. Escolha qual vale:',
  },
  es: {
    archived: 'Está en el archivo. Recupéralo o sácalo del lanzamiento:',
    unfilled: 'Una migración creó estas páginas y nunca las rellenó:',
    conflict:
      'Alguien publicó otro texto de estas páginas después de que entraran en el lanzamiento. Elige cuál vale:',
  },
  fr: {
    archived:
      'Ceci est aux archives. Sortez-le des archives ou retirez-le de la mise en ligne\u00a0:',
    unfilled: 'Une migration a créé ces pages sans jamais les remplir\u00a0:',
    conflict:
      'Quelqu’un a publié un autre texte de ces pages depuis leur entrée dans la mise en ligne. Choisissez lequel compte\u00a0:',
  },
};

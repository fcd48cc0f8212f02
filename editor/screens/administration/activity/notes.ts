import { type InEach, own } from '@farol/content-model';

export interface NoteWords {
  /** By the service's text. */
  plain: Readonly<Record<string, string>>;
  restored: string;
  replaced(text: string, by: string): string;
}

/** What the service notes at the versions that it writes. */
export const noteWords: InEach<NoteWords> = {
  en: {
    plain: {},
    restored: 'An earlier text restored',
    replaced: (text, by) => `“${text}” replaced by “${by}”`,
  },
  pt: {
    plain: {
      Created: 'Criado',
      Changed: 'Mudado',
      Migrated: 'Migrado',
      Pulled: 'Trazido',
      Imported: 'Importado',
      Redirects: 'Redirecionamentos',
      'From the sample': 'Do exemplo',
      'Emptied to begin': 'Esvaziado para começar',
      'From a translation office': 'De uma agência de tradução',
      'Replacement undone': 'Substituição desfeita',
      'Brought together with what is published': 'Reunido com o que está publicado',
    },
    restored: 'Um texto anterior recuperado',
    replaced: (text, by) => `“${text}” trocado por “${by}”`,
  },
  es: {
    plain: {
      Created: 'Creado',
      Changed: 'Cambiado',
      Migrated: 'Migrado',
      Pulled: 'Traído',
      Imported: 'Importado',
      Redirects: 'Redirecciones',
      'From the sample': 'Del ejemplo',
      'Emptied to begin': 'Vaciado para empezar',
      'From a translation office': 'De una agencia de traducción',
      'Replacement undone': 'Sustitución deshecha',
      'Brought together with what is published': 'Reunido con lo publicado',
    },
    restored: 'Un texto anterior recuperado',
    replaced: (text, by) => `«${text}» sustituido por «${by}»`,
  },
  fr: {
    plain: {
      Created: 'Créé',
      Changed: 'Modifié',
      Migrated: 'Migré',
      Pulled: 'Rapatrié',
      Imported: 'Importé',
      Redirects: 'Redirections',
      'From the sample': 'De l’exemple',
      'Emptied to begin': 'Vidé pour commencer',
      'From a translation office': 'D’une agence de traduction',
      'Replacement undone': 'Remplacement annulé',
      'Brought together with what is published': 'Réuni avec ce qui est publié',
    },
    restored: 'Un texte antérieur repris',
    replaced: (text, by) => `«\u00a0${text}\u00a0» remplacé par «\u00a0${by}\u00a0»`,
  },
};

const text = String.raw`"((?:[^"\\]|\\.)*)"`;
const replaced = new RegExp(`^Replaced ${text} by ${text}$`);
const restored = /^Restored(?: \S+)*? of \d{4}-\d\d-\d\dT\S+Z$/;

/** The note of a version; what a person or a program noted stays in their words. */
export function noteIn(note: string, words: NoteWords): string {
  const [, before, after] = replaced.exec(note) ?? [];
  if (before !== undefined && after !== undefined)
    return words.replaced(JSON.parse(`"${before}"`), JSON.parse(`"${after}"`));
  return restored.test(note) ? words.restored : (own(words.plain, note) ?? note);
}

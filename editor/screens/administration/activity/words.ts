import type { InEach } from '@farol/content-model';
import type { Deed, Group } from '../../../api/administration.ts';
import { type ActionNames, actionsEn, actionsEs, actionsFr, actionsPt } from './action-words.ts';

const groupsEn: Record<Group, string> = {
  documents: 'Documents',
  publications: 'Publications',
  releases: 'Releases',
  media: 'Media',
  settings: 'Settings',
  people: 'People',
};

interface Words {
  all: string;
  everybody: string;
  until: string;
  none: string;
  nothingFound: string;
  older: string;
  clear: string;
  andMore(count: number): string;
  /** How often the same was done. */
  times(count: number): string;
  groups: Record<Group, string>;
  /** How somebody signed in. */
  ways: Readonly<Record<string, string>>;
  /** Why a release was not published on time. */
  obstacles: Readonly<Record<NonNullable<Deed['changes'][number]['obstacle']>, string>>;
  /** By the service's name. */
  actions: ActionNames;
}

export const activityWords: InEach<Words> = {
  en: {
    all: 'Everything',
    everybody: 'By anyone',
    until: 'Until',
    none: 'Nothing has happened yet.',
    nothingFound: 'Nothing matches these filters.',
    older: 'Show older',
    clear: 'Clear the filters',
    andMore: (count) => `and ${count} more`,
    times: (count) => `${count} times`,
    groups: groupsEn,
    ways: {
      password: 'by password',
      passkey: 'by passkey',
      'recovery code': 'by recovery code',
      'one-time link': 'by a link that opens once',
    },
    obstacles: {
      archived: 'something in it was archived',
      unfilled: 'something in it was never filled in',
      conflict: 'something in it was published meanwhile',
      forbidden: 'the checks found something to fix',
    },
    actions: actionsEn,
  },
  pt: {
    all: 'Tudo',
    everybody: 'De qualquer pessoa',
    until: 'Não depois de',
    none: 'Nada foi feito ainda.',
    nothingFound: 'Nada encontrado com estes filtros.',
    older: 'Mostrar mais antigos',
    clear: 'Tirar os filtros',
    andMore: (count) => `e mais ${count}`,
    times: (count) => `${count} vezes`,
    groups: {
      documents: 'Documentos',
      publications: 'Publicações',
      releases: 'Lançamentos',
      media: 'Mídia',
      settings: 'Ajustes',
      people: 'Pessoas',
    },
    ways: {
      password: 'com senha',
      passkey: 'com chave de acesso',
      'recovery code': 'com código de recuperação',
      'one-time link': 'por um link que abre uma vez',
    },
    obstacles: {
      archived: 'algo nele estava no arquivo',
      unfilled: 'algo nele nunca foi preenchido',
      conflict: 'algo nele foi publicado nesse meio-tempo',
      forbidden: 'as verificações encontraram o que corrigir',
    },
    actions: actionsPt,
  },
  es: {
    all: 'Todo',
    everybody: 'De cualquiera',
    until: 'No después de',
    none: 'Todavía no se ha hecho nada.',
    nothingFound: 'Nada encaja con estos filtros.',
    older: 'Mostrar más antiguos',
    clear: 'Quitar los filtros',
    andMore: (count) => `y ${count} más`,
    times: (count) => `${count} veces`,
    groups: {
      documents: 'Documentos',
      publications: 'Publicaciones',
      releases: 'Lanzamientos',
      media: 'Multimedia',
      settings: 'Ajustes',
      people: 'Personas',
    },
    ways: {
      password: 'con contraseña',
      passkey: 'con llave de acceso',
      'recovery code': 'con código de recuperación',
      'one-time link': 'con un enlace que se abre una vez',
    },
    obstacles: {
      archived: 'algo en él estaba en el archivo',
      unfilled: 'algo en él nunca se rellenó',
      conflict: 'algo en él se publicó entretanto',
      forbidden: 'las comprobaciones encontraron algo que corregir',
    },
    actions: actionsEs,
  },
  fr: {
    all: 'Tout',
    everybody: 'De tout le monde',
    until: 'Au plus tard le',
    none: 'Rien n’a encore été fait.',
    nothingFound: 'Rien ne correspond à ces filtres.',
    older: 'Afficher les plus anciens',
    clear: 'Retirer les filtres',
    andMore: (count) => `et ${count} de plus`,
    times: (count) => `${count} fois`,
    groups: {
      documents: 'Documents',
      publications: 'Publications',
      releases: 'Mises en ligne',
      media: 'Médias',
      settings: 'Réglages',
      people: 'Personnes',
    },
    ways: {
      password: 'par mot de passe',
      passkey: 'par clé d’accès',
      'recovery code': 'par code de secours',
      'one-time link': 'par un lien qui s’ouvre une fois',
    },
    obstacles: {
      archived: 'une de ses pages était aux archives',
      unfilled: 'une de ses pages n’a jamais été remplie',
      conflict: 'une de ses pages a été publiée entre-temps',
      forbidden: 'les vérifications ont trouvé de quoi corriger',
    },
    actions: actionsFr,
  },
};

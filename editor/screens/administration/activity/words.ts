import type { LanguageKey } from '@farol/content-model';
import type { Group } from '../../../api/administration.ts';
import { type Deeds, deedsEn, deedsEs, deedsFr, deedsPt } from './deeds.ts';

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
  groups: Record<Group, string>;
  /** How somebody signed in. */
  ways: Readonly<Record<string, string>>;
  /** By the service's name. */
  deeds: Deeds;
}

export const words: Record<LanguageKey, Words> = {
  en: {
    all: 'Everything',
    everybody: 'By anybody',
    until: 'Not later than',
    none: 'Nothing has been done yet.',
    nothingFound: 'Nothing matches these filters.',
    older: 'Show older',
    clear: 'Take the filters away',
    andMore: (count) => `and ${count} more`,
    groups: groupsEn,
    ways: {
      password: 'by password',
      passkey: 'by passkey',
      'recovery code': 'by recovery code',
      'one-time link': 'by an address that opens once',
    },
    deeds: deedsEn,
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
      'one-time link': 'por um endereço que abre uma vez',
    },
    deeds: deedsPt,
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
      'one-time link': 'con una dirección que se abre una vez',
    },
    deeds: deedsEs,
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
      'one-time link': 'par une adresse qui s’ouvre une fois',
    },
    deeds: deedsFr,
  },
};

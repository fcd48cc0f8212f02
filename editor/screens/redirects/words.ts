import type { InEach } from '@farol/content-model';
import type { ListedRedirect } from '../../api/publishing.ts';

export interface RedirectWords {
  redirects: string;
  text: string;
  from: string;
  to: string;
  add: string;
  none: string;
  remove: string;
  removeOf(from: string): string;
  undo: string;
  removed(from: string): string;
  ends: Record<ListedRedirect['end'], (last: string) => string>;
  wrongPath: string;
  test: string;
}

const en: RedirectWords = {
  redirects: 'Redirects',
  text: 'Old addresses of the site that lead to new ones. They take effect at once.',
  from: 'Old address',
  to: 'New address',
  add: 'Add redirect',
  none: 'There are no redirects yet.',
  remove: 'Remove',
  removeOf: (from) => `Remove the redirect from ${from}`,
  undo: 'Undo',
  removed: (from) => `${from} is no longer redirected.`,
  ends: {
    page: (last) => `Works: leads to ${last}`,
    nowhere: (last) => `There is no page at ${last}`,
    untranslated: (last) => `The page at ${last} is in other languages only`,
    circle: () => 'Goes round in a circle',
    unused: (last) => `Not used: the site shows something at ${last}`,
  },
  wrongPath: 'Starts with one slash, such as /summer',
  test: 'Try it',
};

const pt: RedirectWords = {
  redirects: 'Redirecionamentos',
  text: 'Endereços antigos do site que levam a novos. Valem de imediato.',
  from: 'Endereço antigo',
  to: 'Endereço novo',
  add: 'Redirecionar',
  none: 'Nada é redirecionado.',
  remove: 'Remover',
  removeOf: (from) => `Remover o redirecionamento de ${from}`,
  undo: 'Desfazer',
  removed: (from) => `${from} não é mais redirecionado.`,
  ends: {
    page: (last) => `Funciona: leva a ${last}`,
    nowhere: (last) => `Não há página em ${last}`,
    untranslated: (last) => `A página em ${last} existe só em outros idiomas`,
    circle: () => 'Anda em círculo',
    unused: (last) => `Sem uso: o site já mostra algo em ${last}`,
  },
  wrongPath: 'Começa com uma barra, por exemplo /verao',
  test: 'Experimentar',
};

const es: RedirectWords = {
  redirects: 'Redirecciones',
  text: 'Direcciones antiguas del sitio que llevan a otras nuevas. Funcionan al momento.',
  from: 'Dirección antigua',
  to: 'Dirección nueva',
  add: 'Redirigir',
  none: 'No se redirige nada.',
  remove: 'Eliminar',
  removeOf: (from) => `Eliminar la redirección de ${from}`,
  undo: 'Deshacer',
  removed: (from) => `${from} ya no se redirige.`,
  ends: {
    page: (last) => `Funciona: lleva a ${last}`,
    nowhere: (last) => `No hay ninguna página en ${last}`,
    untranslated: (last) => `La página en ${last} solo está en otros idiomas`,
    circle: () => 'Da vueltas en círculo',
    unused: (last) => `Sin uso: el sitio ya muestra algo en ${last}`,
  },
  wrongPath: 'Empieza con una barra, como /verano',
  test: 'Probarla',
};

const fr: RedirectWords = {
  redirects: 'Redirections',
  text: 'D’anciennes adresses du site qui mènent aux nouvelles. Elles prennent effet aussitôt.',
  from: 'Ancienne adresse',
  to: 'Nouvelle adresse',
  add: 'Rediriger',
  none: 'Rien n’est redirigé.',
  remove: 'Supprimer',
  removeOf: (from) => `Supprimer la redirection de ${from}`,
  undo: 'Annuler',
  removed: (from) => `${from} n’est plus redirigé.`,
  ends: {
    page: (last) => `Fonctionne\u00a0: mène à ${last}`,
    nowhere: (last) => `Aucune page à ${last}`,
    untranslated: (last) => `La page à ${last} n’existe que dans d’autres langues`,
    circle: () => 'Tourne en rond',
    unused: (last) => `Sans effet\u00a0: le site affiche déjà quelque chose à ${last}`,
  },
  wrongPath: 'Commence par une barre oblique, comme /ete',
  test: 'L’essayer',
};

export const redirectWords: InEach<RedirectWords> = { en, pt, es, fr };

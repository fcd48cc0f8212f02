import type { InEach } from '@farol/content-model';
import type { Finding } from '../../api/publishing.ts';

type Sentence = (finding: Finding) => string;

export interface PublishingWords {
  checks: string;
  checking: string;
  nothingFound: string;
  forbids: string;
  advises: string;
  inOther(title: string, language: string): string;
  page: string;
  rules: Record<Finding['rule'], Sentence>;
  when: string;
  now: string;
  atATime: string;
  inRelease: string;
  time: string;
  zone: string;
  thatIs(time: string): string;
  pastTime: string;
  release: string;
  newRelease: string;
  releaseName: string;
  redirect(from: string, to: string): string;
  redirectHelp: string;
  schedule: string;
  putIn: string;
  scheduled(time: string): string;
  failed(time: string): string;
  callOff: string;
  calledOff: string;
}

const named = (what: string | undefined) => (what ? `“${what}”` : '');
const gallic = (what: string | undefined) => (what ? `«\u00a0${what}\u00a0»` : '');
const angled = (what: string | undefined) => (what ? `«${what}»` : '');

const en: PublishingWords = {
  checks: 'Checks',
  checking: 'Checking',
  nothingFound: 'Everything looks good.',
  forbids: 'To fix before it can be published',
  advises: 'Good to know',
  inOther: (title, language) => `${title}, ${language}`,
  page: 'The page',
  rules: {
    'no-content': () => 'It is still empty.',
    archived: () => 'It is archived.',
    'no-title': () => 'It has no title.',
    'no-address': () => 'It has no address.',
    'address-taken': ({ what, target }) =>
      target
        ? `${what} is the address of another page, too.`
        : `The site itself answers at ${what}.`,
    'address-changed': ({ what, redirect }) =>
      redirect
        ? `Its address becomes ${what}; links to ${redirect.from} would break.`
        : `Its address becomes ${what}, because another page takes the one it had.`,
    'still-linked': ({ what }) => `It links to ${named(what)}, which leaves the site.`,
    'link-to-nothing': ({ what }) => `The link ${named(what)} leads nowhere.`.replace('  ', ' '),
    'link-to-unpublished': ({ what }) =>
      `The link ${named(what)} leads to a page that is not published.`.replace('  ', ' '),
    'no-picture-description': () => 'A picture has no description for those who cannot see it.',
    'no-translation': ({ languages = [] }) => `It is not on the site in: ${languages.join(', ')}.`,
    'long-title': ({ length }) =>
      `The title has ${length} characters; search engines show about 60.`,
    'no-description': () => 'It has no description for search engines.',
    'long-description': ({ length }) =>
      `The description has ${length} characters; search engines show about 160.`,
    'heading-order': ({ what }) => `The heading ${named(what)} skips a level.`,
    'empty-heading': () => 'A heading is empty.',
  },
  when: 'When',
  now: 'Now',
  atATime: 'At a set time',
  inRelease: 'With a release',
  time: 'Day and time',
  zone: 'Time zone',
  thatIs: (time) => `That is ${time}.`,
  pastTime: 'That time has passed.',
  release: 'Release',
  newRelease: 'A new one…',
  releaseName: 'Name of the release',
  redirect: (from, to) => `Redirect ${from} to ${to}`,
  redirectHelp: 'Old links and search engines will keep finding the page.',
  schedule: 'Schedule it',
  putIn: 'Add it to the release',
  scheduled: (time) => `Will be published on ${time}.`,
  failed: (time) => `Was due to be published on ${time} but was not:`,
  callOff: 'Call it off',
  calledOff: 'The planned publication is called off.',
};

const pt: PublishingWords = {
  checks: 'Verificações',
  checking: 'Verificando',
  nothingFound: 'Está tudo certo.',
  forbids: 'A corrigir antes de publicar',
  advises: 'Bom saber',
  inOther: (title, language) => `${title}, ${language}`,
  page: 'A página',
  rules: {
    'no-content': () => 'Ainda está vazia.',
    archived: () => 'Está no arquivo.',
    'no-title': () => 'Não tem título.',
    'no-address': () => 'Não tem endereço.',
    'address-taken': ({ what, target }) =>
      target
        ? `${what} também é o endereço de outra página.`
        : `O próprio site responde em ${what}.`,
    'address-changed': ({ what, redirect }) =>
      redirect
        ? `O endereço passa a ser ${what}; os links para ${redirect.from} deixam de funcionar.`
        : `O endereço passa a ser ${what}, porque outra página fica com o que ela tinha.`,
    'still-linked': ({ what }) => `Tem um link para ${named(what)}, que sai do site.`,
    'link-to-nothing': ({ what }) =>
      `O link ${named(what)} não leva a lugar nenhum.`.replace('  ', ' '),
    'link-to-unpublished': ({ what }) =>
      `O link ${named(what)} leva a uma página que não está publicada.`.replace('  ', ' '),
    'no-picture-description': () => 'Uma imagem não está descrita para quem não a vê.',
    'no-translation': ({ languages = [] }) => `Não está no site em: ${languages.join(', ')}.`,
    'long-title': ({ length }) =>
      `O título tem ${length} letras; os buscadores mostram cerca de 60.`,
    'no-description': () => 'Não tem descrição para os buscadores.',
    'long-description': ({ length }) =>
      `A descrição tem ${length} letras; os buscadores mostram cerca de 160.`,
    'heading-order': ({ what }) => `O subtítulo ${named(what)} pula um nível.`,
    'empty-heading': () => 'Um subtítulo está vazio.',
  },
  when: 'Quando',
  now: 'Agora',
  atATime: 'A uma hora marcada',
  inRelease: 'Com um lançamento',
  time: 'Dia e hora',
  zone: 'Fuso horário',
  thatIs: (time) => `Ou seja, ${time}.`,
  pastTime: 'Essa hora já passou.',
  release: 'Lançamento',
  newRelease: 'Um novo…',
  releaseName: 'Nome do lançamento',
  redirect: (from, to) => `Redirecionar ${from} para ${to}`,
  redirectHelp: 'Links antigos e buscadores continuam encontrando a página.',
  schedule: 'Publicar nesse momento',
  putIn: 'Pôr no lançamento',
  scheduled: (time) => `Será publicada em ${time}.`,
  failed: (time) => `Deveria ter sido publicada em ${time}, e não foi:`,
  callOff: 'Cancelar',
  calledOff: 'A publicação planejada foi cancelada.',
};

const es: PublishingWords = {
  checks: 'Comprobaciones',
  checking: 'Comprobando',
  nothingFound: 'Todo está bien.',
  forbids: 'Hay que corregirlo antes de publicar',
  advises: 'Conviene saberlo',
  inOther: (title, language) => `${title}, ${language}`,
  page: 'La página',
  rules: {
    'no-content': () => 'Todavía está vacía.',
    archived: () => 'Está en el archivo.',
    'no-title': () => 'No tiene título.',
    'no-address': () => 'No tiene dirección.',
    'address-taken': ({ what, target }) =>
      target
        ? `${what} es también la dirección de otra página.`
        : `El propio sitio responde en ${what}.`,
    'address-changed': ({ what, redirect }) =>
      redirect
        ? `Su dirección será ${what}; los enlaces a ${redirect.from} dejarán de funcionar.`
        : `Su dirección será ${what}, porque otra página se queda con la que tenía.`,
    'still-linked': ({ what }) => `Enlaza con ${angled(what)}, que sale del sitio.`,
    'link-to-nothing': ({ what }) =>
      `El enlace ${angled(what)} no lleva a ninguna parte.`.replace('  ', ' '),
    'link-to-unpublished': ({ what }) =>
      `El enlace ${angled(what)} lleva a una página sin publicar.`.replace('  ', ' '),
    'no-picture-description': () => 'Una imagen no está descrita para quien no la ve.',
    'no-translation': ({ languages = [] }) => `No está en el sitio en: ${languages.join(', ')}.`,
    'long-title': ({ length }) =>
      `El título tiene ${length} caracteres; los buscadores muestran unos 60.`,
    'no-description': () => 'No tiene descripción para los buscadores.',
    'long-description': ({ length }) =>
      `La descripción tiene ${length} caracteres; los buscadores muestran unos 160.`,
    'heading-order': ({ what }) => `El encabezado ${angled(what)} se salta un nivel.`,
    'empty-heading': () => 'Hay un encabezado vacío.',
  },
  when: 'Cuándo',
  now: 'Ahora',
  atATime: 'A una hora concreta',
  inRelease: 'Con un lanzamiento',
  time: 'Día y hora',
  zone: 'Zona horaria',
  thatIs: (time) => `Es decir, el ${time}.`,
  pastTime: 'Esa hora ya ha pasado.',
  release: 'Lanzamiento',
  newRelease: 'Uno nuevo…',
  releaseName: 'Nombre del lanzamiento',
  redirect: (from, to) => `Redirigir ${from} a ${to}`,
  redirectHelp: 'Los enlaces antiguos y los buscadores seguirán encontrando la página.',
  schedule: 'Publicarla entonces',
  putIn: 'Ponerla en el lanzamiento',
  scheduled: (time) => `Se publicará el ${time}.`,
  failed: (time) => `Debía publicarse el ${time} y no se publicó:`,
  callOff: 'Anular',
  calledOff: 'Se ha anulado la publicación prevista.',
};

const fr: PublishingWords = {
  checks: 'Vérifications',
  checking: 'Vérification en cours',
  nothingFound: 'Tout est en ordre.',
  forbids: 'À corriger avant de publier',
  advises: 'Bon à savoir',
  inOther: (title, language) => `${title}, ${language}`,
  page: 'La page',
  rules: {
    'no-content': () => 'Elle est encore vide.',
    archived: () => 'Elle est aux archives.',
    'no-title': () => 'Elle n’a pas de titre.',
    'no-address': () => 'Elle n’a pas d’adresse.',
    'address-taken': ({ what, target }) =>
      target
        ? `${what} est aussi l’adresse d’une autre page.`
        : `Le site lui-même répond à ${what}.`,
    'address-changed': ({ what, redirect }) =>
      redirect
        ? `Son adresse devient ${what}\u202f; les liens vers ${redirect.from} ne fonctionneraient plus.`
        : `Son adresse devient ${what}, car une autre page prend celle qu’elle avait.`,
    'still-linked': ({ what }) => `Elle a un lien vers ${gallic(what)}, qui quitte le site.`,
    'link-to-nothing': ({ what }) =>
      `Le lien ${gallic(what)} ne mène nulle part.`.replace('  ', ' '),
    'link-to-unpublished': ({ what }) =>
      `Le lien ${gallic(what)} mène à une page qui n’est pas publiée.`.replace('  ', ' '),
    'no-picture-description': () => 'Une image n’est pas décrite pour qui ne la voit pas.',
    'no-translation': ({ languages = [] }) =>
      `Elle n’est pas sur le site en\u00a0: ${languages.join(', ')}.`,
    'long-title': ({ length }) =>
      `Le titre a ${length} caractères\u202f; les moteurs de recherche en montrent environ 60.`,
    'no-description': () => 'Elle n’a pas de description pour les moteurs de recherche.',
    'long-description': ({ length }) =>
      `La description a ${length} caractères\u202f; les moteurs de recherche en montrent environ 160.`,
    'heading-order': ({ what }) => `L’intertitre ${gallic(what)} saute un niveau.`,
    'empty-heading': () => 'Un intertitre est vide.',
  },
  when: 'Quand',
  now: 'Maintenant',
  atATime: 'À une heure choisie',
  inRelease: 'Avec une mise en ligne groupée',
  time: 'Jour et heure',
  zone: 'Fuseau horaire',
  thatIs: (time) => `Soit le ${time}.`,
  pastTime: 'Cette heure est passée.',
  release: 'Mise en ligne groupée',
  newRelease: 'Une nouvelle…',
  releaseName: 'Nom de la mise en ligne',
  redirect: (from, to) => `Rediriger ${from} vers ${to}`,
  redirectHelp: 'Les anciens liens et les moteurs de recherche trouveront toujours la page.',
  schedule: 'La publier à ce moment',
  putIn: 'L’ajouter à la mise en ligne',
  scheduled: (time) => `Sera publiée le ${time}.`,
  failed: (time) => `Devait être publiée le ${time} et ne l’a pas été\u00a0:`,
  callOff: 'Annuler',
  calledOff: 'La publication prévue est annulée.',
};

export const publishingWords: InEach<PublishingWords> = { en, pt, es, fr };

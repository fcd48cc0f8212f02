import type { InEach } from '@farol/content-model';

interface PreviewWords {
  page: string;
  width: string;
  devices: Record<'phone' | 'tablet' | 'computer', string>;
  dark: string;
  ownTab: string;
  share: string;
  shareText: string;
  until: string;
  hours: Record<'1' | '24' | '168' | '720', string>;
  makeLink: string;
  linkNow: string;
  copy: string;
  links: string;
  noLinks: string;
  expires(when: string): string;
  revoke: string;
  late: string;
  notShown: string;
}

export const previewWords: InEach<PreviewWords> = {
  en: {
    page: 'The page as you write it',
    width: 'Width',
    devices: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
    dark: 'Dark',
    ownTab: 'Open in a tab',
    share: 'Share a link',
    shareText:
      'Anyone with the link sees this page as it was last saved, and nothing else that is not published.',
    until: 'The link works for',
    hours: { '1': 'an hour', '24': 'a day', '168': 'a week', '720': '30 days' },
    makeLink: 'Create a link',
    linkNow: 'Copy it now: it is shown only this once.',
    copy: 'Copy',
    links: 'Links to this page',
    noLinks: 'There is no active link to this page.',
    expires: (when) => `Works until ${when}`,
    revoke: 'End it',
    late: 'The website is not responding. What you write is kept.',
    notShown: 'The preview did not open.',
  },
  pt: {
    page: 'A página enquanto você escreve',
    width: 'Largura',
    devices: { phone: 'Celular', tablet: 'Tablet', computer: 'Computador' },
    dark: 'Escuro',
    ownTab: 'Abrir em uma aba',
    share: 'Compartilhar um link',
    shareText:
      'Quem tem o link vê esta página como foi salva por último, e nada mais que não esteja publicado.',
    until: 'O link vale por',
    hours: { '1': 'uma hora', '24': 'um dia', '168': 'uma semana', '720': '30 dias' },
    makeLink: 'Criar um link',
    linkNow: 'Copie agora: ele só aparece desta vez.',
    copy: 'Copiar',
    links: 'Links para esta página',
    noLinks: 'Nenhum link para esta página vale no momento.',
    expires: (when) => `Vale até ${when}`,
    revoke: 'Encerrar',
    late: 'O site não responde. O que você escreve está guardado.',
    notShown: 'A prévia não abriu.',
  },
  es: {
    page: 'La página mientras la escribes',
    width: 'Ancho',
    devices: { phone: 'Móvil', tablet: 'Tableta', computer: 'Ordenador' },
    dark: 'Oscuro',
    ownTab: 'Abrir en una pestaña',
    share: 'Compartir un enlace',
    shareText:
      'Quien tenga el enlace verá esta página como se guardó por última vez, y nada más que no esté publicado.',
    until: 'El enlace funciona durante',
    hours: { '1': 'una hora', '24': 'un día', '168': 'una semana', '720': '30 días' },
    makeLink: 'Crear un enlace',
    linkNow: 'Cópialo ahora: solo se muestra esta vez.',
    copy: 'Copiar',
    links: 'Enlaces a esta página',
    noLinks: 'Ahora mismo no funciona ningún enlace a esta página.',
    expires: (when) => `Funciona hasta ${when}`,
    revoke: 'Anularlo',
    late: 'El sitio no responde. Lo que escribes está guardado.',
    notShown: 'La vista previa no se ha abierto.',
  },
  fr: {
    page: 'La page pendant que vous l’écrivez',
    width: 'Largeur',
    devices: { phone: 'Téléphone', tablet: 'Tablette', computer: 'Ordinateur' },
    dark: 'Sombre',
    ownTab: 'Ouvrir dans un onglet',
    share: 'Partager un lien',
    shareText:
      'Qui a le lien voit cette page dans son dernier état enregistré, et rien d’autre qui ne soit pas publié.',
    until: 'Le lien fonctionne pendant',
    hours: { '1': 'une heure', '24': 'un jour', '168': 'une semaine', '720': '30 jours' },
    makeLink: 'Créer un lien',
    linkNow: 'Copiez-le maintenant\u00a0: il n’est montré que cette fois.',
    copy: 'Copier',
    links: 'Liens vers cette page',
    noLinks: 'Aucun lien vers cette page ne fonctionne pour le moment.',
    expires: (when) => `Fonctionne jusqu’au ${when}`,
    revoke: 'Y mettre fin',
    late: 'Le site ne répond pas. Ce que vous écrivez est conservé.',
    notShown: 'L’aperçu ne s’est pas ouvert.',
  },
};

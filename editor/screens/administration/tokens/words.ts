import type { InEach } from '@farol/content-model';

const en = {
  text: 'A token lets a program in: a website that reads, or a script that writes. People have accounts instead.',
  make: 'A new token',
  program: 'What it is for',
  may: 'It can',
  scopes: {
    write: 'read and write everything',
    'master+releases': 'read what is published and the releases',
    master: 'read what is published',
  },
  once: 'It is shown only this once. Store it where the program can read it.',
  none: 'There are no tokens yet.',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText:
    'Anything that uses it stops working, and previews started with it end. This cannot be undone.',
};

export const tokenWords: InEach<typeof en> = {
  en,
  pt: {
    text: 'Um token deixa um programa entrar: um site que lê, ou um script que escreve. Para pessoas, há contas.',
    make: 'Um novo token',
    program: 'Para que serve',
    may: 'Ele pode',
    scopes: {
      write: 'ler e escrever tudo',
      'master+releases': 'ler o que está publicado e os lançamentos',
      master: 'ler o que está publicado',
    },
    once: 'Só aparece agora. Guarde-o onde o programa o encontre.',
    none: 'Não há nenhum token.',
    revoke: 'Revogar',
    revokeTitle: (name) => `Revogar ${name}?`,
    revokeText:
      'Quem o usa fica sem resposta, e as prévias abertas com ele são encerradas. Um token revogado não volta.',
  },
  es: {
    text: 'Un token deja entrar a un programa: un sitio que lee o un script que escribe. Las personas tienen cuentas.',
    make: 'Un token nuevo',
    program: 'Para qué sirve',
    may: 'Puede',
    scopes: {
      write: 'leer y escribir todo',
      'master+releases': 'leer lo publicado y los lanzamientos',
      master: 'leer lo publicado',
    },
    once: 'Solo se muestra ahora. Guárdalo donde el programa lo encuentre.',
    none: 'No hay ningún token.',
    revoke: 'Revocar',
    revokeTitle: (name) => `¿Revocar ${name}?`,
    revokeText:
      'Lo que lo usa deja de recibir respuesta, y las vistas previas abiertas con él terminan. Un token revocado no vuelve.',
  },
  fr: {
    text: 'Un jeton laisse entrer un programme\u00a0: un site qui lit, ou un script qui écrit. Les personnes, elles, ont des comptes.',
    make: 'Un nouveau jeton',
    program: 'À quoi il sert',
    may: 'Il peut',
    scopes: {
      write: 'tout lire et tout écrire',
      'master+releases': 'lire ce qui est publié et les mises en ligne',
      master: 'lire ce qui est publié',
    },
    once: 'Il n’est montré que maintenant. Gardez-le là où le programme le trouvera.',
    none: 'Il n’y a aucun jeton.',
    revoke: 'Révoquer',
    revokeTitle: (name) => `Révoquer ${name}\u202f?`,
    revokeText:
      'Ce qui s’en sert n’obtient plus de réponse, et les aperçus ouverts avec lui sont fermés. Un jeton révoqué ne revient pas.',
  },
};

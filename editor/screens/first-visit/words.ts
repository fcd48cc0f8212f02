import type { InEach } from '@farol/content-model';
import type { StepId } from './steps.ts';

interface Words {
  title: string;
  step(at: number, of: number): string;
  leave: string;
  done: string;
  close: string;
  /** `key` formats keys for this keyboard. */
  steps: Record<StepId, (key: (keys: string) => string) => string>;
  /** For devices without a keyboard. */
  byTouch: Partial<Record<StepId, string>>;
}

export const firstVisitWords: InEach<Words> = {
  en: {
    title: 'Your first visit',
    step: (at, of) => `Step ${at} of ${of}`,
    leave: 'Skip the tour',
    done: 'That is all. You will find the rest as you need it.',
    close: 'Close',
    steps: {
      open: () =>
        'Open a page: choose its name in the list. You cannot break anything: visitors see only what is published.',
      write: () =>
        'Change a text, just like that. It is saved as you write; visitors do not see it yet.',
      undo: (key) => `Undo it with ${key('$mod+z')}, as far back as you like.`,
      language: () => 'Choose another language at the top: the same page, in its own words.',
      find: (key) =>
        `Press ${key('$mod+k')} and type: pages, screens and everything that can be done.`,
    },
    byTouch: {
      undo: 'Undo it with the curved arrow at the top, as far back as you like.',
      find: 'Press the magnifying glass at the top and type: pages, screens and everything that can be done.',
    },
  },
  pt: {
    title: 'Sua primeira visita',
    step: (at, of) => `Passo ${at} de ${of}`,
    leave: 'Pular o tour',
    done: 'Era só isso. O resto você encontra quando precisar.',
    close: 'Fechar',
    steps: {
      open: () =>
        'Abra uma página: toque no nome dela na lista. Nada se estraga: os visitantes só veem o que alguém publica.',
      write: () =>
        'Mude um texto, sem cerimônia. Ele é salvo enquanto você escreve; os visitantes não veem.',
      undo: (key) => `Volte atrás com ${key('$mod+z')}, até onde quiser.`,
      language: () => 'Toque em outro idioma no alto: a mesma página, com suas próprias palavras.',
      find: (key) =>
        `Aperte ${key('$mod+k')} e escreva: páginas, telas e tudo o que se pode fazer.`,
    },
    byTouch: {
      undo: 'Volte atrás com a seta curva no alto, até onde quiser.',
      find: 'Toque na lupa no alto e escreva: páginas, telas e tudo o que se pode fazer.',
    },
  },
  es: {
    title: 'Tu primera visita',
    step: (at, of) => `Paso ${at} de ${of}`,
    leave: 'Saltar la presentación',
    done: 'Eso era todo. Lo demás lo encontrarás cuando lo necesites.',
    close: 'Cerrar',
    steps: {
      open: () =>
        'Abre una página: pulsa su nombre en la lista. Nada se rompe: los visitantes solo ven lo que alguien publica.',
      write: () =>
        'Cambia un texto, sin más. Se guarda mientras escribes; los visitantes no lo ven.',
      undo: (key) => `Vuelve atrás con ${key('$mod+z')}, hasta donde quieras.`,
      language: () => 'Pulsa otro idioma arriba: la misma página, con sus propias palabras.',
      find: (key) =>
        `Pulsa ${key('$mod+k')} y escribe: páginas, pantallas y todo lo que se puede hacer.`,
    },
    byTouch: {
      undo: 'Vuelve atrás con la flecha curva de arriba, hasta donde quieras.',
      find: 'Pulsa la lupa de arriba y escribe: páginas, pantallas y todo lo que se puede hacer.',
    },
  },
  fr: {
    title: 'Votre première visite',
    step: (at, of) => `Étape ${at} sur ${of}`,
    leave: 'Passer la visite',
    done: 'C’est tout. Le reste se découvre au fur et à mesure.',
    close: 'Fermer',
    steps: {
      open: () =>
        'Ouvrez une page\u00a0: appuyez sur son nom dans la liste. Rien ne casse\u00a0: les visiteurs ne voient que ce qui est publié.',
      write: () =>
        'Changez un texte, tout simplement. Il est enregistré pendant que vous écrivez\u202f; les visiteurs ne le voient pas.',
      undo: (key) => `Revenez en arrière avec ${key('$mod+z')}, aussi loin que vous voulez.`,
      language: () =>
        'Appuyez sur une autre langue en haut\u00a0: la même page, avec ses propres mots.',
      find: (key) =>
        `Appuyez sur ${key('$mod+k')} et écrivez\u00a0: pages, écrans et tout ce qui peut se faire.`,
    },
    byTouch: {
      undo: 'Revenez en arrière avec la flèche courbe en haut, aussi loin que vous voulez.',
      find: 'Touchez la loupe en haut et écrivez\u00a0: pages, écrans et tout ce qui peut se faire.',
    },
  },
};

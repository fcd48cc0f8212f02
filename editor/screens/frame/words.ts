import type { LanguageKey } from '@farol/content-model';

const en = {
  field: 'A page, a screen or an action',
  commands: 'Actions here',
  pages: 'Pages',
  nothing: 'Nothing has that name. Try another word.',
  keysTitle: 'Keyboard shortcuts',
  keysText: 'The shortcuts of this screen. For everything else, use “Find everything”.',
  escape: 'Close, or leave a list',
  singleKeys: 'Shortcuts without Ctrl or Cmd (only outside fields)',
};

export const frameWords: Record<LanguageKey, typeof en> = {
  en,
  pt: {
    field: 'Uma página, uma tela ou o que fazer',
    commands: 'Possível aqui',
    pages: 'Páginas',
    nothing: 'Nada tem esse nome. Tente outra palavra.',
    keysTitle: 'Atalhos',
    keysText: 'O que se faz nesta tela com uma tecla. Todo o resto: buscar em tudo.',
    escape: 'Fechar, ou sair de uma lista',
    singleKeys: 'Teclas sem Ctrl nem Cmd (só fora dos campos)',
  },
  es: {
    field: 'Una página, una pantalla o qué hacer',
    commands: 'Posible aquí',
    pages: 'Páginas',
    nothing: 'Nada se llama así. Prueba con otra palabra.',
    keysTitle: 'Atajos',
    keysText: 'Lo que se hace en esta pantalla con una tecla. Todo lo demás: buscar en todo.',
    escape: 'Cerrar, o salir de una lista',
    singleKeys: 'Teclas sin Ctrl ni Cmd (solo fuera de los campos)',
  },
  fr: {
    field: 'Une page, un écran ou une action',
    commands: 'Possible ici',
    pages: 'Pages',
    nothing: 'Rien ne porte ce nom. Essayez un autre mot.',
    keysTitle: 'Raccourcis',
    keysText:
      'Ce qui se fait sur cet écran avec une touche. Pour tout le reste\u00a0: chercher partout.',
    escape: 'Fermer, ou quitter une liste',
    singleKeys: 'Touches sans Ctrl ni Cmd (hors des champs seulement)',
  },
};

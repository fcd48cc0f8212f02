import type { LanguageKey } from '@farol/content-model';

const en = {
  field: 'A page, a screen or an action',
  commands: 'Actions here',
  pages: 'Pages',
  nothing: 'Nothing has that name. Try another word.',
  keysTitle: 'Keyboard shortcuts',
  keysText: 'The shortcuts of this screen. For everything else, use “Find everything”.',
  send: 'Send, in a form',
  move: 'Move a section or an item',
  escape: 'Close, or leave a list',
  singleKeys: 'Shortcuts without Ctrl or Cmd (only outside fields)',
};

export const frameWords: Record<LanguageKey, typeof en> = {
  en,
  pt: {
    field: 'Uma página, uma tela ou uma ação',
    commands: 'Ações aqui',
    pages: 'Páginas',
    nothing: 'Nada tem esse nome. Tente outra palavra.',
    keysTitle: 'Atalhos',
    keysText: 'Os atalhos desta tela. Para todo o resto: buscar em tudo.',
    send: 'Enviar, em um formulário',
    move: 'Mover uma seção ou um item',
    escape: 'Fechar, ou sair de uma lista',
    singleKeys: 'Atalhos sem Ctrl nem Cmd (só fora dos campos)',
  },
  es: {
    field: 'Una página, una pantalla o una acción',
    commands: 'Acciones aquí',
    pages: 'Páginas',
    nothing: 'Nada se llama así. Prueba con otra palabra.',
    keysTitle: 'Atajos',
    keysText: 'Los atajos de esta pantalla. Para todo lo demás: buscar en todo.',
    send: 'Enviar, en un formulario',
    move: 'Mover una sección o un elemento',
    escape: 'Cerrar, o salir de una lista',
    singleKeys: 'Atajos sin Ctrl ni Cmd (solo fuera de los campos)',
  },
  fr: {
    field: 'Une page, un écran ou une action',
    commands: 'Actions ici',
    pages: 'Pages',
    nothing: 'Rien ne porte ce nom. Essayez un autre mot.',
    keysTitle: 'Raccourcis',
    keysText: 'Les raccourcis de cet écran. Pour tout le reste\u00a0: chercher partout.',
    send: 'Envoyer, dans un formulaire',
    move: 'Déplacer une section ou un élément',
    escape: 'Fermer, ou quitter une liste',
    singleKeys: 'Raccourcis sans Ctrl ni Cmd (hors des champs seulement)',
  },
};

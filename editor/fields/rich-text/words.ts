const en = {
  insert: 'Insert',
  nothingFits: 'Nothing matches. Esc closes this.',
  picture: 'Picture',
  emptyLine: 'Write, or press / for more',
  leftOut: (what: string) => `Left out when pasting: ${what}.`,
  leftOutKinds: {
    pictures: 'pictures (add them from the files)',
    headings: 'headings, which are plain text here',
    tables: 'tables, whose rows are lines now',
    nesting: 'lists within lists, which are one list now',
    players: 'videos and players',
    links: 'links that lead nowhere on the web',
    formatting: 'formatting that this field does not have',
    other: 'what this field does not have',
  },
  understood: 'Close this note',
  changedMeanwhile: (text: string) =>
    `Somebody changed the text meanwhile, and “${text}” is no longer selected. Close this and select it again.`,
};

type RichTextWords = typeof en;

const pt: RichTextWords = {
  insert: 'Inserir',
  nothingFits: 'Nada encontrado. Esc fecha.',
  picture: 'Imagem',
  emptyLine: 'Escreva, ou tecle / para mais',
  leftOut: (what) => `Ficou de fora ao colar: ${what}.`,
  leftOutKinds: {
    pictures: 'imagens (acrescente-as pelos arquivos)',
    headings: 'títulos, que aqui são texto simples',
    tables: 'tabelas, cujas linhas agora são texto',
    nesting: 'listas dentro de listas, que agora são uma só',
    players: 'vídeos e players',
    links: 'links que não levam a lugar nenhum na web',
    formatting: 'formatação que este campo não tem',
    other: 'o que este campo não tem',
  },
  understood: 'Fechar este aviso',
  changedMeanwhile: (text) =>
    `Alguém mudou o texto nesse meio-tempo, e “${text}” não está mais selecionado. Feche e selecione de novo.`,
};

const es: RichTextWords = {
  insert: 'Insertar',
  nothingFits: 'Nada coincide. Esc lo cierra.',
  picture: 'Imagen',
  emptyLine: 'Escribe, o pulsa / para más',
  leftOut: (what) => `No se ha pegado: ${what}.`,
  leftOutKinds: {
    pictures: 'imágenes (añádelas desde los archivos)',
    headings: 'títulos, que aquí son texto normal',
    tables: 'tablas, cuyas filas ahora son líneas',
    nesting: 'listas dentro de listas, que ahora son una sola',
    players: 'vídeos y reproductores',
    links: 'enlaces que no llevan a ningún sitio de la web',
    formatting: 'formato que este campo no tiene',
    other: 'lo que este campo no tiene',
  },
  understood: 'Cerrar este aviso',
  changedMeanwhile: (text) =>
    `Alguien ha cambiado el texto entretanto y «${text}» ya no está seleccionado. Cierra esto y vuelve a seleccionarlo.`,
};

const fr: RichTextWords = {
  insert: 'Insérer',
  nothingFits: 'Rien ne correspond. Échap ferme.',
  picture: 'Image',
  emptyLine: 'Écrivez, ou tapez / pour plus',
  leftOut: (what) => `Laissé de côté au collage\u00a0: ${what}.`,
  leftOutKinds: {
    pictures: 'les images (ajoutez-les depuis les fichiers)',
    headings: 'les titres, qui sont ici du texte simple',
    tables: 'les tableaux, dont les lignes sont maintenant du texte',
    nesting: 'les listes imbriquées, réunies en une seule',
    players: 'les vidéos et les lecteurs',
    links: 'les liens qui ne mènent nulle part sur le web',
    formatting: 'la mise en forme que ce champ n’a pas',
    other: 'ce que ce champ n’a pas',
  },
  understood: 'Fermer cette note',
  changedMeanwhile: (text) =>
    `Le texte a été modifié entre-temps et «\u00a0${text}\u00a0» n’est plus sélectionné. Fermez ceci et sélectionnez-le à nouveau.`,
};

export const richTextWords = { en, pt, es, fr };

import type { InEach } from '@farol/content-model';

const en = {
  text: 'The sample shows what is possible. When you are ready, remove it and begin with your own pages: the navigation, the models and an empty page of each kind stay, and the site keeps working.',
  word: 'begin',
  type: 'Type “begin” to confirm',
  act: 'Remove the sample',
  title: 'Remove the sample?',
  notUndone: 'This cannot be undone:',
  archived: (count: number) =>
    count === 1
      ? 'One page of the sample leaves the site and the list. Its text stays in the archive.'
      : `${count} pages of the sample leave the site and the list. Their texts stay in the archive.`,
  changed: (count: number) =>
    count === 1
      ? 'One of them has been changed since.'
      : `${count} of them have been changed since.`,
  files: (count: number) =>
    count === 1
      ? 'One picture or file is removed for good.'
      : `${count} pictures and files are removed for good.`,
  releases: (count: number) =>
    count === 1 ? 'One release is removed for good.' : `${count} releases are removed for good.`,
  emptied: (count: number) =>
    count === 1
      ? 'One document that exists once in each language is emptied; the navigation keeps the links that still work.'
      : `${count} documents that exist once in each language are emptied; the navigation keeps the links that still work.`,
  created: (types: string) => `An empty draft is created of: ${types}.`,
  left: (count: number) =>
    count === 0
      ? 'You have not written anything of your own yet.'
      : `What you wrote yourself stays: ${count} ${count === 1 ? 'document' : 'documents'}.`,
  done: 'The sample is gone. Begin with the home page and the navigation.',
  toContent: 'To the content',
  none: 'Nothing of the sample is left.',
};

export const beginWords: InEach<typeof en> = {
  en,
  pt: {
    text: 'O exemplo mostra o que é possível. Quando você já souber, retire-o e comece com as suas páginas: a navegação, os modelos e uma página vazia de cada tipo ficam, e o site continua de pé.',
    word: 'começar',
    type: 'Escreva “começar” para confirmar',
    act: 'Retirar o exemplo',
    title: 'Retirar o exemplo?',
    notUndone: 'Isto não pode ser desfeito:',
    archived: (count) =>
      count === 1
        ? 'Uma página do exemplo sai do site e da lista. O texto fica no arquivo.'
        : `${count} páginas do exemplo saem do site e da lista. Os textos ficam no arquivo.`,
    changed: (count) =>
      count === 1 ? 'Uma delas foi mudada depois.' : `${count} delas foram mudadas depois.`,
    files: (count) =>
      count === 1
        ? 'Uma imagem ou um arquivo é apagado de vez.'
        : `${count} imagens e arquivos são apagados de vez.`,
    releases: (count) =>
      count === 1 ? 'Um lançamento é apagado de vez.' : `${count} lançamentos são apagados de vez.`,
    emptied: (count) =>
      count === 1
        ? 'Um documento único em cada idioma é esvaziado; a navegação guarda o que leva a algum lugar.'
        : `${count} documentos únicos em cada idioma são esvaziados; a navegação guarda o que leva a algum lugar.`,
    created: (types) => `Cria-se um rascunho vazio de: ${types}.`,
    left: (count) =>
      count === 0
        ? 'Vocês ainda não escreveram nada por conta própria.'
        : `O que vocês escreveram fica: ${count} ${count === 1 ? 'documento' : 'documentos'}.`,
    done: 'O exemplo saiu. Comece pela página inicial e pela navegação.',
    toContent: 'Ir ao conteúdo',
    none: 'Não há mais nada do exemplo aqui.',
  },
  es: {
    text: 'El ejemplo enseña lo que es posible. Cuando ya lo sepas, retíralo y empieza con tus páginas: quedan la navegación, los modelos y una página vacía de cada tipo, y el sitio sigue en pie.',
    word: 'empezar',
    type: 'Escribe «empezar» para confirmarlo',
    act: 'Retirar el ejemplo',
    title: '¿Retirar el ejemplo?',
    notUndone: 'Esto no se puede deshacer:',
    archived: (count) =>
      count === 1
        ? 'Una página del ejemplo sale del sitio y de la lista. Su texto queda en el archivo.'
        : `${count} páginas del ejemplo salen del sitio y de la lista. Sus textos quedan en el archivo.`,
    changed: (count) =>
      count === 1 ? 'Una de ellas se cambió después.' : `${count} de ellas se cambiaron después.`,
    files: (count) =>
      count === 1
        ? 'Una imagen o un archivo se borra para siempre.'
        : `${count} imágenes y archivos se borran para siempre.`,
    releases: (count) =>
      count === 1
        ? 'Un lanzamiento se borra para siempre.'
        : `${count} lanzamientos se borran para siempre.`,
    emptied: (count) =>
      count === 1
        ? 'Un documento único en cada idioma se vacía; la navegación conserva lo que lleva a algún sitio.'
        : `${count} documentos únicos en cada idioma se vacían; la navegación conserva lo que lleva a algún sitio.`,
    created: (types) => `Se crea un borrador vacío de: ${types}.`,
    left: (count) =>
      count === 0
        ? 'Todavía no habéis escrito nada propio.'
        : `Lo que habéis escrito se queda: ${count} ${count === 1 ? 'documento' : 'documentos'}.`,
    done: 'El ejemplo se ha ido. Empieza por la página de inicio y la navegación.',
    toContent: 'Al contenido',
    none: 'Ya no queda nada del ejemplo.',
  },
  fr: {
    text: 'L’exemple montre ce qui est possible. Quand vous le saurez, retirez-le et commencez avec vos pages\u00a0: la navigation, les modèles et une page vide de chaque sorte restent, et le site tient debout.',
    word: 'commencer',
    type: 'Écrivez «\u00a0commencer\u00a0» pour confirmer',
    act: 'Retirer l’exemple',
    title: 'Retirer l’exemple\u202f?',
    notUndone: 'Cela ne peut pas être annulé\u00a0:',
    archived: (count) =>
      count === 1
        ? 'Une page de l’exemple quitte le site et la liste. Son texte reste dans les archives.'
        : `${count} pages de l’exemple quittent le site et la liste. Leurs textes restent dans les archives.`,
    changed: (count) =>
      count === 1
        ? 'L’une d’elles a été modifiée depuis.'
        : `${count} d’entre elles ont été modifiées depuis.`,
    files: (count) =>
      count === 1
        ? 'Une image ou un fichier est supprimé pour de bon.'
        : `${count} images et fichiers sont supprimés pour de bon.`,
    releases: (count) =>
      count === 1
        ? 'Une mise en ligne est supprimée pour de bon.'
        : `${count} mises en ligne sont supprimées pour de bon.`,
    emptied: (count) =>
      count === 1
        ? 'Un document unique dans chaque langue est vidé\u202f; la navigation garde ce qui mène quelque part.'
        : `${count} documents uniques dans chaque langue sont vidés\u202f; la navigation garde ce qui mène quelque part.`,
    created: (types) => `Un brouillon vide est créé pour\u00a0: ${types}.`,
    left: (count) =>
      count === 0
        ? 'Vous n’avez encore rien écrit vous-mêmes.'
        : `Ce que vous avez écrit reste\u00a0: ${count} ${count === 1 ? 'document' : 'documents'}.`,
    done: 'L’exemple est parti. Commencez par la page d’accueil et la navigation.',
    toContent: 'Vers le contenu',
    none: 'Il ne reste rien de l’exemple ici.',
  },
};

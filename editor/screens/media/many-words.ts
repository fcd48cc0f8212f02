import type { InEach } from '@farol/content-model';

const en = {
  selected: (count: number) => (count === 1 ? 'One file' : `${count} files`),
  next: 'Next file',
  previous: 'File before',
  toggle: 'Select or leave the file',
  stretch: 'Select all from the last one to here',
  tag: 'Put into a folder',
  untag: 'Take out of a folder',
  move: (folder: string) => `Move from ${folder} to another folder`,
  folder: 'Folder',
  folderHelp: 'A folder is a tag. One that is not there yet is made.',
  describe: 'Describe what is missing',
  describeTitle: 'What those read who cannot see these pictures',
  allDescribed: 'Every picture among these is described in every language.',
  remove: 'Delete',
  removeTitle: (count: number) => (count === 1 ? 'Delete one file?' : `Delete ${count} files?`),
  reading: 'Looking at what shows them',
  removeShown: (count: number) =>
    count === 1
      ? 'One of these is shown by pages, which would show nothing there.'
      : `${count} of these are shown by pages, which would show nothing there.`,
  removeUnused: 'No page shows any of these. They cannot be brought back.',
  tooMany: (most: number) => `At most ${most} files at once. Select fewer.`,
};

/** The texts of actions on many files. */
export const manyWords: InEach<typeof en> = {
  en,
  pt: {
    selected: (count) => (count === 1 ? 'Um arquivo' : `${count} arquivos`),
    next: 'Arquivo seguinte',
    previous: 'Arquivo anterior',
    toggle: 'Selecionar o arquivo ou desmarcá-lo',
    stretch: 'Selecionar tudo, do último até aqui',
    tag: 'Pôr em uma pasta',
    untag: 'Tirar de uma pasta',
    move: (folder) => `Mover de ${folder} para outra pasta`,
    folder: 'Pasta',
    folderHelp: 'Uma pasta é uma etiqueta. A que ainda não existe é criada.',
    describe: 'Descrever o que falta',
    describeTitle: 'O que lê quem não pode ver estas imagens',
    allDescribed: 'Todas estas imagens estão descritas em todos os idiomas.',
    remove: 'Excluir',
    removeTitle: (count) => (count === 1 ? 'Excluir um arquivo?' : `Excluir ${count} arquivos?`),
    reading: 'Vendo quais páginas os mostram',
    removeShown: (count) =>
      count === 1
        ? 'Há páginas que mostram um deles, e ali não mostrariam nada.'
        : `Há páginas que mostram ${count} deles, e ali não mostrariam nada.`,
    removeUnused: 'Nenhuma página mostra estes arquivos. Eles não podem ser trazidos de volta.',
    tooMany: (most) => `No máximo ${most} arquivos de cada vez. Selecione menos.`,
  },
  es: {
    selected: (count) => (count === 1 ? 'Un archivo' : `${count} archivos`),
    next: 'Archivo siguiente',
    previous: 'Archivo anterior',
    toggle: 'Marcar o desmarcar el archivo',
    stretch: 'Seleccionar todo, del último hasta aquí',
    tag: 'Poner en una carpeta',
    untag: 'Sacar de una carpeta',
    move: (folder) => `Mover de ${folder} a otra carpeta`,
    folder: 'Carpeta',
    folderHelp: 'Una carpeta es una etiqueta. La que aún no existe se crea.',
    describe: 'Describir lo que falta',
    describeTitle: 'Lo que lee quien no puede ver estas imágenes',
    allDescribed: 'Todas las imágenes elegidas están descritas en todos los idiomas.',
    remove: 'Eliminar',
    removeTitle: (count) =>
      count === 1 ? '¿Eliminar un archivo?' : `¿Eliminar ${count} archivos?`,
    reading: 'Mirando qué páginas los muestran',
    removeShown: (count) =>
      count === 1
        ? 'Hay páginas que muestran uno de ellos, y ahí no mostrarían nada.'
        : `Hay páginas que muestran ${count} de ellos, y ahí no mostrarían nada.`,
    removeUnused: 'Ninguna página muestra estos archivos. No se pueden recuperar.',
    tooMany: (most) => `Como máximo ${most} archivos a la vez. Elige menos.`,
  },
  fr: {
    selected: (count) => (count === 1 ? 'Un fichier' : `${count} fichiers`),
    next: 'Fichier suivant',
    previous: 'Fichier précédent',
    toggle: 'Sélectionner ou désélectionner le fichier',
    stretch: 'Tout sélectionner, du dernier jusqu’ici',
    tag: 'Mettre dans un dossier',
    untag: 'Sortir d’un dossier',
    move: (folder) => `Déplacer de ${folder} vers un autre dossier`,
    folder: 'Dossier',
    folderHelp: 'Un dossier est une étiquette. S’il n’existe pas encore, il est créé.',
    describe: 'Décrire ce qui manque',
    describeTitle: 'Ce que lisent ceux qui ne voient pas ces images',
    allDescribed: 'Toutes ces images sont décrites dans toutes les langues.',
    remove: 'Supprimer',
    removeTitle: (count) =>
      count === 1 ? 'Supprimer un fichier\u202f?' : `Supprimer ${count} fichiers\u202f?`,
    reading: 'Recherche des pages qui les montrent',
    removeShown: (count) =>
      count === 1
        ? 'Des pages montrent l’un d’eux, et n’y montreraient plus rien.'
        : `Des pages montrent ${count} d’entre eux, et n’y montreraient plus rien.`,
    removeUnused: 'Aucune page ne montre ces fichiers. Leur suppression est définitive.',
    tooMany: (most) => `Au plus ${most} fichiers à la fois. Sélectionnez-en moins.`,
  },
};

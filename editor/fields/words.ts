import type { FieldFault } from '@farol/content-model';

const en = {
  missing: 'This cannot be empty.',
  tooLong: (length: number, most: number) =>
    `${length} characters; ${most} at most, or it is cut off.`,
  between: (min: number, max: number) => `A number from ${min} to ${max}.`,
  atLeast: (min: number) => `${min} or more.`,
  atMost: (max: number) => `${max} or less.`,
  notAnAddress: 'This is not an address: use https://, an email address or a phone number.',
  toLookAt: (count: number) => (count === 1 ? 'One thing to check' : `${count} things to check`),
  length: (length: number, most: number) => `${length} of ${most}`,
  embedHelp: (providers: string) => `Paste the address of a page of ${providers}.`,
  embedUnknown: (providers: string) =>
    `Not kept: only addresses of ${providers} can be shown. For anything else, use a link.`,
  table: {
    head: 'First row is a heading',
    addRow: 'Add a row',
    addColumn: 'Add a column',
    removeRow: (row: number) => `Remove row ${row}`,
    removeColumn: (column: number) => `Remove column ${column}`,
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
    begin: 'Start a table',
  },
  map: {
    label: (name: string) => `${name}: press the map, or move the point with the arrow keys`,
    closer: 'Zoom in',
    further: 'Zoom out',
    remove: 'Remove the point',
    half: 'A point needs both coordinates.',
  },
  otherLanguages: {
    count: (count: number) =>
      count === 1
        ? 'One thing differs between the languages'
        : `${count} things differ between the languages`,
    differs: (languages: string) => `Not the same in ${languages}.`,
    writeThere: 'Write it there too',
    done: (languages: string) => `Written as a draft in ${languages}.`,
    failed: (why: string) => `It was not written: ${why}`,
  },
  address: {
    willBe: (address: string) => `After publishing: ${address}`,
    changes: (address: string, now: string) => `After publishing: ${address}. Until now: ${now}`,
    none: 'This page has no address yet, or another page has it.',
  },
  notChosen: 'Nothing chosen',
  yes: 'Yes',
  no: 'No',
  cropped: 'The picture is cropped differently.',
  sameWords: 'The words are the same; their formatting or a setting is not.',
  addedEmpty: 'Added, with no words yet.',
  removedEmpty: 'Removed; it had no words.',
  linkKinds: {
    Any: 'Nothing',
    Document: 'A page of this site',
    Web: 'A web address',
    Mail: 'An email address',
    Phone: 'A phone number',
    Media: 'A file',
  },
};

export type FieldWords = typeof en;

const pt: FieldWords = {
  missing: 'Não pode ficar vazio.',
  tooLong: (length, most) => `${length} caracteres; no máximo ${most}, ou será cortado.`,
  between: (min, max) => `Um número de ${min} a ${max}.`,
  atLeast: (min) => `${min} ou mais.`,
  atMost: (max) => `${max} ou menos.`,
  notAnAddress: 'Isto não é um endereço: use https://, um e-mail ou um telefone.',
  toLookAt: (count) => (count === 1 ? 'Uma coisa a rever' : `${count} coisas a rever`),
  length: (length, most) => `${length} de ${most}`,
  embedHelp: (providers) => `Cole o endereço de uma página de ${providers}.`,
  embedUnknown: (providers) =>
    `Não foi salvo: só dá para mostrar endereços de ${providers}. Para o resto, use um link.`,
  table: {
    head: 'A primeira linha é um cabeçalho',
    addRow: 'Acrescentar uma linha',
    addColumn: 'Acrescentar uma coluna',
    removeRow: (row) => `Remover a linha ${row}`,
    removeColumn: (column) => `Remover a coluna ${column}`,
    cell: (row, column) => `Linha ${row}, coluna ${column}`,
    begin: 'Começar uma tabela',
  },
  map: {
    label: (name) => `${name}: toque no mapa ou mova o ponto com as setas`,
    closer: 'Aproximar',
    further: 'Afastar',
    remove: 'Tirar o ponto',
    half: 'Um ponto precisa das duas coordenadas.',
  },
  otherLanguages: {
    count: (count) =>
      count === 1
        ? 'Uma coisa difere entre os idiomas'
        : `${count} coisas diferem entre os idiomas`,
    differs: (languages) => `Não está igual em ${languages}.`,
    writeThere: 'Escrever lá também',
    done: (languages) => `Escrito como rascunho em ${languages}.`,
    failed: (why) => `Não foi escrito: ${why}`,
  },
  address: {
    willBe: (address) => `Depois de publicar: ${address}`,
    changes: (address, now) => `Depois de publicar: ${address}. Até agora: ${now}`,
    none: 'Esta página ainda não tem endereço, ou ele é de outra página.',
  },
  notChosen: 'Nada escolhido',
  yes: 'Sim',
  no: 'Não',
  cropped: 'A imagem está recortada de outro modo.',
  sameWords: 'As palavras são as mesmas; mudou a formatação ou um ajuste.',
  addedEmpty: 'Acrescentado, ainda sem texto.',
  removedEmpty: 'Removido; não tinha texto.',
  linkKinds: {
    Any: 'Nada',
    Document: 'Uma página do site',
    Web: 'Um endereço na web',
    Mail: 'Um e-mail',
    Phone: 'Um telefone',
    Media: 'Um arquivo',
  },
};

const es: FieldWords = {
  missing: 'No puede quedar vacío.',
  tooLong: (length, most) => `${length} caracteres; como máximo ${most}, o se cortará.`,
  between: (min, max) => `Un número del ${min} al ${max}.`,
  atLeast: (min) => `${min} o más.`,
  atMost: (max) => `${max} o menos.`,
  notAnAddress: 'Esto no es una dirección: pon https://, una dirección de correo o un teléfono.',
  toLookAt: (count) => (count === 1 ? 'Una cosa por revisar' : `${count} cosas por revisar`),
  length: (length, most) => `${length} de ${most}`,
  embedHelp: (providers) => `Pega la dirección de una página de ${providers}.`,
  embedUnknown: (providers) =>
    `No se guarda: solo se muestran direcciones de ${providers}. Para lo demás, usa un enlace.`,
  table: {
    head: 'La primera fila es un encabezado',
    addRow: 'Añadir una fila',
    addColumn: 'Añadir una columna',
    removeRow: (row) => `Quitar la fila ${row}`,
    removeColumn: (column) => `Quitar la columna ${column}`,
    cell: (row, column) => `Fila ${row}, columna ${column}`,
    begin: 'Empezar una tabla',
  },
  map: {
    label: (name) => `${name}: pulsa en el mapa o mueve el punto con las flechas`,
    closer: 'Acercar',
    further: 'Alejar',
    remove: 'Quitar el punto',
    half: 'Un punto necesita las dos coordenadas.',
  },
  otherLanguages: {
    count: (count) =>
      count === 1
        ? 'Una cosa difiere entre los idiomas'
        : `${count} cosas difieren entre los idiomas`,
    differs: (languages) => `No está igual en ${languages}.`,
    writeThere: 'Escribirlo también allí',
    done: (languages) => `Escrito como borrador en ${languages}.`,
    failed: (why) => `No se ha escrito: ${why}`,
  },
  address: {
    willBe: (address) => `Al publicar: ${address}`,
    changes: (address, now) => `Al publicar: ${address}. Hasta ahora: ${now}`,
    none: 'Esta página aún no tiene dirección, o la tiene otra página.',
  },
  notChosen: 'Nada elegido',
  yes: 'Sí',
  no: 'No',
  cropped: 'La imagen está recortada de otra manera.',
  sameWords: 'Las palabras son las mismas; ha cambiado el formato o un ajuste.',
  addedEmpty: 'Añadido, todavía sin texto.',
  removedEmpty: 'Eliminado; no tenía texto.',
  linkKinds: {
    Any: 'Nada',
    Document: 'Una página del sitio',
    Web: 'Una dirección en la web',
    Mail: 'Una dirección de correo',
    Phone: 'Un teléfono',
    Media: 'Un archivo',
  },
};

const fr: FieldWords = {
  missing: 'Ce champ ne peut pas rester vide.',
  tooLong: (length, most) =>
    `${length} caractères\u202f; ${most} au plus, sinon le texte est coupé.`,
  between: (min, max) => `Un nombre de ${min} à ${max}.`,
  atLeast: (min) => `${min} ou plus.`,
  atMost: (max) => `${max} ou moins.`,
  notAnAddress: 'Ce n’est pas une adresse\u00a0: il faut https://, un courriel ou un téléphone.',
  toLookAt: (count) => (count === 1 ? 'Un point à revoir' : `${count} points à revoir`),
  length: (length, most) => `${length} sur ${most}`,
  embedHelp: (providers) => `Collez l’adresse d’une page de ${providers}.`,
  embedUnknown: (providers) =>
    `Non conservé\u00a0: seules les adresses de ${providers} s’affichent. Pour le reste, utilisez un lien.`,
  table: {
    head: 'La première ligne est un en-tête',
    addRow: 'Ajouter une ligne',
    addColumn: 'Ajouter une colonne',
    removeRow: (row) => `Supprimer la ligne ${row}`,
    removeColumn: (column) => `Supprimer la colonne ${column}`,
    cell: (row, column) => `Ligne ${row}, colonne ${column}`,
    begin: 'Commencer un tableau',
  },
  map: {
    label: (name) => `${name}\u00a0: touchez la carte ou déplacez le point avec les flèches`,
    closer: 'Zoomer',
    further: 'Dézoomer',
    remove: 'Enlever le point',
    half: 'Un point a besoin des deux coordonnées.',
  },
  otherLanguages: {
    count: (count) =>
      count === 1
        ? 'Un point diffère entre les langues'
        : `${count} points diffèrent entre les langues`,
    differs: (languages) => `Pas identique en ${languages}.`,
    writeThere: 'L’écrire là aussi',
    done: (languages) => `Écrit comme brouillon en ${languages}.`,
    failed: (why) => `Rien n’a été écrit\u00a0: ${why}`,
  },
  address: {
    willBe: (address) => `Après publication\u00a0: ${address}`,
    changes: (address, now) => `Après publication\u00a0: ${address}. Jusqu’ici\u00a0: ${now}`,
    none: 'Cette page n’a pas encore d’adresse, ou une autre page l’a prise.',
  },
  notChosen: 'Rien de choisi',
  yes: 'Oui',
  no: 'Non',
  cropped: 'L’image est recadrée autrement.',
  sameWords: 'Les mots sont les mêmes\u202f; la mise en forme ou un réglage a changé.',
  addedEmpty: 'Ajouté, encore sans texte.',
  removedEmpty: 'Supprimé\u202f; il n’y avait pas de texte.',
  linkKinds: {
    Any: 'Rien',
    Document: 'Une page du site',
    Web: 'Une adresse sur le web',
    Mail: 'Un courriel',
    Phone: 'Un numéro de téléphone',
    Media: 'Un fichier',
  },
};

export const fieldWords = { en, pt, es, fr };

/** The message for a field's fault. */
export function faultSentence(fault: FieldFault['fault'], words: FieldWords): string {
  switch (fault.kind) {
    case 'missing':
      return words.missing;
    case 'too-long':
      return words.tooLong(fault.length, fault.most);
    case 'address':
      return words.notAnAddress;
    case 'out-of-range': {
      const { min, max } = fault;
      if (min !== null && max !== null) return words.between(min, max);
      return min === null ? words.atMost(max ?? 0) : words.atLeast(min);
    }
  }
}

import type { MediaScreenWords } from './words-en.ts';

export const es: MediaScreenWords = {
  publishersOnly:
    'Las imágenes y los archivos los suben y describen quienes publican. Pídeselo a alguien.',
  folders: 'Carpetas',
  everything: 'Todo',
  unused: 'Sin usar',
  missingIn: (language) => `Sin descripción en ${language}`,
  grid: 'En imágenes',
  count: (total) => (total === 1 ? '1 archivo' : `${total} archivos`),
  emptyText: 'Sube algunos, o suéltalos en esta página.',
  nothingFoundText: 'Prueba con otra palabra o quita los filtros.',
  clear: 'Quitar los filtros',
  backToList: 'Todos los archivos',
  size: 'Tamaño',
  usedIn: 'Se usa en',
  uses: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  noUses: 'Ninguna página lo muestra.',
  added: 'Añadido',
  addedBy: (who, when) => `${who}, ${when}`,
  credit: 'Crédito',
  tags: 'Etiquetas',
  tagsHelp: 'Separadas por comas. Cada una es una carpeta; de 3 a 20 caracteres.',
  notes: 'Notas para el equipo',
  focusHelp:
    'Haz clic en ello, o mueve el punto con las flechas. Los demás formatos se recortan a su alrededor.',
  inMiddle: 'Volver al centro',
  wide: 'ancho',
  landscape: 'apaisado',
  replace: 'Sustituir',
  replaceHelp:
    'Las páginas muestran el nuevo al momento. Su dirección anterior sigue respondiendo.',
  cutText:
    'Lo que queda fuera desaparece de todas las páginas. La imagen original conserva su dirección.',
  download: 'Abrir',
  earlier: 'Contenidos anteriores',
  removeTitle: (name) => `¿Eliminar ${name}?`,
  removeShown: (count) =>
    count === 1
      ? 'Una página lo muestra, y ahí no mostraría nada:'
      : `${count} páginas lo muestran, y ahí no mostrarían nada:`,
  removeUnused: 'Ninguna página lo muestra. No se puede recuperar.',
  removeAnyway: 'Eliminarlo de todos modos',
  keep: 'Conservarlo',
  inPublished: 'publicada',
  inDraft: 'borrador',
  inRelease: 'en un lanzamiento',
  useFocus: 'Todos los formatos alrededor de este punto',
};

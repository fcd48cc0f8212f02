import type { InEach } from '@farol/content-model';

interface RemovedWords {
  title(count: number): string;
  removed(label: string): string;
  by(who: string, when: string): string;
  bringBack: string;
  /** Follows the release's name. */
  back: string;
  left(count: number): string;
}

export const removedWords: InEach<RemovedWords> = {
  en: {
    title: (count) => `Removed (${count})`,
    removed: (label) => `“${label}” was removed. Its texts are still in their pages.`,
    by: (who, when) => `${who}, ${when}`,
    bringBack: 'Bring it back',
    back: 'is back.',
    left: (count) =>
      count === 1
        ? 'One page could not come back: it is in the archive, another page has its address, or its text is no longer kept.'
        : `${count} pages could not come back: they are in the archive, other pages have their addresses, or their texts are no longer kept.`,
  },
  pt: {
    title: (count) => `Removidos (${count})`,
    removed: (label) => `“${label}” foi removido. Os textos continuam em suas páginas.`,
    by: (who, when) => `${who}, ${when}`,
    bringBack: 'Trazer de volta',
    back: 'está de volta.',
    left: (count) =>
      count === 1
        ? 'Uma página não pôde voltar: está no arquivo, outra página tem o seu endereço, ou seu texto não é mais guardado.'
        : `${count} páginas não puderam voltar: estão no arquivo, outras páginas têm os seus endereços, ou seus textos não são mais guardados.`,
  },
  es: {
    title: (count) => `Eliminados (${count})`,
    removed: (label) => `«${label}» se ha eliminado. Sus textos siguen en sus páginas.`,
    by: (who, when) => `${who}, ${when}`,
    bringBack: 'Recuperarlo',
    back: 'está de vuelta.',
    left: (count) =>
      count === 1
        ? 'Una página no ha podido volver: está en el archivo, otra página tiene su dirección, o su texto ya no se guarda.'
        : `${count} páginas no han podido volver: están en el archivo, otras páginas tienen sus direcciones, o sus textos ya no se guardan.`,
  },
  fr: {
    title: (count) => `Supprimées (${count})`,
    removed: (label) =>
      `«\u00a0${label}\u00a0» a été supprimée. Ses textes restent dans leurs pages.`,
    by: (who, when) => `${who}, ${when}`,
    bringBack: 'La faire revenir',
    back: 'est de retour.',
    left: (count) =>
      count === 1
        ? 'Une page n’a pas pu revenir\u00a0: elle est aux archives, une autre page a son adresse, ou son texte n’est plus conservé.'
        : `${count} pages n’ont pas pu revenir\u00a0: elles sont aux archives, d’autres pages ont leurs adresses, ou leurs textes ne sont plus conservés.`,
  },
};

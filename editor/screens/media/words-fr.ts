import type { MediaScreenWords } from './words-en.ts';

export const fr: MediaScreenWords = {
  publishersOnly:
    'Les images et les fichiers sont envoyés et décrits par ceux qui publient. Demandez à l’un d’eux.',
  folders: 'Dossiers',
  everything: 'Tout',
  unused: 'Inutilisés',
  missingIn: (language) => `Sans description en ${language}`,
  grid: 'En images',
  count: (total) => (total <= 1 ? `${total} fichier` : `${total} fichiers`),
  emptyText: 'Envoyez-en, ou déposez-les sur cette page.',
  nothingFoundText: 'Essayez un autre mot, ou retirez les filtres.',
  clear: 'Retirer les filtres',
  backToList: 'Tous les médias',
  size: 'Taille',
  usedIn: 'Utilisé dans',
  uses: (count) => (count <= 1 ? `${count} page` : `${count} pages`),
  noUses: 'Aucune page ne le montre.',
  added: 'Ajouté',
  addedBy: (who, when) => `${who}, ${when}`,
  credit: 'Crédit',
  tags: 'Étiquettes',
  tagsHelp: 'Séparées par des virgules. Chacune est un dossier\u202f; de 3 à 20 lettres.',
  notes: 'Notes pour l’équipe',
  focusHelp:
    'Cliquez dessus, ou déplacez le point avec les flèches. Les autres formats sont coupés autour de lui.',
  inMiddle: 'Revenir au centre',
  wide: 'large',
  landscape: 'paysage',
  replace: 'Remplacer',
  replaceHelp: 'Les pages montrent aussitôt le nouveau. Son ancienne adresse répond toujours.',
  cutText:
    'Ce qui reste hors cadre disparaît de toutes les pages. L’image d’avant garde son adresse.',
  download: 'Ouvrir',
  earlier: 'Contenus précédents',
  removeTitle: (name) => `Supprimer ${name}\u202f?`,
  removeShown: (count) =>
    count === 1
      ? 'Une page le montre, et n’y montrerait plus rien\u00a0:'
      : `${count} pages le montrent, et n’y montreraient plus rien\u00a0:`,
  removeUnused: 'Aucune page ne le montre. Sa suppression est définitive.',
  removeAnyway: 'Supprimer quand même',
  keep: 'Garder',
  inPublished: 'publiée',
  inDraft: 'brouillon',
  inRelease: 'dans une mise en ligne',
  useFocus: 'Tous les formats autour de ce point',
};

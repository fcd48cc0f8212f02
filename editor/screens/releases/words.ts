import type { InEach } from '@farol/content-model';

export interface ReleaseWords {
  releases: string;
  list: string;
  calendar: string;
  newRelease: string;
  name: string;
  create: string;
  none: string;
  noneText: string;
  documents(count: number): string;
  noTime: string;
  past: string;
  publishedBy(who: string, when: string): string;
  nothingPast: string;
  older: string;
  lastMonth: string;
  nextMonth: string;
  today: string;
  goToDay: string;
  back: string;
  rename: string;
  save: string;
  contents: string;
  empty: string;
  emptyText: string;
  add: string;
  addTitle: string;
  search: string;
  toPublish: string;
  toUnpublish: string;
  put(count: number): string;
  nothingToAdd: string;
  publishes: string;
  unpublishes: string;
  isNew: string;
  select(title: string): string;
  selectAll: string;
  selected(count: number): string;
  takeOut: string;
  moveTo: string;
  move: string;
  conflict(who: string, when: string): string;
  keepRelease: string;
  keepPublished: string;
  keepBoth: string;
  newer(who: string, when: string): string;
  time: string;
  setTime: string;
  liftTime: string;
  preview: string;
  publish: string;
  chooseFirst: string;
  fixFirst: string;
  publishText: string;
  remove: string;
  failed(time: string): string;
  mend: string;
  left: string;
  notThere: string;
  previewDay: string;
}

const en: ReleaseWords = {
  releases: 'Releases',
  list: 'List',
  calendar: 'Calendar',
  newRelease: 'New release',
  name: 'Name',
  create: 'Create',
  none: 'No release is planned',
  noneText: 'A release publishes many pages at once, and you can preview it first.',
  documents: (count) => (count === 1 ? '1 page' : `${count} pages`),
  noTime: 'No time yet',
  past: 'Published',
  publishedBy: (who, when) => `${who}, ${when}`,
  nothingPast: 'None so far.',
  older: 'Show older ones',
  lastMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  goToDay: 'Go to',
  back: 'All releases',
  rename: 'Name of the release',
  save: 'Rename',
  contents: 'In this release',
  empty: 'Nothing is in it yet',
  emptyText: 'Add drafts to publish, or pages to take off the site.',
  add: 'Add pages',
  addTitle: 'Add pages to the release',
  search: 'Search pages',
  toPublish: 'Publish',
  toUnpublish: 'Take off the site',
  put: (count) => `Add ${count}`,
  nothingToAdd: 'Nothing matches.',
  publishes: 'Will be published',
  unpublishes: 'Leaves the site',
  isNew: 'New on the site',
  select: (title) => `Select ${title}`,
  selectAll: 'Select all',
  selected: (count) => `${count} selected`,
  takeOut: 'Take out',
  moveTo: 'Move to',
  move: 'Move',
  conflict: (who, when) => `${who} published another text (${when}). Which one counts?`,
  keepRelease: 'The one in this release',
  keepPublished: 'The published one',
  keepBoth: 'Both, combined',
  newer: (who, when) =>
    `${who} kept writing after it was added (${when}); that is not in the release.`,
  time: 'When',
  setTime: 'Schedule it',
  liftTime: 'Remove the time',
  preview: 'Preview the site with it',
  publish: 'Publish now',
  chooseFirst: 'Before it can be published, choose which text counts in the pages marked below.',
  fixFirst: 'Before it can be published, fix what the checks below have found.',
  publishText: 'Everything appears on the site at the same moment.',
  remove: 'Remove the release',
  failed: (time) => `It was due to be published on ${time} but was not:`,
  mend: 'Fix the page, bring its newest text in here, then choose another time or publish now.',
  left: 'left the site',
  notThere: 'This release was published or removed.',
  previewDay: 'Preview the site on this day',
};

const pt: ReleaseWords = {
  releases: 'Lançamentos',
  list: 'Lista',
  calendar: 'Calendário',
  newRelease: 'Novo lançamento',
  name: 'Nome',
  create: 'Criar',
  none: 'Não há lançamentos previstos',
  noneText: 'Um lançamento publica muitas páginas no mesmo instante e pode ser visto antes.',
  documents: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  noTime: 'Ainda sem hora',
  past: 'Publicados',
  publishedBy: (who, when) => `${who}, ${when}`,
  nothingPast: 'Nenhum até agora.',
  older: 'Mostrar mais antigos',
  lastMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  today: 'Hoje',
  goToDay: 'Ir para',
  back: 'Todos os lançamentos',
  rename: 'Nome do lançamento',
  save: 'Mudar o nome',
  contents: 'Neste lançamento',
  empty: 'Ainda não tem nada',
  emptyText: 'Inclua rascunhos a publicar ou páginas que devem sair do site.',
  add: 'Incluir páginas',
  addTitle: 'Incluir páginas no lançamento',
  search: 'Buscar páginas',
  toPublish: 'Publicar',
  toUnpublish: 'Tirar do site',
  put: (count) => `Incluir ${count}`,
  nothingToAdd: 'Nada encontrado.',
  publishes: 'Será publicada',
  unpublishes: 'Sai do site',
  isNew: 'Nova no site',
  select: (title) => `Escolher ${title}`,
  selectAll: 'Escolher todas',
  selected: (count) => (count === 1 ? '1 escolhida' : `${count} escolhidas`),
  takeOut: 'Retirar',
  moveTo: 'Mover para',
  move: 'Mover',
  conflict: (who, when) => `${who} publicou outro texto (${when}). Qual deles vale?`,
  keepRelease: 'O deste lançamento',
  keepPublished: 'O publicado',
  keepBoth: 'Os dois, reunidos',
  newer: (who, when) =>
    `${who} continuou escrevendo depois que a página entrou (${when}); isso não está no lançamento.`,
  time: 'Quando',
  setTime: 'Publicar nesse momento',
  liftTime: 'Tirar a hora',
  preview: 'Ver o site como vai ficar',
  publish: 'Publicar agora',
  chooseFirst: 'Antes de publicar, escolha qual texto vale nas páginas marcadas abaixo.',
  fixFirst: 'Antes de publicar, corrija o que as verificações abaixo encontraram.',
  publishText: 'Tudo entra no site no mesmo instante.',
  remove: 'Remover o lançamento',
  failed: (time) => `Deveria ter sido publicado em ${time}, e não foi:`,
  mend: 'Corrija a página, traga o texto mais novo para cá e escolha outra hora, ou publique agora.',
  left: 'saiu do site',
  notThere: 'Este lançamento foi publicado ou removido.',
  previewDay: 'Ver o site nesse dia',
};

const es: ReleaseWords = {
  releases: 'Lanzamientos',
  list: 'Lista',
  calendar: 'Calendario',
  newRelease: 'Nuevo lanzamiento',
  name: 'Nombre',
  create: 'Crear',
  none: 'No hay ningún lanzamiento previsto',
  noneText: 'Un lanzamiento publica muchas páginas a la vez, y se puede ver antes.',
  documents: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  noTime: 'Sin hora todavía',
  past: 'Publicados',
  publishedBy: (who, when) => `${who}, ${when}`,
  nothingPast: 'Ninguno hasta ahora.',
  older: 'Mostrar anteriores',
  lastMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  today: 'Hoy',
  goToDay: 'Ir al',
  back: 'Todos los lanzamientos',
  rename: 'Nombre del lanzamiento',
  save: 'Cambiar el nombre',
  contents: 'En este lanzamiento',
  empty: 'Todavía no tiene nada',
  emptyText: 'Añade borradores que publicar o páginas que quitar del sitio.',
  add: 'Añadir páginas',
  addTitle: 'Añadir páginas al lanzamiento',
  search: 'Buscar páginas',
  toPublish: 'Publicar',
  toUnpublish: 'Quitar del sitio',
  put: (count) => `Añadir ${count}`,
  nothingToAdd: 'No se ha encontrado nada.',
  publishes: 'Se publicará',
  unpublishes: 'Se quitará del sitio',
  isNew: 'Nueva en el sitio',
  select: (title) => `Elegir ${title}`,
  selectAll: 'Elegir todas',
  selected: (count) => (count === 1 ? '1 elegida' : `${count} elegidas`),
  takeOut: 'Sacar',
  moveTo: 'Mover a',
  move: 'Mover',
  conflict: (who, when) => `${who} publicó otro texto (${when}). ¿Cuál vale?`,
  keepRelease: 'El de este lanzamiento',
  keepPublished: 'El publicado',
  keepBoth: 'Los dos, reunidos',
  newer: (who, when) =>
    `${who} siguió escribiendo después de que entrara la página (${when}); eso no está en el lanzamiento.`,
  time: 'Cuándo',
  setTime: 'Publicarlo entonces',
  liftTime: 'Quitar la hora',
  preview: 'Ver el sitio tal como será',
  publish: 'Publicar ahora',
  chooseFirst: 'Antes de publicar, elige qué texto vale en las páginas señaladas abajo.',
  fixFirst: 'Antes de publicar, corrige lo que han encontrado las comprobaciones de abajo.',
  publishText: 'Todo estará en el sitio en el mismo momento.',
  remove: 'Eliminar el lanzamiento',
  failed: (time) => `Debía publicarse el ${time} y no se publicó:`,
  mend: 'Corrige la página, trae aquí su texto más reciente y elige otra hora, o publícalo ahora.',
  left: 'quitada del sitio',
  notThere: 'Este lanzamiento ya se publicó o se eliminó.',
  previewDay: 'Ver el sitio ese día',
};

const fr: ReleaseWords = {
  releases: 'Mises en ligne',
  list: 'Liste',
  calendar: 'Calendrier',
  newRelease: 'Nouvelle mise en ligne',
  name: 'Nom',
  create: 'Créer',
  none: 'Aucune mise en ligne n’est prévue',
  noneText:
    'Une mise en ligne publie plusieurs pages au même instant, et on peut la voir d’avance.',
  documents: (count) => `${count} ${count < 2 ? 'page' : 'pages'}`,
  noTime: 'Pas encore d’heure',
  past: 'Publiées',
  publishedBy: (who, when) => `${who}, ${when}`,
  nothingPast: 'Aucune jusqu’ici.',
  older: 'Afficher les plus anciennes',
  lastMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'Aujourd’hui',
  goToDay: 'Aller au',
  back: 'Toutes les mises en ligne',
  rename: 'Nom de la mise en ligne',
  save: 'Renommer',
  contents: 'Dans cette mise en ligne',
  empty: 'Elle est encore vide',
  emptyText: 'Ajoutez des brouillons à publier, ou des pages qui doivent quitter le site.',
  add: 'Ajouter des pages',
  addTitle: 'Ajouter des pages à la mise en ligne',
  search: 'Chercher des pages',
  toPublish: 'Publier',
  toUnpublish: 'Retirer du site',
  put: (count) => `En ajouter ${count}`,
  nothingToAdd: 'Rien ne correspond.',
  publishes: 'Sera publiée',
  unpublishes: 'Quitte le site',
  isNew: 'Nouvelle sur le site',
  select: (title) => `Choisir ${title}`,
  selectAll: 'Tout choisir',
  selected: (count) => `${count} ${count < 2 ? 'choisie' : 'choisies'}`,
  takeOut: 'Sortir',
  moveTo: 'Déplacer vers',
  move: 'Déplacer',
  conflict: (who, when) => `${who} a publié un autre texte (${when}). Lequel compte\u202f?`,
  keepRelease: 'Celui de cette mise en ligne',
  keepPublished: 'Celui qui est publié',
  keepBoth: 'Les deux, réunis',
  newer: (who, when) =>
    `${who} a continué d’écrire après l’ajout de la page (${when})\u202f; ce n’est pas dans la mise en ligne.`,
  time: 'Quand',
  setTime: 'La publier à ce moment',
  liftTime: 'Retirer l’heure',
  preview: 'Voir le site tel qu’il sera',
  publish: 'Publier maintenant',
  chooseFirst:
    'Avant de publier, choisissez le texte qui compte dans les pages signalées ci-dessous.',
  fixFirst: 'Avant de publier, corrigez ce que les vérifications ci-dessous ont trouvé.',
  publishText: 'Tout est sur le site au même instant.',
  remove: 'Supprimer la mise en ligne',
  failed: (time) => `Elle devait être publiée le ${time} et ne l’a pas été\u00a0:`,
  mend: 'Corrigez la page, prenez ici son texte le plus récent, puis choisissez une autre heure ou publiez maintenant.',
  left: 'a quitté le site',
  notThere: 'Cette mise en ligne a été publiée ou supprimée.',
  previewDay: 'Voir le site ce jour-là',
};

export const releaseWords: InEach<ReleaseWords> = { en, pt, es, fr };

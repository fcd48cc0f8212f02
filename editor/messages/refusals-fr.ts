import type { Refusals } from './refusals-en.ts';

export const refusalsFr: Refusals = {
  not_there: 'Ceci n’existe plus.',
  changed_meanwhile:
    'Ceci a été modifié ailleurs entre-temps. Rien n’a été fait\u202f; regardez à nouveau.',
  version_gone: 'Le texte de cette version n’existe plus\u00a0: de plus récentes l’ont remplacée.',
  forbidden: 'Rien n’a été publié\u00a0: les vérifications disent ce qui l’empêche.',
  not_for_you: 'Vous ne pouvez pas modifier ceci. Demandez à l’administration.',
  takes_publisher: 'Il faut pouvoir publier pour cela. Demandez à quelqu’un qui le peut.',
  takes_administrator: 'Il faut administrer le site pour cela. Demandez à quelqu’un qui le fait.',
  archived: 'Ceci est aux archives. Sortez-le d’abord des archives.',
  nothing_to_publish: 'Rien de nouveau n’est écrit ici.',
  not_published: 'Ceci n’est pas sur le site.',
  never_published:
    'Ceci n’a jamais été publié\u00a0: le brouillon est tout ce qui existe. Archivez plutôt la page.',
  undone_already: 'Cette publication a déjà été annulée.',
  published_since: 'Ce qu’elle a publié a été publié à nouveau ou retiré du site depuis.',
  time_over: 'Cette heure est passée. Choisissez-en une à venir.',
  address_taken: 'Une autre page dans cette langue a cette adresse.',
  address_form:
    'Une adresse se compose de lettres minuscules de a à z, de chiffres et de tirets simples.',
  redirect_form:
    'Le site ne peut pas suivre ceci. Il faut deux chemins différents, comme /ete, l’ancien sans «\u00a0?\u00a0» ni «\u00a0#\u00a0»\u202f; un signe de pourcentage s’écrit «\u00a0%25\u00a0».',
  webhook_form:
    'L’adresse d’un webhook commence par https:// ou http:// et ne contient ni nom ni mot de passe.',
  webhook_secrets:
    'Le secret et les en-têtes d’un webhook ne valent que pour son adresse. Pour une autre, saisissez-les à nouveau.',
  own_address:
    'Le site lui-même affiche quelque chose à cette adresse\u00a0: elle ne peut donc pas mener ailleurs.',
  one_per_language: 'Il n’y en a qu’un par langue, et il existe déjà.',
  translated_already: 'Cette page existe déjà dans cette langue.',
  type_gone: 'Son type ou sa langue n’existe plus ici.',
  no_title: 'Il lui manque encore un nom.',
  shown_by_pages: 'Une page montre ce fichier. Retirez-le d’abord de là.',
  other_kind:
    'Des pages montrent ce fichier pour ce qu’il est. Remplacez-le par un fichier du même genre.',
  file_too_big: 'Le fichier est trop lourd. Choisissez-en un plus léger.',
  too_many_pixels: 'L’image est trop grande. Réduisez-la et envoyez-la à nouveau.',
  wrong_file_type: 'Les fichiers de ce genre ne peuvent pas être envoyés.',
  heic_photo:
    'La plupart des navigateurs n’affichent pas les photos HEIC. Enregistrez-la en JPEG, puis envoyez-la.',
  damaged_picture: 'L’image est illisible. Enregistrez-la à nouveau et envoyez le nouveau fichier.',
  empty_file: 'Le fichier est vide. Choisissez-en un qui contient quelque chose.',
  password_short: 'Ce mot de passe est trop court.',
  password_long: 'Ce mot de passe est trop long.',
  password_simple: 'Ce mot de passe répète toujours les mêmes caractères.',
  password_name: 'Ce mot de passe est votre nom.',
  name_form: 'Un nom compte de 1 à 80 caractères, tous visibles.',
  name_taken:
    'Quelqu’un porte déjà ce nom. Choisissez-en un autre, peut-être avec le nom de famille.',
  name_reserved: 'Ce nom est réservé. Choisissez-en un autre.',
  wrong_password: 'Ce nom et ce mot de passe ne vont pas ensemble.',
  wrong_code: 'Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.',
  wrong_passkey:
    'Cette clé d’accès n’ouvre pas ce service. Essayez-en une autre, ou une autre façon d’entrer.',
  used_already: 'Ceci a déjà servi. Connectez-vous encore une fois.',
  somebody_else: 'Quelqu’un d’autre est connecté ici à présent. Rien n’a été fait.',
  link_over:
    'Cette adresse n’est plus valable\u00a0: elle a déjà servi, a expiré ou a été annulée. Demandez-en une nouvelle.',
  sign_in_again:
    'Votre dernière connexion remonte à quelque temps. Connectez-vous à nouveau pour faire cela.',
  only_way_in:
    'C’est votre seule façon d’entrer. Choisissez d’abord un mot de passe ou ajoutez une clé d’accès.',
  no_way_in: 'Choisissez un mot de passe ou créez une clé d’accès.',
  no_passkeys_here: 'Les clés d’accès ne marchent pas à cette adresse. Utilisez un mot de passe.',
  last_administrator:
    'C’est la dernière personne qui administre. Donnez d’abord ce rôle à une autre.',
  administrator_limited:
    'Qui administre donne les droits et ne peut donc pas être limité. Décochez les langues et les types, ou choisissez un autre rôle.',
  too_many: 'Il y en a déjà autant que possible. Supprimez-en un d’abord.',
  too_many_tries: 'Trop de tentatives. Attendez un peu et réessayez.',
  too_busy: 'Trop de monde à la fois. Réessayez dans quelques secondes.',
  not_our_file: 'Ce n’est pas un fichier de traduction produit ici.',
  out_of_room: 'Le service n’a plus de place pour écrire. Rien n’a été modifié.',
  unavailable:
    'Le service ne peut pas écrire en ce moment. Rien n’a été modifié\u202f; réessayez plus tard.',
  unanswered: 'Le service de contenu ne répond pas.',
  signedOut: 'Votre session est terminée. Connectez-vous et réessayez.',
  mistake: 'Le service a commis une erreur. Elle est notée\u202f; réessayez.',
  against: 'Cela ne correspond pas à la situation actuelle.',
  tooBig: 'C’est plus lourd que ce qui peut être envoyé.',
  unfit: 'Cela ne peut pas être accepté tel quel.',
  inItsWords: (general, sentence) => `${general} (${sentence})`,
};

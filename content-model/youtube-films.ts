/** Addresses of YouTube's films as people copy them from the address bar or share them; the group is the film's id. */
export const youtubeFilms: readonly RegExp[] = [
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#].*)?$/,
  /^https:\/\/youtu\.be\/([\w-]{6,20})(?:[?#].*)?$/,
];

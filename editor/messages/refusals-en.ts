import type { RefusalCode } from '@farol/content-model';

/** The texts for the service's refusal codes, and for refusals without a code. */
export interface Refusals extends Record<RefusalCode, string> {
  unanswered: string;
  signedOut: string;
  mistake: string;
  against: string;
  tooBig: string;
  unfit: string;
  /** Adds the service's own sentence, which is in English. */
  inItsWords(general: string, sentence: string): string;
}

export const refusalsEn: Refusals = {
  not_there: 'This is no longer there.',
  changed_meanwhile: 'This was changed elsewhere in the meantime. Nothing was done; look again.',
  version_gone: 'The text of this version is gone: newer ones took its place.',
  forbidden: 'Nothing was published: the checks name what forbids it.',
  not_for_you: 'You may not change this. Ask an administrator.',
  takes_publisher: 'This takes a publisher. Ask one to do it.',
  takes_administrator: 'This takes an administrator. Ask one to do it.',
  archived: 'This is in the archive. Bring it back first.',
  nothing_to_publish: 'Nothing new is written here.',
  not_published: 'This is not on the site.',
  never_published: 'This was never published, so its draft is all there is. Archive it instead.',
  undone_already: 'This publication was undone already.',
  published_since: 'What it published has since been published again or taken off the site.',
  time_over: 'That time has passed. Choose a later one.',
  address_taken: 'Another page in this language has this address.',
  address_form: 'An address is made of lowercase letters a to z, digits and single hyphens.',
  redirect_form:
    'The site cannot follow this. It takes two different paths such as /summer, the old one without “?” and “#”; a percent sign is written as “%25”.',
  webhook_form:
    'The address of a webhook begins with https:// or http://, and holds no name and no password.',
  own_address: 'The site itself shows something at this address, so it cannot lead elsewhere.',
  one_per_language: 'There is one of these in each language, and it is there already.',
  translated_already: 'This page is there in that language already.',
  type_gone: 'Its type or its language is no longer here.',
  no_title: 'It has no name yet.',
  shown_by_pages: 'A page shows this file. Take it out there first.',
  other_kind: 'Pages show this file as what it is. Replace it with one of the same kind.',
  file_too_big: 'The file is too big. Choose a smaller one.',
  too_many_pixels: 'The picture is too large. Make it smaller and upload it again.',
  wrong_file_type: 'Files of this kind cannot be uploaded.',
  heic_photo: 'Most browsers cannot show HEIC photos. Save it as JPEG and upload that.',
  damaged_picture: 'The picture cannot be read. Save it again and upload the new file.',
  empty_file: 'The file is empty. Choose one with content.',
  password_short: 'This password is too short.',
  password_long: 'This password is too long.',
  password_simple: 'This password is the same few characters again and again.',
  password_name: 'This password is your name.',
  name_form: 'A name has 1 to 80 characters, all of them visible.',
  name_taken: 'Somebody has this name already. Choose another one, perhaps with your last name.',
  name_reserved: 'This name is reserved. Choose another one.',
  wrong_password: 'This name and this password do not belong together.',
  wrong_code: 'This name and this code do not belong together, or the code has been used.',
  wrong_passkey:
    'This passkey does not open this service. Try another one, or another way to sign in.',
  used_already: 'This has already been used. Sign in once more.',
  somebody_else: 'Somebody else is signed in here now. Nothing was done.',
  link_over:
    'This address is not valid any more: it was used, its hour is over, or it was taken back. Ask for a new one.',
  sign_in_again: 'You signed in a while ago. Sign in again to do this.',
  only_way_in: 'This is your only way in. Choose a password or add a passkey first.',
  no_way_in: 'Choose a password or make a passkey.',
  no_passkeys_here: 'Passkeys do not work at this address. Use a password.',
  last_administrator: 'This is the last administrator. Make somebody else one first.',
  administrator_limited:
    'Administrators give rights, so they cannot be limited. Uncheck the languages and types, or choose another role.',
  too_many: 'There are as many of these as there may be. Remove one first.',
  too_many_tries: 'Too many tries. Wait a little and try again.',
  too_busy: 'Too many people are at it right now. Try again in a few seconds.',
  not_our_file: 'This is not a translated file that was made here.',
  out_of_room: 'The service has no room left to write. Nothing was changed.',
  unavailable: 'The service cannot write right now. Nothing was changed; try again later.',
  unanswered: 'The content service does not answer.',
  signedOut: 'Your session is over. Sign in and try again.',
  mistake: 'The service made a mistake of its own. It was written down; try again.',
  against: 'This does not go with how things stand now.',
  tooBig: 'This is bigger than may be sent.',
  unfit: 'This cannot be taken as it is.',
  inItsWords: (_, sentence) => sentence,
};

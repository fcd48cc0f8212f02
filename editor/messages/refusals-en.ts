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
  forbidden: 'Nothing was published: the checks say what has to be fixed first.',
  not_for_you: 'You cannot change this. Ask an administrator.',
  takes_publisher: 'Only a publisher can do this. Ask one of them.',
  takes_administrator: 'Only an administrator can do this. Ask one of them.',
  archived: 'This is archived. Restore it first.',
  nothing_to_publish: 'There is nothing new to publish.',
  not_published: 'This is not on the site.',
  never_published: 'This was never published, so its draft is all there is. Archive it instead.',
  undone_already: 'This publication has already been undone.',
  published_since: 'What it published has since been published again or taken off the site.',
  time_over: 'That time has passed. Choose a later one.',
  address_taken: 'Another page in this language has this address.',
  address_form: 'An address is made of lowercase letters a to z, digits and single hyphens.',
  redirect_form:
    'The site cannot follow this. It takes two different paths such as /summer, the old one without “?” and “#”; a percent sign is written as “%25”.',
  webhook_form:
    'The address of a webhook begins with https:// or http://, and holds no name and no password.',
  webhook_secrets:
    'The secret and headers of a webhook are for its address alone. Enter them again for another one.',
  own_address: 'The site itself shows something at this address, so it cannot lead elsewhere.',
  one_per_language: 'There is one of these in each language, and it is there already.',
  translated_already: 'This page is there in that language already.',
  type_gone: 'Its type or its language is no longer here.',
  no_title: 'It has no name yet.',
  shown_by_pages: 'A page shows this file. Remove it there first.',
  other_kind: 'Pages depend on the kind of this file. Replace it with one of the same kind.',
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
  wrong_password: 'The name or the password is wrong.',
  wrong_code: 'The name or the code is wrong, or the code has been used.',
  wrong_passkey: 'This passkey is not known here. Try another one, or another way to sign in.',
  used_already: 'This has already been used. Sign in once more.',
  somebody_else: 'Somebody else is signed in here now. Nothing was done.',
  link_over:
    'This link is no longer valid: it was used, its hour is over, or it was withdrawn. Ask for a new one.',
  sign_in_again: 'You signed in a while ago. Sign in again to do this.',
  only_way_in: 'This is your only way in. Choose a password or add a passkey first.',
  no_way_in: 'Choose a password or create a passkey.',
  no_passkeys_here: 'Passkeys do not work at this address. Use a password.',
  last_administrator: 'This is the last administrator. Make somebody else one first.',
  administrator_limited:
    'Administrators give rights, so they cannot be limited. Uncheck the languages and types, or choose another role.',
  too_many: 'There cannot be more of these. Remove one first.',
  too_many_tries: 'Too many attempts. Wait a little and try again.',
  too_busy: 'The service is very busy right now. Try again in a few seconds.',
  not_our_file: 'This is not a translated file from here.',
  out_of_room: 'The service has no room left to write. Nothing was changed.',
  unavailable: 'The service cannot write right now. Nothing was changed; try again later.',
  unanswered: 'The content service is not responding.',
  signedOut: 'Your session has ended. Sign in and try again.',
  mistake: 'Something went wrong in the service. It was logged; try again.',
  against: 'This no longer fits the way things are now.',
  tooBig: 'This is too big to send.',
  unfit: 'This cannot be accepted as it is.',
  inItsWords: (_, sentence) => sentence,
};

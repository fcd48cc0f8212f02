import { Refused } from '../repository/faults.ts';
import { withoutUnseen } from '../repository/unseen.ts';

const maxLength = 80;

/** A person's display name: letters of any script, but no deceptive characters. */
export function nameOf(input: string): string {
  const name = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '' || [...name].length > maxLength || withoutUnseen(name) !== name)
    throw new Refused(`A name has 1 to ${maxLength} characters, all of them visible.`, 400, {
      code: 'name_form',
    });
  return name;
}

/** What only chooses how a character looks, such as the colour of a heart. Not every keyboard sends it. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** The same for two names that nobody would tell apart when typing. */
export function foldedName(input: string): string {
  const seen = input.normalize('NFKC').replace(unseen, '');
  return seen.replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFKC');
}

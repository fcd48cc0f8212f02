import { Refused } from '../repository/faults.ts';

const LONGEST = 80;

/** Control characters, including those that change the direction of adjacent text. */
const unfit = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A person's display name: letters of any script, but no deceptive characters. */
export function nameOf(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '' || [...name].length > LONGEST || unfit.test(name))
    throw new Refused(`A name has 1 to ${LONGEST} characters, all of them visible.`, 400, {
      code: 'name_form',
    });
  return name;
}

/** The same for two names that nobody would tell apart when typing. */
export function foldedName(given: string): string {
  return given.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFKC');
}

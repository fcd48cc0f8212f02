import { Refused } from '../repository/faults.ts';

const LONGEST = 80;

/** Control characters, and those that turn the direction of what stands beside them. */
const unfit = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A person's name as it is shown: letters of any script, no tricks. */
export function nameOf(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '' || [...name].length > LONGEST || unfit.test(name))
    throw new Refused(`A name has 1 to ${LONGEST} characters, all of them visible.`, 400, {
      code: 'name_form',
    });
  return name;
}

/** What two names share that nobody would tell apart when typing. */
export function foldedName(given: string): string {
  return given.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFKC');
}

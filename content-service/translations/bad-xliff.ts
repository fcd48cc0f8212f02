import { Refused } from '../repository/faults.ts';

export class BadXliff extends Refused {
  override name = 'BadXliff';
  constructor(message: string) {
    super(`This is not a translated file of ours: ${message}`, 400, { code: 'not_our_file' });
  }
}

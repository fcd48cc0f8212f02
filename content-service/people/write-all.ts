import { Refused } from '../repository/faults.ts';
import type { RecordChange } from '../store/records.ts';
import type { PeopleContext } from './context.ts';

class ChangedMeanwhile extends Refused {
  override name = 'ChangedMeanwhile';
  constructor() {
    super('This was changed from elsewhere meanwhile. Look again.', 409, {
      code: 'changed_meanwhile',
    });
  }
}

/** Writes all changes, or refuses if one of them does not find what it expects. */
export async function writeAll(
  { records }: Pick<PeopleContext, 'records'>,
  changes: readonly RecordChange[],
): Promise<void> {
  if (!(await records.write(changes))) throw new ChangedMeanwhile();
}

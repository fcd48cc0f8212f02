import { Refused } from '../repository/faults.ts';
import type { RecordChange } from '../store/records.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';

class ChangedMeanwhile extends Refused {
  override name = 'ChangedMeanwhile';
  constructor() {
    super('This was changed from elsewhere meanwhile. Look again.', 409, {
      code: 'changed_meanwhile',
    });
  }
}

/**
 * Writes all changes, or refuses if one of them does not find what it expects. The caller is still expected to be signed
 * in, with the same rights: a session may be ended meanwhile to keep somebody out. Null for the command line, which has
 * none.
 */
export async function writeAll(
  context: Pick<PeopleContext, 'records'>,
  caller: SignedIn | null,
  changes: readonly RecordChange[],
): Promise<void> {
  const expected = caller ? expectCaller(caller) : [];
  if (!(await context.records.write([...expected, ...changes]))) throw new ChangedMeanwhile();
}

export function expectCaller({ id, revision, session }: SignedIn): RecordChange[] {
  return [
    { change: 'expect', kind: 'session', id: session.record },
    { change: 'expect', kind: 'person', id, revision },
  ];
}

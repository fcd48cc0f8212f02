import type { PeopleContext } from './context.ts';
import { foldedName } from './names.ts';
import { record } from './records.ts';
import type { Rights } from './roles.ts';
import { newSession } from './sessions.ts';

/** Adds a person who is signed in, without going through sign-in, and returns the token of the session. */
export async function signedIn(
  people: PeopleContext,
  id: string,
  rights: Partial<Rights> & { name?: string } = {},
): Promise<string> {
  const { name = id, role = 'writer', languages = null, types = null } = rights;
  const content = {
    ...{ name, role, languages, types },
    ...{ password: null, createdAt: people.clock(), invitedBy: null },
  };
  const session = newSession(people, id, 'password', 'a test');
  await people.records.write([
    { change: 'add', record: record('person', id, content) },
    { change: 'add', record: record('name', foldedName(name), null, { owner: id }) },
  ]);
  await people.records.write(session.changes);
  return session.token;
}

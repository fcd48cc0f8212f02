import { NotFound } from '../repository/faults.ts';
import type { Settings } from '../settings.ts';
import { openExistingStore } from '../store/open.ts';
import { type PeopleContext, peopleContext } from './context.ts';
import { foldedName } from './names.ts';
import { editorAt } from './origins.ts';
import { find } from './records.ts';

/** Opens the people of a data folder or database for one command; a running service sees the changes at once. */
export async function withPeople<Result>(
  settings: Settings,
  address: string,
  work: (people: PeopleContext) => Promise<Result>,
): Promise<Result> {
  const store = await openExistingStore(settings);
  const editor = editorAt(settings, address);
  try {
    return await work(peopleContext(store, settings, { clock: Date.now, origin: () => editor }));
  } finally {
    await store.close();
  }
}

/** The id of a person, given the id or the name. */
export async function findPersonId({ records }: PeopleContext, nameOrId: string): Promise<string> {
  const owner = (await find(records, 'name', foldedName(nameOrId)))?.owner;
  const person = await find(records, 'person', owner ?? nameOrId);
  if (!person) throw new NotFound(`There is nobody called ${nameOrId}.`);
  return person.id;
}

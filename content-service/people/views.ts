import { NotFound, Refused } from '../repository/faults.ts';
import { newId } from '../repository/tokens.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';
import { type Content, find, list, record } from './records.ts';
import { writeAll } from './write-all.ts';

/** A saved list of pages. */
export type View = { id: string } & Omit<Content<'view'>, 'createdAt'>;
type ViewChange = Omit<View, 'id'>;

const maxViews = 50;

/** In order of creation. */
export async function viewsOf({ records }: PeopleContext, person: string): Promise<View[]> {
  const views = await list(records, 'view', person);
  return views
    .sort((one, other) => one.content.createdAt - other.content.createdAt)
    .map(({ id, content: { name, filters } }) => ({ id, name, filters }));
}

export async function saveView(
  context: PeopleContext,
  caller: SignedIn,
  { name, filters }: ViewChange,
): Promise<View> {
  const person = caller.id;
  if ((await list(context.records, 'view', person)).length >= maxViews)
    throw new Refused(`You have ${maxViews} saved views already. Remove one first.`, 409, {
      code: 'too_many',
    });
  const id = newId();
  const content = { name, filters, createdAt: context.clock() };
  const added = record('view', id, content, { owner: person });
  await writeAll(context, caller, [{ change: 'add', record: added }]);
  return { id, name, filters };
}

export async function changeView(
  context: PeopleContext,
  caller: SignedIn,
  id: string,
  change: Partial<ViewChange>,
): Promise<void> {
  const view = await ownView(context, caller.id, id);
  const content = { ...view.content, ...change };
  const changed = record('view', id, content, { owner: caller.id });
  await writeAll(context, caller, [{ change: 'set', record: changed, revision: view.revision }]);
}

export async function removeView(
  context: PeopleContext,
  caller: SignedIn,
  id: string,
): Promise<void> {
  await ownView(context, caller.id, id);
  await writeAll(context, caller, [{ change: 'remove', kind: 'view', id }]);
}

/** The existence of other people's views is not revealed. */
async function ownView({ records }: PeopleContext, person: string, id: string) {
  const view = await find(records, 'view', id);
  if (view?.owner !== person) throw new NotFound('You have no saved view with this id.');
  return view;
}

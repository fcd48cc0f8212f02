import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { exampleVersion } from '../document/examples.ts';
import { writtenOf } from './written.ts';

/** Who the service says is signed in, and what each request said. */
let present = 'ana';
const sent: { path: string; person: string | null }[] = [];

beforeEach(() => {
  // A page of its own for each test.
  vi.resetModules();
  sent.length = 0;
  present = 'ana';
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    const person = new Headers(headers).get('farol-person');
    sent.push({ path, person });
    if (person !== null && person !== present)
      return Response.json({ message: 'Not you.', code: 'somebody_else' }, { status: 401 });
    return Response.json(path.endsWith('/me') ? { id: present } : {});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function page() {
  const session = await import('./session.ts');
  const people = await import('./people.ts');
  const { saveDraft } = await import('./service.ts');
  const heard = vi.fn();
  session.onSession(heard);
  const { signal } = new AbortController();
  const sending = {
    ...{ written: writtenOf(exampleVersion()), basedOn: 'version-1' },
    ...{ isAutosave: true, key: 'a key' },
  };
  return {
    ...{ session, heard },
    readMe: () => people.readMe(signal),
    save: () => saveDraft('a', sending),
  };
}

it('says with every save for whom it is, and keeps it where somebody else is signed in', async () => {
  const { readMe, save, session, heard } = await page();
  await readMe();
  expect(await save()).toMatchObject({ kind: 'saved' });
  present = 'eva';
  expect(await save()).toEqual({ kind: 'signed-out' });
  expect(heard).toHaveBeenCalledExactlyOnceWith('somebody else');
  // What was under way on this page stays the first person's, even when the page knows who is there now.
  expect(await readMe()).toEqual({ id: 'eva' });
  expect(session.isSomebodyElse('eva')).toBe(true);
  expect(await save()).toEqual({ kind: 'signed-out' });
  expect(sent.map(({ person }) => person)).toEqual([null, 'ana', 'ana', null, 'ana']);
});

it('signs out the tabs of the same person, and of nobody else', async () => {
  const { readMe, session, heard } = await page();
  await readMe();
  const stop = session.hearOtherTabs();
  const other = new BroadcastChannel('farol-session');
  other.postMessage('eva');
  await eventually(() => expect(heard).toHaveBeenCalledExactlyOnceWith('somebody else'));
  other.postMessage('ana');
  await eventually(() => expect(heard).toHaveBeenLastCalledWith('left'));
  other.close();
  stop();
});

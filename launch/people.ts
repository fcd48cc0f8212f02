import {
  beginReset,
  endLeftPreviews,
  everybody,
  findPersonId,
  invite,
  linkAddress,
  type Rights,
  removePerson,
  roles,
  type Settings,
  withPeople,
  withRepository,
} from '@farol/content-service';
import { originAt } from '@farol/server/process';
import { revealOrStore } from './reveal-or-store.ts';

type People = Parameters<Parameters<typeof withPeople>[2]>[0];

/** `npm run content -- people …`, for when nobody can sign in any more. False if the arguments are invalid. */
export function managePeople(settings: Settings, words: readonly string[]): Promise<boolean> {
  const address = originAt(settings.HOST, settings.SERVICE_PORT);
  return withPeople(settings, address, async (people) => {
    const [verb = 'list', ...rest] = words;
    const name = rest.join(' ');
    switch (verb) {
      case 'list':
        console.table((await everybody(people)).map(row));
        return true;
      case 'invite': {
        const rights = parseRights(rest);
        if (!rights) return false;
        await refuseUnknown(settings, rights);
        await handOver(people, settings, (await invite(people, rights, null)).secret);
        return true;
      }
      case 'reset': {
        if (name === '') return false;
        const { secret } = await beginReset(people, await findPersonId(people, name), null);
        await handOver(people, settings, secret);
        return true;
      }
      case 'remove':
        if (name === '') return false;
        await remove(people, settings, await findPersonId(people, name));
        console.log(`${name} is forgotten. What was written stays.`);
        return true;
      default:
        return false;
    }
  });
}

async function remove(people: People, settings: Settings, id: string): Promise<void> {
  await removePerson(people, id, null);
  await withRepository(settings, (repository) =>
    endLeftPreviews(people, repository, 'command line'),
  );
}

async function handOver(people: People, settings: Settings, secret: string): Promise<void> {
  const url = linkAddress(people.origin().origin, secret);
  console.log(await revealOrStore(url, settings.DATA_DIR));
  console.log('It works once, within an hour. Share it privately.');
}

/** Parses `publisher --languages pt-br,es-es --types articles_details`; null if it is invalid. */
function parseRights([roleName = 'administrator', ...words]: readonly string[]): Rights | null {
  const role = roles.find((name) => name === roleName);
  if (!role || words.length % 2 === 1) return null;
  const options = words.filter((_, index) => index % 2 === 0);
  if (options.some((option) => option !== '--languages' && option !== '--types')) return null;
  const listAfter = (option: string) => {
    const index = words.indexOf(option);
    return index < 0 ? null : (words[index + 1] ?? '').split(',').filter(Boolean);
  };
  return { role, languages: listAfter('--languages'), types: listAfter('--types') };
}

/** Rights to what is not there, or to nothing, would let somebody in who can change nothing. */
async function refuseUnknown(settings: Settings, { languages, types }: Rights): Promise<void> {
  if (!languages && !types) return;
  await withRepository(settings, ({ state }) => {
    const ids = state.languages.map(({ id }) => id);
    refuseOthers('language', languages, ids);
    refuseOthers('type', types, [...state.types.keys()]);
  });
}

function refuseOthers(
  noun: string,
  named: readonly string[] | null,
  existing: readonly string[],
): void {
  if (named === null) return;
  const unknown = named.find((each) => !existing.includes(each));
  if (named.length > 0 && unknown === undefined) return;
  const problem =
    unknown === undefined ? `--${noun}s names none.` : `There is no ${noun} ${unknown}.`;
  throw new Error(`${problem} There are: ${existing.join(', ') || 'none'}.`);
}

type Person = Awaited<ReturnType<typeof everybody>>[number];

function row({ id, name, role, languages, types, waysIn, seenAt }: Person) {
  return {
    id,
    name,
    role,
    languages: languages?.join(' ') ?? 'all',
    types: types?.join(' ') ?? 'all',
    password: waysIn.password,
    passkeys: waysIn.passkeys,
    'recovery codes': waysIn.recoveryCodes,
    seen: seenAt === null ? '' : new Date(seenAt).toISOString(),
  };
}

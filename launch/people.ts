import {
  beginReset,
  everybody,
  invite,
  linkAddress,
  personCalled,
  type Rights,
  removePerson,
  roles,
  type Settings,
  withPeople,
} from '@farol/content-service';
import { originAt } from '@farol/server/process';
import { handedOver } from './one-time-address.ts';

type People = Parameters<Parameters<typeof withPeople>[2]>[0];

/** `npm run content -- people …`: for who has lost every way in. False where the words say nothing. */
export function people(settings: Settings, words: readonly string[]): Promise<boolean> {
  const address = originAt(settings.HOST, settings.SERVICE_PORT);
  return withPeople(settings, address, async (context) => {
    const [verb = 'list', ...rest] = words;
    const name = rest.join(' ');
    switch (verb) {
      case 'list':
        console.table((await everybody(context)).map(shown));
        return true;
      case 'invite': {
        const rights = rightsIn(rest);
        if (!rights) return false;
        await say(context, settings, (await invite(context, rights, null)).secret);
        return true;
      }
      case 'reset': {
        if (name === '') return false;
        const { secret } = await beginReset(context, await personCalled(context, name), null);
        await say(context, settings, secret);
        return true;
      }
      case 'remove':
        if (name === '') return false;
        await removePerson(context, await personCalled(context, name), null);
        console.log(`${name} is forgotten. What was written stays.`);
        return true;
      default:
        return false;
    }
  });
}

async function say(context: People, settings: Settings, secret: string): Promise<void> {
  const address = linkAddress(context.origin().origin, secret);
  console.log(await handedOver(address, settings.DATA_DIR));
  console.log('It opens once, within an hour. Hand it over as a secret.');
}

/** `publisher --languages pt-br,es-es --types article` */
function rightsIn([role = 'administrator', ...words]: readonly string[]): Rights | null {
  const known = roles.find((each) => each === role);
  if (!known || words.length % 2 === 1) return null;
  const named = (option: string) => {
    const at = words.indexOf(option);
    return at < 0 ? null : (words[at + 1] ?? '').split(',').filter((each) => each !== '');
  };
  const options = words.filter((_, index) => index % 2 === 0);
  if (options.some((each) => each !== '--languages' && each !== '--types')) return null;
  return { role: known, languages: named('--languages'), types: named('--types') };
}

function shown({ id, name, role, languages, types, waysIn, seenAt }: Shown) {
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

type Shown = Awaited<ReturnType<typeof everybody>>[number];

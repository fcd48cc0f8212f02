import { bearerToken } from '@farol/server/bearer-token';
import type { Browser } from '../people/browser.ts';
import type { Caller } from '../people/caller.ts';
import type { PeopleContext } from '../people/context.ts';
import { hasPreflightedType, isFromEditor } from '../people/origins.ts';
import { decide, isForAnybody, NotAllowed, roleRequired, SignInAgain } from '../people/rights.ts';
import { personOf } from '../people/sessions.ts';
import { NotFound, Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { authorOf, isForAnotherRepository } from '../write-api/authorize.ts';

const nobody: Caller = { kind: 'nobody' };

/** The id of the person a page of the editor was opened by: tabs share their cookie, and another may have changed it. */
const personHeader = 'farol-person';

class SomebodyElse extends Refused {
  override name = 'SomebodyElse';
  constructor() {
    super('Somebody else is signed in here now. Nothing was done.', 401, { code: 'somebody_else' });
  }
}

interface IncomingRequest {
  request: Request;
  /** The host the request was sent to, taking trusted proxies into account. */
  host: string;
  browser: Browser;
  takesFile?: boolean;
}

/** A token identifies its program. A session counts only for requests from the editor's own pages to its own host. */
export async function identify(
  { repository, people }: { repository: Repository; people: PeopleContext },
  { request, host, browser }: IncomingRequest,
): Promise<Caller> {
  if (bearerToken(request.headers) !== null) {
    const author = authorOf(repository, request);
    return author ? { kind: 'program', name: author.name, tokenId: author.id } : nobody;
  }
  const { sessionToken } = browser;
  const editor = people.origin();
  if (
    sessionToken === undefined ||
    host !== editor.host ||
    isForAnotherRepository(repository, request)
  )
    return nobody;
  if (!isFromEditor(request.headers, editor)) return nobody;
  return (await personOf(people, sessionToken)) ?? nobody;
}

/** Throws if the caller may not make this request; returns whether they have to sign in first. */
export function admit(
  operation: string,
  caller: Caller,
  people: PeopleContext,
  { request, host, takesFile }: IncomingRequest,
): 'admitted' | 'sign in' {
  const editor = people.origin();
  const isWriting = request.method !== 'GET' && request.method !== 'HEAD';
  if (isForAnybody(operation)) {
    if (host !== editor.host)
      throw new NotFound(`The editor is at ${editor.origin}, and nowhere else.`);
    if (isWriting && !isFromEditor(request.headers, editor))
      throw new NotAllowed(`Only pages of ${editor.origin} may send this.`);
  } else if (caller.kind === 'person' && isMeantForAnother(request, caller.id))
    throw new SomebodyElse();
  const decision = decide(operation, caller, people.clock());
  if (decision === 'sign in') return decision;
  if (decision === 'not for programs')
    throw new NotAllowed('This is for people who are signed in, not for a token.');
  if (decision === 'sign in again') throw new SignInAgain();
  if (decision !== 'allowed') throw roleRequired(decision);
  if (isWriting && caller.kind !== 'program' && !hasPreflightedType(request.headers, takesFile))
    throw new Refused(
      `Send it as "Content-Type: ${takesFile ? 'application/octet-stream' : 'application/json'}".`,
      415,
    );
  return 'admitted';
}

function isMeantForAnother({ headers }: Request, person: string): boolean {
  return (headers.get(personHeader) ?? person) !== person;
}

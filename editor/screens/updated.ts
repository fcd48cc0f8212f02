import { Offline } from '../api/faults.ts';

/** The editor was updated after this page was loaded: what the page has yet to load is gone from the service. */
export class Updated extends Error {
  override name = 'Updated';
}

const ENTRY = 'script[type="module"][src]';

/** Why a part of the editor could not be loaded: the fault itself, no answer, or an update. */
export async function whyNotLoaded(
  fault: Error,
  entry = document.querySelector(ENTRY)?.getAttribute('src') ?? '',
  ask: () => Promise<Response> = () => fetch('/edit', { cache: 'no-store' }),
): Promise<Error> {
  const answer = await ask().catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => '') : '';
  // A network's sign-in page may answer in place of the service.
  if (!page.includes('id="root"')) return new Offline(fault.message, {}, { cause: fault });
  // The name of each file is made of what is in it and in those it imports.
  return page.includes(entry) ? fault : new Updated(fault.message, { cause: fault });
}

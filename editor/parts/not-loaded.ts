import { Offline } from '../api/faults.ts';

/** Only loading the page again helps. */
export class LoadAgain extends Error {
  override name = 'LoadAgain';
}

/**
 * A part of the editor could not be loaded though the service answers. Importing it once more would not help: many
 * browsers remember a failed import until the page is loaded again.
 */
export class NotLoaded extends LoadAgain {
  override name = 'NotLoaded';
}

/** The editor was updated after this page was loaded: what the page has yet to load is gone from the service. */
export class EditorUpdated extends LoadAgain {
  override name = 'EditorUpdated';
}

/** The editor itself failed: by a mistake in it, or because the service was updated and answers in another form. */
export class Broken extends LoadAgain {
  override name = 'Broken';
}

const entrySelector = 'script[type="module"][src]';

/** Why a part of the editor could not be loaded: no answer, an update, or neither. */
export async function whyNotLoaded(
  fault: Error,
  entry = document.querySelector(entrySelector)?.getAttribute('src') ?? '',
  ask: () => Promise<Response> = () => fetch('/edit', { cache: 'no-store' }),
): Promise<Offline | LoadAgain> {
  const answer = await ask().catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => '') : '';
  // A network's sign-in page may answer in place of the service.
  if (!page.includes('id="root"')) return new Offline(fault.message, {}, { cause: fault });
  // The name of each file is made of what is in it and in those it imports.
  const Why = page.includes(entry) ? NotLoaded : EditorUpdated;
  return new Why(fault.message, { cause: fault });
}

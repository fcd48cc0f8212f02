import { Idiomorph } from 'idiomorph';
import { showComments } from './beside/comments.ts';
import { followLinks } from './beside/links.ts';
import { morphPage } from './beside/morph.ts';
import { showPlaces } from './beside/places.ts';

/*
 * Only in a preview of what somebody is writing, which the key in the address opens: the page follows what is typed in
 * the editor. It stands in a frame beside the form, or in a tab of its own.
 */
const editor = document.documentElement.dataset.editor ?? '';
const keyParameter = 'preview-key';
const key = new URLSearchParams(location.search).get(keyParameter) ?? '';
const frame = window.parent === window ? null : window.parent;
const page = document.documentElement;

/** An address of ours with the key. */
function withKey(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(keyParameter, key);
  return url.href;
}

/** What the editor hears never holds what was written. */
function tell(said: Record<string, unknown>): void {
  frame?.postMessage(said, editor);
}

let isAsking = false;
let isAskedAgain = false;

/** One request at a time; whatever came meanwhile is in the next one. */
async function update(): Promise<void> {
  isAskedAgain = isAsking;
  if (isAsking) return;
  isAsking = true;
  try {
    const answer = await fetch(withKey(location.href), { cache: 'no-store' });
    if (answer.status === 401) tell({ farol: 'ended' });
    else if (answer.status === 503) tell({ farol: 'late' });
    else if (isElsewhere(answer)) return location.replace(pageOfDocument());
    else {
      morphPage(await answer.text(), Idiomorph);
      comments?.settle();
    }
    tell({ farol: 'shown', document: page.dataset.document ?? null });
  } catch {
    tell({ farol: 'late' });
  } finally {
    isAsking = false;
  }
  if (isAskedAgain) await update();
}

/** Its address changed, or it has one by now. */
function isElsewhere({ redirected, status }: Response): boolean {
  return redirected || (status === 404 && page.dataset.document !== undefined);
}

function pageOfDocument(): string {
  const { document: id } = page.dataset;
  return id ? withKey(`/api/preview?documentId=${encodeURIComponent(id)}`) : withKey(location.href);
}

const places = showPlaces(frame ? tell : null);
const comments = frame && showComments(tell);
followLinks({ withKey, keyParameter, key, isInFrame: frame !== null, places });

if (frame) {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== editor || source !== frame || typeof data !== 'object' || data === null) return;
    if (data.farol === 'changed') void update();
    if (data.farol === 'show') places.show(data);
    if (data.farol === 'comments') comments?.show(data.places);
    if (data.farol === 'mode') {
      if (data.dark === true) page.dataset.mode = 'dark';
      else delete page.dataset.mode;
    }
  });
  tell({ farol: 'here', document: page.dataset.document ?? null });
} else {
  const events = new EventSource(`${editor}/api/farol/v1/previews/${key}/events`);
  events.addEventListener('changed', () => void update());
  // There are more of them than are followed; this one looks again where somebody comes back to it.
  for (const event of ['ended', 'refused']) events.addEventListener(event, () => events.close());
  // What was missed while nobody could follow.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void update();
  });
}

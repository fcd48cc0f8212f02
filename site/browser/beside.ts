import { Idiomorph } from 'idiomorph';
import { showComments } from './beside/comments.ts';
import { tellKeys } from './beside/keys.ts';
import { followLinks } from './beside/links.ts';
import { morphPage } from './beside/morph.ts';
import { showPlaces } from './beside/places.ts';
import { showSections } from './beside/sections.ts';

/**
 * Follows what is typed in the editor. Loaded only in a personal preview, in a frame beside the form or in a tab of its
 * own; the key in the address gives access to it.
 */
const editor = document.documentElement.dataset.editor ?? '';
const keyParameter = 'preview-key';
const key = new URLSearchParams(location.search).get(keyParameter) ?? '';
const frame = window.parent === window ? null : window.parent;
const page = document.documentElement;

/** An address of this site with the key. */
function withKey(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(keyParameter, key);
  return url.href;
}

/** Messages to the editor never contain the text itself. */
function tell(message: Record<string, unknown>): void {
  frame?.postMessage(message, editor);
}

let isUpdating = false;
let needsUpdate = false;

/** One request at a time; changes that come meanwhile are in the next one. */
async function update(): Promise<void> {
  needsUpdate = isUpdating;
  if (isUpdating) return;
  isUpdating = true;
  try {
    const response = await fetch(withKey(location.href), { cache: 'no-store' });
    if (response.status === 401) tell({ farol: 'ended' });
    else if (response.status === 503) tell({ farol: 'late' });
    else if (hasMoved(response)) return location.replace(pageOfDocument());
    else {
      morphPage(await response.text(), Idiomorph);
      comments?.settle();
      sections?.settle();
    }
    tell({ farol: 'shown', document: page.dataset.document ?? null });
  } catch {
    tell({ farol: 'late' });
  } finally {
    isUpdating = false;
  }
  if (needsUpdate) await update();
}

/** Whether the page's address has changed. */
function hasMoved({ redirected, status }: Response): boolean {
  return redirected || (status === 404 && page.dataset.document !== undefined);
}

function pageOfDocument(): string {
  const { document: id } = page.dataset;
  return id ? withKey(`/api/preview?documentId=${encodeURIComponent(id)}`) : withKey(location.href);
}

const places = showPlaces(frame ? tell : null);
const comments = frame && showComments(tell);
const sections = frame && showSections(tell);
if (frame) tellKeys(tell, () => sections?.hold());
followLinks({ withKey, keyParameter, key, isInFrame: frame !== null, places });

if (frame) {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== editor || source !== frame || typeof data !== 'object' || data === null) return;
    if (data.farol === 'changed') void update();
    if (data.farol === 'show') places.show(data);
    if (data.farol === 'comments') comments?.show(data.places);
    if (data.farol === 'sections') sections?.show(data);
    if (data.farol === 'mode') {
      if (data.dark === true) page.dataset.mode = 'dark';
      else delete page.dataset.mode;
    }
  });
  tell({ farol: 'here', document: page.dataset.document ?? null });
} else {
  let events = follow();
  // Catches up on what changed while nothing was followed.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (events.readyState === EventSource.CLOSED) {
      events = follow();
      // What changes before it is open is in no event.
      events.addEventListener('open', () => void update(), { once: true });
    }
    void update();
  });
}

/** Where it ends or is refused, for one follower too many, it is tried again when somebody returns to the tab. */
function follow(): EventSource {
  const events = new EventSource(`${editor}/api/farol/v1/previews/${key}/events`);
  events.addEventListener('changed', () => void update());
  for (const event of ['ended', 'refused']) events.addEventListener(event, () => events.close());
  return events;
}

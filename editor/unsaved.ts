import { isSomebodyElse } from './api/session.ts';

/** What only this page of the browser has: pages with files that wait for them, details of files, files on their way. */
export type UnsavedKind = 'pages' | 'details' | 'files';
export type Unsaved = Record<UnsavedKind, readonly string[]>;

const lists: { kind: UnsavedKind; names(): readonly string[] }[] = [];

/** Has what is unsaved asked about before the page is closed or somebody signs out. */
export function askAbout(kind: UnsavedKind, names: () => readonly string[]): void {
  lists.push({ kind, names });
}

const nothing: Unsaved = { pages: [], details: [], files: [] };

const together = (one: Unsaved, other: Unsaved): Unsaved => ({
  pages: [...one.pages, ...other.pages],
  details: [...one.details, ...other.details],
  files: [...one.files, ...other.files],
});

/** The names of what would be lost with the page. */
function unsavedHere(): Unsaved {
  return lists.reduce(
    (all, { kind, names }) => together(all, { ...nothing, [kind]: names() }),
    nothing,
  );
}

// A closed page sends nothing more, and nothing would tell what is missing.
addEventListener('beforeunload', (event) => {
  if (lists.some(({ names }) => names().length > 0)) event.preventDefault();
});

/** Tabs ask each other on this channel; as long as one answers, it shares the lock of that name. */
const channelName = 'farol-unsaved';
/** A tab that is busy for longer is not waited for, in milliseconds. */
const answerMs = 1_000;

type Message =
  | { kind: 'question'; id: string; person: string }
  | { kind: 'answer'; id: string; unsaved: Unsaved };

/** Tells tabs of the same person, also this one, what would be lost with it. Returns a function that ends this. */
export function answerOtherTabs(): () => void {
  const tabs = new BroadcastChannel(channelName);
  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'question') return;
    const unsaved = isSomebodyElse(data.person) ? nothing : unsavedHere();
    tabs.postMessage({ kind: 'answer', id: data.id, unsaved } satisfies Message);
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  void navigator.locks?.request(channelName, { mode: 'shared' }, () => ended);
  return () => {
    tabs.close();
    end();
  };
}

/**
 * The names of what would be lost where somebody signs out, which ends all tabs. Without the Web Locks API (no HTTPS,
 * and not localhost) tabs do not know of each other, and only this one is asked.
 */
export async function unsavedInEveryTab(person: string): Promise<Unsaved> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  let missing = held.filter(({ name }) => name === channelName).length;
  if (missing === 0) return unsavedHere();
  const tabs = new BroadcastChannel(channelName);
  const id = crypto.randomUUID();
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  let all = nothing;
  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'answer' || data.id !== id) return;
    all = together(all, data.unsaved);
    missing -= 1;
    if (missing === 0) resolve();
  };
  const tooLong = setTimeout(resolve, answerMs);
  tabs.postMessage({ kind: 'question', id, person } satisfies Message);
  await answered;
  clearTimeout(tooLong);
  tabs.close();
  return all;
}

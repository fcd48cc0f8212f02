/** A tab that is open on this device. */
export interface Tab {
  /** Survives a reload; two tabs never share it. */
  id: string;
  /** The ids of the tabs that are open now. */
  open(): Promise<ReadonlySet<string>>;
}

const storageKey = 'farol-tab';
const lockPrefix = 'farol-tab ';
/** A page that is reloaded releases its lock within this many milliseconds. */
const leavingMs = 1000;

let here: Promise<Tab> | undefined;

export function thisTab(): Promise<Tab> {
  here ??= named().then((id) => ({ id, open: openTabs }));
  return here;
}

async function named(): Promise<string> {
  const kept = sessionStorage.getItem(storageKey);
  if (kept !== null && (await held(kept))) return kept;
  // The tab is new, or a duplicate of one that keeps its id.
  const id = crypto.randomUUID();
  sessionStorage.setItem(storageKey, id);
  await held(id);
  return id;
}

/** Holds a lock on an id for as long as the page exists, however it ends; false where another page holds it. */
function held(id: string): Promise<boolean> {
  // Without the Web Locks API (no HTTPS, and not localhost) tabs do not know of each other.
  if (!navigator.locks) return Promise.resolve(true);
  const signal = AbortSignal.timeout(leavingMs);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(lockPrefix + id, { signal }, hold).catch(() => resolve(false));
  });
}

async function openTabs(): Promise<ReadonlySet<string>> {
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  const names = locks.map(({ name = '' }) => name);
  return new Set(
    names
      .filter((name) => name.startsWith(lockPrefix))
      .map((name) => name.slice(lockPrefix.length)),
  );
}

/** A tab that is open on this device. */
export interface Tab {
  /** Survives a reload; two tabs never share it. */
  id: string;
  /** The ids of the tabs that are open now. */
  open(): Promise<ReadonlySet<string>>;
}

const KEPT_AS = 'farol-tab';
const LOCK = 'farol-tab ';
/** A page that is reloaded releases its lock within this many milliseconds. */
const LEAVING_MS = 1000;

let here: Promise<Tab> | undefined;

export function thisTab(): Promise<Tab> {
  here ??= named().then((id) => ({ id, open: openTabs }));
  return here;
}

async function named(): Promise<string> {
  const kept = sessionStorage.getItem(KEPT_AS);
  if (kept !== null && (await held(kept))) return kept;
  // The tab is new, or a duplicate of one that keeps its id.
  const id = crypto.randomUUID();
  sessionStorage.setItem(KEPT_AS, id);
  await held(id);
  return id;
}

/** Holds a lock on an id for as long as the page exists, however it ends; false where another page holds it. */
function held(id: string): Promise<boolean> {
  // Without the Web Locks API (no HTTPS, and not localhost) tabs do not know of each other.
  if (!navigator.locks) return Promise.resolve(true);
  const signal = AbortSignal.timeout(LEAVING_MS);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(LOCK + id, { signal }, hold).catch(() => resolve(false));
  });
}

async function openTabs(): Promise<ReadonlySet<string>> {
  const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
  const names = locks.map(({ name = '' }) => name);
  return new Set(
    names.filter((name) => name.startsWith(LOCK)).map((name) => name.slice(LOCK.length)),
  );
}

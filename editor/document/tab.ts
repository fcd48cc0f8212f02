/** One of the tabs that somebody has open on this device. */
export interface Tab {
  /** Stays through a reload; two tabs never have the same. */
  id: string;
  /** The tabs that are open now. */
  open(): Promise<ReadonlySet<string>>;
}

const KEPT_AS = 'farol-tab';
const LOCK = 'farol-tab ';
/** A page that is reloaded lets its name go within so long. */
const LEAVING_MS = 1000;

let here: Promise<Tab> | undefined;

/** The tab of this page. */
export function thisTab(): Promise<Tab> {
  here ??= named().then((id) => ({ id, open: openTabs }));
  return here;
}

async function named(): Promise<string> {
  const kept = sessionStorage.getItem(KEPT_AS);
  if (kept !== null && (await held(kept))) return kept;
  // New, or made from another tab that goes on under its name.
  const id = crypto.randomUUID();
  sessionStorage.setItem(KEPT_AS, id);
  await held(id);
  return id;
}

/** Holds a name for as long as the page is there, however it ends; false where another page holds it. */
function held(id: string): Promise<boolean> {
  // Without locks (no HTTPS, and not localhost) nobody knows of other tabs.
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

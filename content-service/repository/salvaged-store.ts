import { DamagedStore, StoreUnavailable } from '../store/store.ts';
import type { Event, VersionHead } from './events.ts';
import type { Commit, Store } from './history.ts';

/** Contents asked for together. */
const TOGETHER = 200;

/**
 * A damaged store as far as it is whole: commits and versions that are damaged are left out and told of, each
 * document shows the newest of its versions that is whole, and nothing is written.
 */
export async function salvagedStore(
  store: Store,
  tell: (sentence: string) => void,
): Promise<Store> {
  const told = new Set<string>();
  const say = (sentence: string) => {
    if (!told.has(sentence)) tell(sentence);
    told.add(sentence);
  };
  const isWhole = await wholeVersions(store, say);
  const refuse = async () => {
    const reason = new Error('the store is damaged, and DAMAGED_STORE=read only reads it');
    throw new StoreUnavailable(reason);
  };
  return {
    ...store,
    records: { ...store.records, write: refuse, forget: async () => {} },
    history: (after) => wholeCommits(store, after, isWhole, say),
    append: refuse,
    replace: refuse,
    async drop() {
      // What is damaged may be all there is.
    },
    async compact() {},
    writable: async () => false,
    follow: () => () => {},
  };
}

/** Looks at every version that is not gone on purpose. */
async function wholeVersions(
  store: Store,
  say: (sentence: string) => void,
): Promise<(version: string) => boolean> {
  const heads = new Map<string, VersionHead>();
  for await (const commit of store.salvage(0)) {
    if (typeof commit === 'string') continue;
    for (const event of commit.events) {
      if (event.kind === 'version-written') heads.set(event.version.id, event.version);
      if (event.kind === 'versions-dropped') for (const id of event.versions) heads.delete(id);
    }
  }
  const damaged = new Set<string>();
  const ids = [...heads.keys()];
  for (let start = 0; start < ids.length; start += TOGETHER)
    for (const [id, fault] of await damagedAmong(store, ids.slice(start, start + TOGETHER))) {
      damaged.add(id);
      const { document, type, lang, title } = heads.get(id) ?? {};
      say(`${fault} Document ${document} (${type}, ${lang}, “${title}”) goes without it.`);
    }
  return (version) => !damaged.has(version);
}

async function damagedAmong(store: Store, ids: readonly string[]): Promise<[string, string][]> {
  const faultOf = (some: readonly string[]) =>
    store.versions(some).then(
      () => null,
      (fault: Error) => {
        if (fault instanceof DamagedStore) return fault.what;
        throw fault;
      },
    );
  if ((await faultOf(ids)) === null) return [];
  const found: [string, string][] = [];
  for (const id of ids) {
    const fault = await faultOf([id]);
    if (fault !== null) found.push([id, fault]);
  }
  return found;
}

/** Without what speaks of something that is left out. */
async function* wholeCommits(
  store: Store,
  after: number,
  isWhole: (version: string) => boolean,
  say: (sentence: string) => void,
): AsyncGenerator<Commit> {
  const documents = new Set<string>();
  const versions = new Set<string>();
  const fits = (event: Event): boolean => {
    if (event.kind === 'version-written') {
      if (!isWhole(event.version.id)) return false;
      documents.add(event.version.document);
      versions.add(event.version.id);
    }
    if (event.kind === 'published' || event.kind === 'placed') return versions.has(event.version);
    return 'document' in event ? documents.has(event.document) : true;
  };
  for await (const commit of store.salvage(0)) {
    if (typeof commit === 'string') {
      say(`${commit} What happened with it is left out.`);
      continue;
    }
    const events = commit.events.filter(fits);
    if (commit.sequence > after) yield { ...commit, events };
  }
}

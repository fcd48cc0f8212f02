import { DamagedStore, StoreUnavailable } from '../store/store.ts';
import type { Event, VersionHead } from './events.ts';
import type { Commit, Store } from './history.ts';

/** Versions read in one query. */
const versionsPerBatch = 200;

/**
 * A read-only view of the undamaged part of a damaged store: damaged commits and versions are reported and left
 * out, and each document shows its newest intact version.
 */
export async function salvagedStore(
  store: Store,
  report: (sentence: string) => void,
): Promise<Store> {
  const reported = new Set<string>();
  const reportOnce = (sentence: string) => {
    if (!reported.has(sentence)) report(sentence);
    reported.add(sentence);
  };
  const isIntact = await findIntactVersions(store, reportOnce);
  const refuse = async () => {
    const reason = new Error('the store is damaged, and DAMAGED_STORE=read only reads it');
    throw new StoreUnavailable(reason);
  };
  return {
    ...store,
    records: { ...store.records, write: refuse, forget: async () => {} },
    history: (after) => intactCommits(store, after, isIntact, reportOnce),
    append: refuse,
    replace: refuse,
    async drop() {
      // Deletes nothing: the damaged rows may be the only copy.
    },
    async compact() {},
    writable: async () => false,
    follow: () => () => {},
  };
}

/** Reads every version that was not dropped deliberately. */
async function findIntactVersions(
  store: Store,
  reportOnce: (sentence: string) => void,
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
  for (let start = 0; start < ids.length; start += versionsPerBatch)
    for (const [id, fault] of await damagedAmong(
      store,
      ids.slice(start, start + versionsPerBatch),
    )) {
      damaged.add(id);
      const { document, type, lang, title } = heads.get(id) ?? {};
      reportOnce(`${fault} Document ${document} (${type}, ${lang}, “${title}”) goes without it.`);
    }
  return (version) => !damaged.has(version);
}

async function damagedAmong(store: Store, ids: readonly string[]): Promise<[string, string][]> {
  const faultOf = (some: readonly string[]) =>
    store.versions(some).then(
      () => null,
      (fault: Error) => {
        if (fault instanceof DamagedStore) return fault.damage;
        throw fault;
      },
    );
  if ((await faultOf(ids)) === null) return [];
  const damaged: [string, string][] = [];
  for (const id of ids) {
    const fault = await faultOf([id]);
    if (fault !== null) damaged.push([id, fault]);
  }
  return damaged;
}

/** The commits without events that refer to something left out. */
async function* intactCommits(
  store: Store,
  after: number,
  isIntact: (version: string) => boolean,
  reportOnce: (sentence: string) => void,
): AsyncGenerator<Commit> {
  const documents = new Set<string>();
  const versions = new Set<string>();
  const isKept = (event: Event): boolean => {
    if (event.kind === 'version-written') {
      if (!isIntact(event.version.id)) return false;
      documents.add(event.version.document);
      versions.add(event.version.id);
    }
    if (event.kind === 'published' || event.kind === 'placed') return versions.has(event.version);
    return 'document' in event ? documents.has(event.document) : true;
  };
  for await (const commit of store.salvage(0)) {
    if (typeof commit === 'string') {
      reportOnce(`${commit} What happened with it is left out.`);
      continue;
    }
    const events = commit.events.filter(isKept);
    if (commit.sequence > after) yield { ...commit, events };
  }
}

import { errorOf } from '@farol/content-model';
import { DamagedStore, MissingVersion, type VersionContent } from '../store/store.ts';
import { apply } from './apply/apply.ts';
import { type Event, touchesMaster } from './events.ts';
import type { Commit, Store } from './history.ts';
import { droppedIn, lastDroppedDeparture } from './old-versions.ts';
import { Snapshots } from './snapshots.ts';
import { emptyState, fingerprint, placedVersions, type State } from './state.ts';

/** Commits whose contents are read in one query at startup. */
const commitsPerBatch = 100;

export interface FollowedHistoryOptions {
  /** Number of former master refs that stay readable. */
  keptRefs: number;
  /** Number of responses kept to replay for idempotency keys. */
  keptAnswers?: number;
  clock: () => number;
  /** Receives background errors; a history that cannot be followed is reported once, until it works again. */
  report?: (fault: Error) => void;
}

/** The history read so far, folded into a state and the snapshots built from it. */
export class FollowedHistory {
  readonly #store: Store;
  readonly #options: FollowedHistoryOptions;
  readonly #listeners = new Set<(commit: Commit) => void>();
  #state: State;
  #snapshots: Snapshots;

  constructor(store: Store, options: FollowedHistoryOptions) {
    this.#store = store;
    this.#options = options;
    this.#state = emptyState(options.keptAnswers);
    this.#snapshots = new Snapshots(this.#state, options.keptRefs);
  }

  get state(): State {
    return this.#state;
  }

  get snapshots(): Snapshots {
    return this.#snapshots;
  }

  /** Called after each commit, of this process or another; returns how to unsubscribe. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Applies what was appended in the meantime. */
  async catchUp(): Promise<void> {
    const commits = await this.#readNewCommits();
    if (commits === 'another history') return this.#reload();
    await this.follow(commits).catch(async (fault) => {
      // A version may have been dropped between the two reads; then the history says so by now.
      const latest = await this.#readNewCommits();
      if (latest === 'another history') return this.#reload();
      if (!(fault instanceof DamagedStore) || latest.length === commits.length) throw fault;
      await this.follow(latest);
    });
  }

  /** What was appended; after a restored backup, our last commit is missing or differs. */
  async #readNewCommits(): Promise<Commit[] | 'another history'> {
    const { sequence, checksum } = this.#state.tip;
    if (sequence === 0) return this.#commitsAfter(0);
    const [ours, ...commits] = await this.#commitsAfter(sequence - 1);
    return ours?.checksum === checksum ? commits : 'another history';
  }

  /** Reads a different history from its beginning, and switches to it once it is complete. */
  async #reload(): Promise<void> {
    const next = new FollowedHistory(this.#store, this.#options);
    const masterCommit = await next.load();
    this.#state = next.#state;
    this.#snapshots = next.#snapshots;
    // Listeners learn that anything may have changed, as when the languages are set.
    const events: Event[] = [{ kind: 'languages-set', languages: this.#state.languages }];
    const commit = {
      ...this.#state.tip,
      ...masterCommit,
      at: this.#options.clock(),
      by: 'restore',
      events,
    };
    this.#notify(commit);
  }

  /** The commit is already stored, so a failing listener must not keep the others from hearing of it. */
  #notify(commit: Commit): void {
    for (const listener of this.#listeners)
      try {
        listener(commit);
      } catch (fault) {
        this.#options.report?.(errorOf(fault));
      }
  }

  async #commitsAfter(sequence: number): Promise<Commit[]> {
    const commits: Commit[] = [];
    for await (const commit of this.#store.history(sequence)) commits.push(commit);
    return commits;
  }

  /** Applies commits together: no state in between is ever visible. */
  async follow(
    commits: readonly Commit[],
    written: ReadonlyMap<string, VersionContent> = new Map(),
    dropped: ReadonlySet<string> = droppedIn(commits),
  ): Promise<void> {
    const contents = new Map(written);
    const missing = new Set<string>();
    for (const id of commits.flatMap(contentsNeeded)) {
      // Kept here too: the snapshots may drop it with one of these commits, before a later one needs it.
      const ready =
        written.get(id) ?? this.#snapshots.content(id) ?? (dropped.has(id) ? {} : undefined);
      if (ready) contents.set(id, ready);
      else missing.add(id);
    }
    if (missing.size > 0)
      for (const [id, content] of await this.#store.versions([...missing]))
        contents.set(id, content);
    // A restored release brings back versions whose contents were dropped from memory with it.
    for (const id of commits.flatMap(contentsPlaced)) {
      if (contents.has(id) || dropped.has(id)) continue;
      const content = this.#snapshots.content(id) ?? (await this.#contentIfKept(id));
      if (content) contents.set(id, content);
    }
    for (const commit of commits) {
      apply(this.#state, commit);
      this.#snapshots.follow(commit, contents);
    }
    const lastDeparture = commits[lastDroppedDeparture(commits, dropped)];
    if (lastDeparture) this.#snapshots.forgetBefore(lastDeparture.sequence);
    for (const commit of commits) this.#notify(commit);
  }

  /** A version that was once in a release may have been dropped since. */
  async #contentIfKept(version: string): Promise<VersionContent | undefined> {
    try {
      return (await this.#store.versions([version])).get(version);
    } catch (fault) {
      if (fault instanceof MissingVersion) return undefined;
      throw fault;
    }
  }

  /**
   * Folds the history up to the oldest ref that is kept, builds its snapshot, and follows the rest commit by commit.
   * Reads only contents that a kept snapshot, a draft or a release shows. Returns the commit that made the master.
   */
  async load(): Promise<Commit | undefined> {
    const { keptRefs } = this.#options;
    const commits = await this.#commitsAfter(0);
    const dropped = droppedIn(commits);
    const masterChanges = commits.flatMap((commit, index) =>
      touchesMaster(commit.events) ? [index] : [],
    );
    const oldestKept = masterChanges.at(-1 - keptRefs) ?? masterChanges[0] ?? commits.length - 1;
    const start = Math.max(oldestKept, lastDroppedDeparture(commits, dropped));
    for (const index of masterChanges) {
      const commit = commits[index];
      if (commit && index < start) this.#snapshots.rememberRef(fingerprint(commit));
    }
    for (const commit of commits.slice(0, start + 1)) apply(this.#state, commit);
    const publishedVersions = [...this.#state.documents.values()].flatMap(({ published }) =>
      published === null ? [] : [published],
    );
    const needed = [...publishedVersions, ...placedVersions(this.#state)].filter(
      (id) => !dropped.has(id),
    );
    const contents = await this.#store.versions(needed);
    this.#snapshots.fill(commits[start] ?? null, contents);
    for (let next = start + 1; next < commits.length; next += commitsPerBatch)
      await this.follow(commits.slice(next, next + commitsPerBatch), new Map(), dropped);
    return commits[masterChanges.at(-1) ?? start];
  }
}

function contentsNeeded(commit: Commit): string[] {
  return commit.events.flatMap((event) => {
    if (event.kind === 'version-written') return [event.version.id];
    if (event.kind === 'published') return [event.version];
    return [];
  });
}

function contentsPlaced({ events }: Commit): string[] {
  return events.flatMap((event) => (event.kind === 'placed' ? [event.version] : []));
}

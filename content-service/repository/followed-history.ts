import { errorOf } from '@farol/content-model';
import { DamagedStore, MissingVersion, type VersionContent } from '../store/store.ts';
import { apply } from './apply/apply.ts';
import { type Event, touchesMaster } from './events.ts';
import type { Commit, Store } from './history.ts';
import { droppedIn, lastShowing } from './old-versions.ts';
import { Snapshots } from './snapshots.ts';
import { emptyState, fingerprint, placedVersions, type State } from './state.ts';

/** Commits whose contents are read together at the start. */
const AT_ONCE = 100;

export interface FollowedHistoryOptions {
  /** For how many publications an old ref stays readable. */
  keptRefs: number;
  /** How many answers to idempotency keys are kept to be given again. */
  keptAnswers?: number;
  clock: () => number;
  /** Told what fails while nobody waits for it; of a history that cannot be followed once, until it could. */
  report?: (fault: Error) => void;
}

/** The history as far as it was read: folded into a state, and the snapshots made from it. */
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

  /** Calls after each commit, this process's and others'. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in what was appended since. */
  async catchUp(): Promise<void> {
    const commits = await this.#newCommits();
    if (commits === 'another history') return this.#startAgain();
    await this.follow(commits).catch(async (fault) => {
      // A version may have been dropped between the two readings; then the history says so by now.
      const present = await this.#newCommits();
      if (present === 'another history') return this.#startAgain();
      if (!(fault instanceof DamagedStore) || present.length === commits.length) throw fault;
      await this.follow(present);
    });
  }

  /** What was appended since; a backup that was restored has another commit, or none, where ours ended. */
  async #newCommits(): Promise<Commit[] | 'another history'> {
    const { sequence, checksum } = this.#state.tip;
    if (sequence === 0) return this.#commitsAfter(0);
    const [ours, ...commits] = await this.#commitsAfter(sequence - 1);
    return ours?.checksum === checksum ? commits : 'another history';
  }

  /** Reads another history from its beginning, and shows it once it is whole. */
  async #startAgain(): Promise<void> {
    const next = new FollowedHistory(this.#store, this.#options);
    const made = await next.load();
    this.#state = next.#state;
    this.#snapshots = next.#snapshots;
    // Followers hear that everything may look different, as they do when the languages are set.
    const events: Event[] = [{ kind: 'languages-set', languages: this.#state.languages }];
    const commit = {
      ...this.#state.tip,
      ...made,
      at: this.#options.clock(),
      by: 'restore',
      events,
    };
    this.#tell(commit);
  }

  /** What is written is written: a follower that fails keeps nobody else from hearing of it. */
  #tell(commit: Commit): void {
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

  /** Takes commits in, all at once: what lies between them is never shown. */
  async follow(
    commits: readonly Commit[],
    own: ReadonlyMap<string, VersionContent> = new Map(),
    dropped: ReadonlySet<string> = droppedIn(commits),
  ): Promise<void> {
    const contents = new Map(own);
    const missing = new Set<string>();
    for (const id of commits.flatMap(contentsNeeded)) {
      // Held on to here as well: the snapshots may let go of it with one of these commits, before a later one needs it.
      const ready =
        own.get(id) ?? this.#snapshots.content(id) ?? (dropped.has(id) ? {} : undefined);
      if (ready) contents.set(id, ready);
      else missing.add(id);
    }
    if (missing.size > 0)
      for (const [id, content] of await this.#store.versions([...missing]))
        contents.set(id, content);
    // A release that comes back brings texts that were let go of with it.
    for (const id of commits.flatMap(contentsPlaced)) {
      if (contents.has(id) || dropped.has(id)) continue;
      const content = this.#snapshots.content(id) ?? (await this.#contentIfKept(id));
      if (content) contents.set(id, content);
    }
    for (const commit of commits) {
      apply(this.#state, commit);
      this.#snapshots.follow(commit, contents);
    }
    const whole = commits[lastShowing(commits, dropped)];
    if (whole) this.#snapshots.forgetBefore(whole.sequence);
    for (const commit of commits) this.#tell(commit);
  }

  /** What was placed once may have left its place, and be gone by now. */
  async #contentIfKept(version: string): Promise<VersionContent | undefined> {
    try {
      return (await this.#store.versions([version])).get(version);
    } catch (fault) {
      if (fault instanceof MissingVersion) return undefined;
      throw fault;
    }
  }

  /**
   * Folds the history up to the oldest ref that is kept, makes its snapshot, and follows the rest one by one.
   * Only contents that a kept snapshot or a working copy shows are read. Answers the commit that made the master.
   */
  async load(): Promise<Commit | undefined> {
    const { keptRefs } = this.#options;
    const commits = await this.#commitsAfter(0);
    const dropped = droppedIn(commits);
    const turns = commits.flatMap((commit, index) => (touchesMaster(commit.events) ? [index] : []));
    const kept = turns.at(-1 - keptRefs) ?? turns[0] ?? commits.length - 1;
    const start = Math.max(kept, lastShowing(commits, dropped));
    for (const index of turns) {
      const commit = commits[index];
      if (commit && index < start) this.#snapshots.remember(fingerprint(commit));
    }
    for (const commit of commits.slice(0, start + 1)) apply(this.#state, commit);
    const shown = [...this.#state.documents.values()].flatMap(({ published }) =>
      published === null ? [] : [published],
    );
    const present = [...shown, ...placedVersions(this.#state)].filter((id) => !dropped.has(id));
    const contents = await this.#store.versions(present);
    this.#snapshots.fill(commits[start] ?? null, contents);
    for (let next = start + 1; next < commits.length; next += AT_ONCE)
      await this.follow(commits.slice(next, next + AT_ONCE), new Map(), dropped);
    return commits[turns.at(-1) ?? start];
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

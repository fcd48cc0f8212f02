import { errorOf } from '@farol/content-model';
import type { Signals } from '../store/signals.ts';
import {
  HistoryMoved,
  MissingVersion,
  StoreUnavailable,
  type VersionContent,
} from '../store/store.ts';
import type { WorkingCopies } from '../store/working-copies.ts';
import { type Author, whileValid } from './author.ts';
import { maxSuperseded, toCompact } from './autosaves.ts';
import type { Change, Command } from './command.ts';
import { FollowedHistory, type FollowedHistoryOptions } from './followed-history.ts';
import type { Commit, Store } from './history.ts';
import type { Library, Scope, Visibility } from './library.ts';
import { dropOldVersions, droppedVersions } from './old-versions.ts';
import type { Snapshots } from './snapshots.ts';
import type { State } from './state.ts';
import { hashToken } from './tokens.ts';

export interface RepositoryOptions extends FollowedHistoryOptions {
  name: string;
  /** Overrides the visibility set in the history. */
  visibility?: Visibility | undefined;
  /** Number of superseded autosaves that stay readable. */
  keptAutosaves?: number;
}

/** How often a command is retried because another process appended first. */
const maxAttempts = 20;
/** How long a command waits for others while the store takes none of them. */
const maxWaitMs = 5_000;
/** How long a reader waits for the store, which may be unreachable. */
const catchUpTimeoutMs = 500;
/** Versions deleted from the store in one call. */
const deleteBatch = 1000;

/** The history folded into a state, the snapshots built from it, and the only way to change it: `do`. */
export class Repository implements Library {
  readonly repositoryName: string;
  /** Set by configuration; null if the history decides. */
  readonly fixedVisibility: Visibility | null;
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #options: RepositoryOptions;
  readonly #history: FollowedHistory;
  #queue: Promise<unknown> = Promise.resolve();
  /** The queued catch-up that has not started yet. */
  #pendingCatchUp: Promise<void> | null = null;
  #isBehind = false;
  /** When and why the store did not take the last commit; null once it takes one again. */
  #failure: { at: number; cause: unknown } | null = null;
  #unfollow = () => {};

  private constructor(store: Store, options: RepositoryOptions) {
    this.repositoryName = options.name;
    this.fixedVisibility = options.visibility ?? null;
    this.#store = store;
    this.#clock = options.clock;
    this.#options = options;
    this.#history = new FollowedHistory(store, options);
  }

  static async open(store: Store, options: RepositoryOptions): Promise<Repository> {
    const repository = new Repository(store, options);
    await repository.#history.load();
    repository.#unfollow = store.follow(() => void repository.#queueCatchUp());
    // What was appended while it loaded is followed by no notification.
    await repository.#queueCatchUp();
    return repository;
  }

  /** One object changes with each commit; after a restored backup it is another one. */
  get state(): Readonly<State> {
    return this.#history.state;
  }

  /** Unsaved text that editors are typing. */
  get workingCopies(): WorkingCopies {
    return this.#store.workingCopies;
  }

  /** Messages between the processes on one store. */
  get signals(): Signals {
    return this.#store.signals;
  }

  get visibility(): Visibility {
    return this.fixedVisibility ?? this.state.visibility ?? 'public';
  }

  get engine(): string {
    return this.#store.engine;
  }

  /** Whether commands can be executed now; reads always work. */
  writable(): Promise<boolean> {
    return this.#store.writable();
  }

  get snapshots(): Snapshots {
    return this.#history.snapshots;
  }

  /** Executes commands one after the other; resolves once the commit is on disk. */
  do<Answer>(author: string | Author, command: Command<Answer>): Promise<Answer> {
    const isProgram = typeof author === 'object';
    const by = isProgram ? author.name : author;
    const allowed = isProgram ? whileValid(author, command) : command;
    const asked = performance.now();
    return this.#enqueue(async () => {
      const failure = this.#failure;
      // Otherwise those who waited for a store that hangs would wait for it again, one after the other.
      if (failure && asked < failure.at && performance.now() - asked > maxWaitMs)
        throw new StoreUnavailable(failure.cause);
      for (let attempt = 1; ; attempt += 1) {
        const at = this.#clock();
        const { events, versions = [], answer } = await this.#decide(allowed, at);
        if (events.length === 0) return answer;
        try {
          const commit = await this.#store.append(this.state.tip, { at, by, events }, versions);
          this.#failure = null;
          await this.#history.follow(
            [commit],
            new Map(versions.map(({ id, content }) => [id, content])),
          );
          if (this.state.superseded.size >= 2 * this.#keptAutosaves)
            await this.#tryCompactAutosaves();
          return answer;
        } catch (fault) {
          if (fault instanceof StoreUnavailable)
            this.#failure = { at: performance.now(), cause: fault.cause };
          if (!(fault instanceof HistoryMoved) || attempt === maxAttempts) throw fault;
          await this.#history.catchUp();
        }
      }
    });
  }

  /** The content of a version, or null if it was dropped or never existed. */
  async contentIfKept(version: string): Promise<VersionContent | null> {
    return this.content(version).catch((fault) => {
      if (fault instanceof MissingVersion) return null;
      throw fault;
    });
  }

  /** The content of a version, from memory or the store. */
  async content(version: string): Promise<VersionContent> {
    const ready = this.snapshots.content(version);
    if (ready) return ready;
    const contents = await this.#store.versions([version]);
    return contents.get(version) ?? {};
  }

  /** The contents of versions that exist. */
  async contents(versions: Iterable<string>): Promise<Map<string, VersionContent>> {
    const contents = new Map<string, VersionContent>();
    const missing: string[] = [];
    for (const id of new Set(versions)) {
      const ready = this.snapshots.content(id);
      if (ready) contents.set(id, ready);
      else missing.push(id);
    }
    if (missing.length > 0)
      for (const [id, content] of await this.#store.versions(missing)) contents.set(id, content);
    return contents;
  }

  /** Deletes the contents of old versions, except the `newest` of each document; 0 keeps all. */
  async dropOldVersions(newest: number): Promise<void> {
    if (newest === 0) return;
    for (;;) {
      const ids = await this.do('old versions', (state, now) =>
        dropOldVersions({ newest, oldestRef: this.snapshots.oldestRef })(state, now),
      );
      if (ids.length === 0) return;
      await this.#store.drop(this.state.tip, ids);
    }
  }

  /** Deletes contents that the history lists as dropped but that a crash may have left in the store. */
  async finishDropping(): Promise<void> {
    const { tip } = this.state;
    const ids = droppedVersions(this.state);
    for (let start = 0; start < ids.length; start += deleteBatch)
      await this.#store.drop(tip, ids.slice(start, start + deleteBatch));
  }

  get #keptAutosaves(): number {
    return this.#options.keptAutosaves ?? maxSuperseded;
  }

  /** Removes autosaves from the history that were superseded a while ago. */
  async compactAutosaves(): Promise<void> {
    for (;;) {
      const stale = toCompact(this.state, {
        now: this.#clock(),
        maxKept: this.#keptAutosaves,
      }).slice(0, deleteBatch);
      if (stale.length === 0) return;
      const commits = stale.map(([, { commit }]) => commit);
      const versions = stale.map(([id]) => id);
      await this.#store.compact(this.state.tip, commits, versions);
      for (const id of versions) this.state.superseded.delete(id);
    }
  }

  /** A failure is only reported: the command has succeeded, and compaction is retried regularly. */
  async #tryCompactAutosaves(): Promise<void> {
    await this.compactAutosaves().catch((fault: Error) => this.report(fault));
  }

  /** Logs an error that no caller is waiting for. */
  report(fault: Error): void {
    this.#options.report?.(fault);
  }

  /** Applies what other processes have written; gives up soon if the store does not respond. */
  async catchUp(): Promise<void> {
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, catchUpTimeoutMs);
    await Promise.race([this.#queueCatchUp(), timeout.promise]);
    clearTimeout(timer);
  }

  /** The state as of all that any process has written by now; throws if the store does not respond. */
  async latest(): Promise<State> {
    await this.#enqueue(() => this.#history.catchUp());
    return this.state;
  }

  /** Called after each commit, of this process or another; returns how to unsubscribe. */
  onCommit(listener: (commit: Commit) => void): () => void {
    return this.#history.onCommit(listener);
  }

  /** Commits after a sequence, oldest first. */
  history(after: number): AsyncIterable<Commit> {
    return this.#store.history(after);
  }

  async close(): Promise<void> {
    this.#unfollow();
    await this.#queue.catch(() => {});
    await this.#store.close();
  }

  master() {
    return this.snapshots.master;
  }

  releases() {
    return this.snapshots.releases();
  }

  resolve(ref: string, now: number) {
    return this.snapshots.resolve(ref, now);
  }

  scopeOf(accessToken: string): Scope | null {
    const hash = hashToken(accessToken);
    const token = [...this.state.tokens.values()].find((candidate) => candidate.hash === hash);
    if (!token) return null;
    return token.scope === 'write' ? 'master+releases' : token.scope;
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  /**
   * A refusal, or that there is nothing to do, may be due to a commit of another process not applied yet: catch up, then
   * decide again.
   */
  async #decide<Answer>(command: Command<Answer>, at: number): Promise<Change<Answer>> {
    const { checksum } = this.state.tip;
    const catchesUp = async () => {
      await this.#history.catchUp().catch(() => {});
      return this.state.tip.checksum !== checksum;
    };
    let change: Change<Answer>;
    try {
      change = command(this.state, at);
    } catch (refusal) {
      if (await catchesUp()) return command(this.state, at);
      throw refusal;
    }
    return change.events.length === 0 && (await catchesUp()) ? command(this.state, at) : change;
  }

  /** Calls made before it starts share one catch-up. */
  #queueCatchUp(): Promise<void> {
    this.#pendingCatchUp ??= this.#enqueue(async () => {
      this.#pendingCatchUp = null;
      try {
        await this.#history.catchUp();
        this.#isBehind = false;
      } catch (fault) {
        // Reads continue from memory, and the next change notification retries.
        if (!this.#isBehind) this.report(new CannotFollow(fault));
        this.#isBehind = true;
      }
    });
    return this.#pendingCatchUp;
  }
}

class CannotFollow extends Error {
  override name = 'CannotFollow';
  constructor(cause: unknown) {
    const reason = errorOf(cause).message;
    super(`What other processes write does not arrive here until this is mended: ${reason}`, {
      cause,
    });
  }
}

import type { Signals } from '../store/signals.ts';
import {
  HistoryMoved,
  MissingVersion,
  type NewVersion,
  type VersionContent,
} from '../store/store.ts';
import type { WorkingCopies } from '../store/working-copies.ts';
import { MOST_SUPERSEDED, toCompact } from './autosaves.ts';
import type { Event } from './events.ts';
import { FollowedHistory, type FollowedHistoryOptions } from './followed-history.ts';
import type { Commit, Store } from './history.ts';
import type { Library, Scope, Visibility } from './library.ts';
import { dropOldVersions, droppedVersions } from './old-versions.ts';
import type { Snapshots } from './snapshots.ts';
import type { State } from './state.ts';
import { hashToken } from './tokens.ts';

export interface RepositoryOptions extends FollowedHistoryOptions {
  name: string;
  /** Stands above what was chosen in the history. */
  visibility?: Visibility | undefined;
  /** How many autosaves that were replaced stay readable. */
  keptAutosaves?: number;
}

/** What a command decides: the events that happen, the contents they speak of, and its answer. */
export interface Change<Answer> {
  events: Event[];
  versions?: NewVersion[];
  answer: Answer;
}

/** A command looks at the state and decides; it changes nothing itself, and may be asked again. */
export type Command<Answer> = (state: State, now: number) => Change<Answer>;

/** How often a command is decided anew because other processes wrote first. */
const ATTEMPTS = 20;
/** How long whoever reads waits for the store, which may be away. */
const LOOK_MS = 500;
/** Contents that are forgotten together. */
const FORGOTTEN_AT_ONCE = 1000;

/**
 * The repository: the history folded into a state, the snapshots made from it, and the one way to change it.
 */
export class Repository implements Library {
  readonly repositoryName: string;
  /** Null where it may be changed. */
  readonly fixedVisibility: Visibility | null;
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #options: RepositoryOptions;
  readonly #history: FollowedHistory;
  #queue: Promise<unknown> = Promise.resolve();
  /** The look at the store that waits for its turn. */
  #look: Promise<void> | null = null;
  #isBehind = false;
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
    repository.#unfollow = store.follow(() => void repository.#lookSoon());
    return repository;
  }

  get state(): Readonly<State> {
    return this.#history.state;
  }

  /** What is being written, and is no version yet. */
  get workingCopies(): WorkingCopies {
    return this.#store.workingCopies;
  }

  /** What the processes on one store tell each other. */
  get signals(): Signals {
    return this.#store.signals;
  }

  get visibility(): Visibility {
    return this.fixedVisibility ?? this.state.visibility ?? 'public';
  }

  get engine(): string {
    return this.#store.engine;
  }

  /** Whether commands can be carried out now; reading goes on in any case. */
  writable(): Promise<boolean> {
    return this.#store.writable();
  }

  get snapshots(): Snapshots {
    return this.#history.snapshots;
  }

  /** Decides and writes, one command after the other; answers only when it is on disk. */
  do<Answer>(by: string, command: Command<Answer>): Promise<Answer> {
    return this.#next(async () => {
      for (let attempt = 1; ; attempt += 1) {
        const at = this.#clock();
        const { events, versions = [], answer } = await this.#decide(command, at);
        if (events.length === 0) return answer;
        try {
          const commit = await this.#store.append(this.state.tip, { at, by, events }, versions);
          await this.#history.follow(
            [commit],
            new Map(versions.map(({ id, content }) => [id, content])),
          );
          if (this.state.superseded.size >= 2 * this.#keptAutosaves) await this.#compactSoftly();
          return answer;
        } catch (fault) {
          if (!(fault instanceof HistoryMoved) || attempt === ATTEMPTS) throw fault;
          await this.#history.catchUp();
        }
      }
    });
  }

  /** The content of a version that may be gone by now, or never was there. */
  async contentIfKept(version: string): Promise<VersionContent | null> {
    return this.content(version).catch((fault) => {
      if (fault instanceof MissingVersion) return null;
      throw fault;
    });
  }

  /** The content of any version, old ones from the store. */
  async content(version: string): Promise<VersionContent> {
    const ready = this.snapshots.content(version);
    if (ready) return ready;
    const contents = await this.#store.versions([version]);
    return contents.get(version) ?? {};
  }

  /** The contents of many versions that are there. */
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

  /** Lets go of the contents of old versions, beyond the newest of each document; 0 keeps all. */
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

  /** Finishes what a sudden end may have left: contents the history says are gone, and that are there. */
  async dropAgain(): Promise<void> {
    const { tip } = this.state;
    const ids = droppedVersions(this.state);
    for (let start = 0; start < ids.length; start += FORGOTTEN_AT_ONCE)
      await this.#store.drop(tip, ids.slice(start, start + FORGOTTEN_AT_ONCE));
  }

  get #keptAutosaves(): number {
    return this.#options.keptAutosaves ?? MOST_SUPERSEDED;
  }

  /** Takes autosaves out of the history that newer ones replaced a while ago. */
  async compactAutosaves(): Promise<void> {
    for (;;) {
      const leaving = toCompact(this.state, {
        now: this.#clock(),
        kept: this.#keptAutosaves,
      }).slice(0, FORGOTTEN_AT_ONCE);
      if (leaving.length === 0) return;
      const commits = leaving.map(([, { commit }]) => commit);
      const versions = leaving.map(([id]) => id);
      await this.#store.compact(this.state.tip, commits, versions);
      for (const id of versions) this.state.superseded.delete(id);
    }
  }

  /** What was saved is saved, also where this does not work: it is tried again from time to time. */
  async #compactSoftly(): Promise<void> {
    await this.compactAutosaves().catch((fault: Error) => this.report(fault));
  }

  /** Says a fault in the log that nobody who asked can be told. */
  report(fault: Error): void {
    this.#options.report?.(fault);
  }

  /** Takes in what other processes wrote until now; soon over, whatever becomes of the store. */
  async catchUp(): Promise<void> {
    const timeIsUp = Promise.withResolvers<void>();
    const timer = setTimeout(timeIsUp.resolve, LOOK_MS);
    await Promise.race([this.#lookSoon(), timeIsUp.promise]);
    clearTimeout(timer);
  }

  /** Calls after each commit, this process's and others'. */
  onCommit(listener: (commit: Commit) => void): () => void {
    return this.#history.onCommit(listener);
  }

  /** The commits after the given sequence, oldest first. */
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
    const token = [...this.state.tokens.values()].find((each) => each.hash === hash);
    if (!token) return null;
    return token.scope === 'write' ? 'master+releases' : token.scope;
  }

  #next<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** What a command refuses it may refuse for want of what another process wrote a moment ago. */
  async #decide<Answer>(command: Command<Answer>, at: number): Promise<Change<Answer>> {
    try {
      return command(this.state, at);
    } catch (refusal) {
      const { checksum } = this.state.tip;
      await this.#history.catchUp().catch(() => {});
      if (this.state.tip.checksum === checksum) throw refusal;
      return command(this.state, at);
    }
  }

  /** Whoever asks before it has begun shares it. */
  #lookSoon(): Promise<void> {
    this.#look ??= this.#next(async () => {
      this.#look = null;
      try {
        await this.#history.catchUp();
        this.#isBehind = false;
      } catch (fault) {
        // What is in memory goes on answering, and the next sign tries again.
        if (!this.#isBehind) this.report(new CannotFollow(fault));
        this.#isBehind = true;
      }
    });
    return this.#look;
  }
}

export class CannotFollow extends Error {
  override name = 'CannotFollow';
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`What other processes write does not arrive here until this is mended: ${reason}`, {
      cause,
    });
  }
}

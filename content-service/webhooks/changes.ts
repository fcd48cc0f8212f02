import {
  type Event,
  touchesMaster,
  type WebhookTrigger,
  webhookTriggers,
} from '../repository/events.ts';
import type { Commit } from '../repository/history.ts';
import { fingerprint } from '../repository/state.ts';
import type { Operations } from './operations.ts';
import { PublishedTags } from './published-tags.ts';
import { type ReleaseChange, ReleaseLog } from './release-log.ts';
import { TypeLog } from './type-log.ts';

/** A commit as webhook receivers see it. */
export interface Change {
  commit: number;
  /** Unlike its sequence, it names the same commit also after a backup was restored. */
  fingerprint: string;
  triggers: ReadonlySet<WebhookTrigger>;
  /** Null if the published content did not change. */
  masterRef: string | null;
  releases: Operations<ReleaseChange>;
  /** Custom types, which Prismic calls masks here. */
  masks: Operations<{ id: string; label: string }>;
  tags: Operations<{ id: string }>;
  /** Ids of published and unpublished documents. */
  documents: string[];
}

/**
 * Reads the history from its beginning and computes what each commit changed. It keeps the state that commits do
 * not contain: labels of removed releases, and which tags appear for the first or last time.
 */
export class ChangeReader {
  readonly #tagsOf: (document: string, version: string) => readonly string[];
  readonly #releases = new ReleaseLog();
  readonly #types = new TypeLog();
  readonly #tags = new PublishedTags();
  #masterRef = 'empty';

  constructor(tagsOf: (document: string, version: string) => readonly string[]) {
    this.#tagsOf = tagsOf;
  }

  read(commit: Commit): Change {
    const events = commit.events;
    const newFingerprint = fingerprint(commit);
    const changesMaster = touchesMaster(events);
    if (changesMaster) this.#masterRef = newFingerprint;
    for (const event of events) {
      this.#releases.follow(event, newFingerprint);
      this.#types.follow(event);
      if (event.kind === 'published')
        this.#tags.set(event.document, this.#tagsOf(event.document, event.version));
      if (event.kind === 'unpublished') this.#tags.set(event.document, []);
    }
    const change = {
      commit: commit.sequence,
      fingerprint: newFingerprint,
      masterRef: changesMaster ? newFingerprint : null,
      releases: this.#releases.settle(this.#masterRef),
      masks: this.#types.settle(),
      tags: this.#tags.settle(),
      documents: [...new Set(events.flatMap(changedDocument))],
    };
    return { ...change, triggers: triggersOf(change, events) };
  }
}

function changedDocument(event: Event): string[] {
  return event.kind === 'published' || event.kind === 'unpublished' ? [event.document] : [];
}

function triggersOf(
  { releases, tags, masterRef, documents }: Omit<Change, 'triggers'>,
  events: readonly Event[],
): ReadonlySet<WebhookTrigger> {
  const isTriggered: Record<WebhookTrigger, boolean> = {
    // Changes of models, languages and files affect published content, but have no trigger of their own.
    documentsPublished:
      events.some(({ kind }) => kind === 'published') ||
      (masterRef !== null && documents.length === 0),
    documentsUnpublished: events.some(({ kind }) => kind === 'unpublished'),
    releasesCreated: releases.addition !== undefined,
    releasesUpdated: releases.update !== undefined || releases.deletion !== undefined,
    tagsCreated: tags.addition !== undefined,
    tagsDeleted: tags.deletion !== undefined,
  };
  return new Set(webhookTriggers.filter((trigger) => isTriggered[trigger]));
}

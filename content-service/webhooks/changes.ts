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

/** What one commit means to those who are told of it. */
export interface Change {
  commit: number;
  triggers: ReadonlySet<WebhookTrigger>;
  /** Null where the published content stayed as it was. */
  masterRef: string | null;
  releases: Operations<ReleaseChange>;
  /** The types, which Prismic calls masks here. */
  masks: Operations<{ id: string; label: string }>;
  tags: Operations<{ id: string }>;
  /** Those that were published or taken offline. */
  documents: string[];
}

/**
 * Reads the history from its beginning, commit by commit, and says what each changed. It remembers what a
 * commit does not say: the label of a release that is gone, which tags are the first or last of their name.
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
    const mark = fingerprint(commit);
    const isPublic = touchesMaster(events);
    if (isPublic) this.#masterRef = mark;
    for (const event of events) {
      this.#releases.follow(event, mark);
      this.#types.follow(event);
      if (event.kind === 'published')
        this.#tags.set(event.document, this.#tagsOf(event.document, event.version));
      if (event.kind === 'unpublished') this.#tags.set(event.document, []);
    }
    const change = {
      commit: commit.sequence,
      masterRef: isPublic ? mark : null,
      releases: this.#releases.settle(this.#masterRef),
      masks: this.#types.settle(),
      tags: this.#tags.settle(),
      documents: [...new Set(events.flatMap(publicDocument))],
    };
    return { ...change, triggers: triggersOf(change, events) };
  }
}

function publicDocument(event: Event): string[] {
  return event.kind === 'published' || event.kind === 'unpublished' ? [event.document] : [];
}

function triggersOf(
  { releases, tags, masterRef, documents }: Omit<Change, 'triggers'>,
  events: readonly Event[],
): ReadonlySet<WebhookTrigger> {
  const called: Record<WebhookTrigger, boolean> = {
    // Models, languages and files show in what is published, and no trigger is called after them.
    documentsPublished:
      events.some(({ kind }) => kind === 'published') ||
      (masterRef !== null && documents.length === 0),
    documentsUnpublished: events.some(({ kind }) => kind === 'unpublished'),
    releasesCreated: releases.addition !== undefined,
    releasesUpdated: releases.update !== undefined || releases.deletion !== undefined,
    tagsCreated: tags.addition !== undefined,
    tagsDeleted: tags.deletion !== undefined,
  };
  return new Set(webhookTriggers.filter((trigger) => called[trigger]));
}

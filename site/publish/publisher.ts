import { dayMs } from '@farol/content-model';
import type { Content } from '../content/content.ts';
import { type Edition, editionOf } from './edition.ts';

/** Holds the current edition. */
export interface Publisher {
  /** Null until the first content is published. */
  edition(): Edition | null;
  /** When (in ms of the clock) the content was last confirmed to be the newest; null until then. */
  seenAt(): number | null;
  /** Publishing the same content again only updates `seenAt`. */
  publish(content: Content, seenAt: number): void;
}

export function createPublisher(options: {
  clock: () => number;
  onPublished?: (edition: Edition) => void;
}): Publisher {
  const { clock, onPublished = () => {} } = options;
  let edition: Edition | null = null;
  let lastSeenAt: number | null = null;
  let today = '';
  let tomorrow = 0;

  /** Updates `today`; true if it changed. Runs on every request, so it formats the date only once a day. */
  function hasDayChanged(): boolean {
    const now = clock();
    if (now < tomorrow && now >= tomorrow - dayMs) return false;
    today = new Date(now).toISOString().slice(0, 10);
    tomorrow = Date.parse(today) + dayMs;
    return true;
  }

  return {
    edition() {
      if (hasDayChanged() && edition) edition = editionOf(edition.content, today, edition);
      return edition;
    },
    seenAt: () => lastSeenAt,
    publish(content, seenAt) {
      lastSeenAt = seenAt;
      if (content === edition?.content) return;
      hasDayChanged();
      edition = editionOf(content, today, edition);
      onPublished(edition);
    },
  };
}

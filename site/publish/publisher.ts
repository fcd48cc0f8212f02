import type { Content } from '../content/content.ts';
import { type Edition, editionOf } from './edition.ts';

/** What is published now, and since when it is known to be. */
export interface Publisher {
  /** Null before the first content is there. */
  edition(): Edition | null;
  /** Milliseconds of the clock when the content was last known to be the newest; null before. */
  seenAt(): number | null;
  /** The same content again only says that it still is the published one. */
  publish(content: Content, seenAt: number): void;
}

const DAY = 86_400_000;

export function publisher(options: {
  clock: () => number;
  onPublished?: (edition: Edition) => void;
}): Publisher {
  const { clock, onPublished = () => {} } = options;
  let edition: Edition | null = null;
  let seen: number | null = null;
  let today = '';
  let tomorrow = 0;

  /** Asked for with every request, so the calendar is looked at once a day. */
  function isNewDay(): boolean {
    const now = clock();
    if (now < tomorrow && now >= tomorrow - DAY) return false;
    today = new Date(now).toISOString().slice(0, 10);
    tomorrow = Date.parse(today) + DAY;
    return true;
  }

  return {
    edition() {
      if (isNewDay() && edition) edition = editionOf(edition.content, today, edition);
      return edition;
    },
    seenAt: () => seen,
    publish(content, seenAt) {
      seen = seenAt;
      if (content === edition?.content) return;
      isNewDay();
      edition = editionOf(content, today, edition);
      onPublished(edition);
    },
  };
}

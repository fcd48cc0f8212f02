import { type Language, memoized } from '@farol/content-model';
import type { Content } from './content.ts';
import { read, type StoredDocument } from './document.ts';

/** What tags are called in a language; a tag itself is the same in all of them. */
export class TopicNames {
  readonly #names: ReadonlyMap<string, string>;

  constructor(names: Iterable<readonly [tag: string, name: string]> = []) {
    this.#names = new Map(names);
  }

  /** A tag that nobody named stands for itself. */
  of(tag: string): string {
    return this.#names.get(tag) ?? tag;
  }

  isLike(other: TopicNames): boolean {
    const others = other.#names;
    return (
      this.#names.size === others.size &&
      [...this.#names].every(([tag, name]) => others.get(tag) === name)
    );
  }
}

const none = new TopicNames();

/** As editors wrote them on the overview of articles. */
export function topicNames(content: Content, language: Language): TopicNames {
  const [overview] = content.ofType('articles_overview', language);
  return overview ? namesOn(overview) : none;
}

const namesOn = memoized(
  (overview: StoredDocument<'articles_overview'>) =>
    new TopicNames(
      read(overview).data.topics.flatMap(({ tag, name }) => (tag && name ? [[tag, name]] : [])),
    ),
);

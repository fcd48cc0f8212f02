import { type Language, memoized } from '@farol/content-model';
import type { Content } from './content.ts';
import { read, type StoredDocument } from './document.ts';

/** The names of tags in a language; the tags are the same in all languages. */
export class TopicNames {
  readonly #names: ReadonlyMap<string, string>;

  constructor(names: Iterable<readonly [tag: string, name: string]> = []) {
    this.#names = new Map(names);
  }

  /** The tag itself if it has no name. */
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

/** As the editors named them on the articles overview. */
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

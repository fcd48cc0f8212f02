import { topicNames } from '../content/topic-names.ts';
import type { PageContext } from '../contract/page.ts';
import { Style } from '../render/style.tsx';
import style from './topics.css?inline';

interface TopicsProperties {
  tags: readonly string[];
  /** The path of the articles overview. */
  overview: string;
  /** On the overview the selected topic, null for all. */
  chosen?: string | null;
  context: PageContext;
}

/** Links to the articles of each topic. */
export function Topics({ tags, overview, chosen, context }: TopicsProperties) {
  const { messages } = context;
  const names = topicNames(context.content, context.language);
  if (!tags.length) return null;
  return (
    <nav className="topics unprinted" aria-label={messages.topics}>
      <Style name="Topics" css={style} />
      {chosen !== undefined && (
        <a href={overview} aria-current={chosen ? undefined : 'true'}>
          {messages.allTopics}
        </a>
      )}
      {tags.map((tag) => (
        <a
          key={tag}
          href={topicAddress(overview, tag)}
          aria-current={tag === chosen ? 'true' : undefined}
        >
          {names.of(tag)}
        </a>
      ))}
    </nav>
  );
}

/** The address of a page of articles: of one topic, or of all. */
export function topicAddress(overview: string, tag: string | null, page = 1): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query.size ? `${overview}?${query}` : overview;
}

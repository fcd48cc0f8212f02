import { topicNames } from '../content/topic-names.ts';
import type { PageContext } from '../contract/page.ts';
import { Style } from '../render/style.tsx';
import style from './topics.css?inline';

interface TopicsProperties {
  tags: readonly string[];
  /** The path of the overview of articles. */
  overview: string;
  /** On the overview: the topic that is shown, null for all of them. */
  chosen?: string | null;
  context: PageContext;
}

/** Each topic leads to its articles. */
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

/** A page of the articles on a topic, or of all of them. */
export function topicAddress(overview: string, tag: string | null, page = 1): string {
  const query = new URLSearchParams();
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query.size ? `${overview}?${query}` : overview;
}

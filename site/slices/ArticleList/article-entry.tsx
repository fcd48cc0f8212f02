import { type ListedArticle, listedArticle } from '../../articles/listed-article.ts';
import type { PageContext } from '../../contract/page.ts';
import { formatDate } from '../../messages/format.ts';
import { Picture } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import style from './article-entry.css?inline';

interface ArticleEntryProperties {
  article: ListedArticle;
  context: PageContext;
  level?: 'h2' | 'h3';
  /** The first of a list is large, with a wide picture. */
  large?: boolean;
  /** Its picture is the largest of the first screen. */
  first?: boolean;
}

export function ArticleEntry(properties: ArticleEntryProperties) {
  const { article, context, level: Title = 'h3', large = false, first = false } = properties;
  const { cover, date, lead, name } = listedArticle(article);
  const day = date && formatDate(date, context.language);
  return (
    <article className={large ? 'entry entry-large' : 'entry'}>
      <Style name="ArticleEntry" css={style} />
      <div>
        {day && (
          <time className="small muted" dateTime={date}>
            {day}
          </time>
        )}
        <Title>
          <a href={context.addresses.of(article)}>
            <WholeWords text={name} />
          </a>
        </Title>
        {large && lead && (
          <p className="muted">
            <WholeWords text={lead} />
          </p>
        )}
      </div>
      <Picture
        field={cover}
        view={large ? 'wide' : 'square'}
        context={context}
        first={first}
        {...(large
          ? { sizes: '(min-width:62em) 46rem, 88vw', maxWidth: 1440 }
          : { sizes: '(min-width:62em) 9rem, 25vw', maxWidth: 480 })}
        decorative
      />
    </article>
  );
}

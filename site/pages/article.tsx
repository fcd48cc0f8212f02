import { asText } from '@prismicio/client';
import type { DocumentOf } from '../content/content.ts';
import { firstPublished, lastPublished } from '../content/publication-dates.ts';
import type { Page, PageContext, PageProperties } from '../contract/page.ts';
import { formatDate } from '../messages/format.ts';
import { ContentLink } from '../render/link.tsx';
import { fileAddress } from '../render/media.ts';
import { Picture } from '../render/picture.tsx';
import { Prose } from '../render/prose.tsx';
import { type Heading, headingsOf } from '../render/rich-text.tsx';
import { BelowFirstScreen, Style } from '../render/style.tsx';
import { Actions } from '../shortlist/actions.tsx';
import { SliceZone } from '../slices/index.tsx';
import { prepareSlices } from '../slices/prepare.ts';
import style from './article.css?inline';
import { Breadcrumb } from './breadcrumb.tsx';
import { Masthead } from './masthead.tsx';
import { metadata } from './metadata.ts';
import { Related } from './related.tsx';
import {
  absolute,
  breadcrumbList,
  crumbsTo,
  organisationByName,
  overviewCrumb,
} from './structured-data.ts';
import { Topics } from './topics.tsx';

type Article = DocumentOf<'articles_details'>;

export const articlePage: Page<'articles_details'> = {
  type: 'articles_details',
  parameters: [],
  prepare: ({ doc, context }) => prepareSlices(doc.data.slices, context),
  head(properties) {
    const { doc, context } = properties;
    const { cover, lead, title } = doc.data;
    const name = asText(title);
    return {
      ...metadata(doc.data, { title: name, description: lead, picture: cover }),
      structuredData: [articleData(properties), breadcrumbList(crumbsOf(name, context), context)],
    };
  },
  Body({ doc, context }) {
    const { data } = doc;
    const { messages } = context;
    const name = asText(data.title);
    return (
      <>
        <Masthead
          title={name}
          lead={data.lead}
          picture={data.cover}
          context={context}
          above={<Breadcrumb crumbs={crumbsOf(name, context)} context={context} />}
        >
          <ByLine article={doc} context={context} />
        </Masthead>
        <article className="room reading wrap">
          <Style name="Article" css={style} />
          <TableOfContents headings={headingsOf(data.body)} title={messages.contents} />
          <div>
            <Prose field={data.body} context={context} contents />
            <Sources article={doc} context={context} />
            <BelowFirstScreen>
              <ArticleTopics article={doc} context={context} />
              <Actions actions={['share', 'copy']} context={context} />
            </BelowFirstScreen>
          </div>
        </article>
        <SliceZone slices={data.slices} context={context} />
        <Related data={data} context={context} />
      </>
    );
  },
};

const crumbsOf = (name: string, context: PageContext) =>
  crumbsTo(name, overviewCrumb('articles_overview', context), context);

/** At 220 words a minute, at least one minute. */
export function readingMinutes(article: Article): number {
  const words = asText(article.data.body).split(/\s+/).length;
  return Math.max(1, Math.round(words / 220));
}

function ByLine({ article, context }: { article: Article; context: PageContext }) {
  const { author_name: author, author_portrait: portrait, date } = article.data;
  const { language, messages } = context;
  const day = date && formatDate(date, language);
  return (
    <div className="by">
      <Picture field={portrait} context={context} sizes="3.5rem" maxWidth={320} decorative />
      <p>
        {author && (
          <b>
            {messages.by} {author}
          </b>
        )}
        <span className="small muted">
          {day && <time dateTime={date}>{day}</time>}
          {day && ' · '}
          {messages.minutesToRead(readingMinutes(article))}
        </span>
      </p>
    </div>
  );
}

function TableOfContents({ headings, title }: { headings: Heading[]; title: string }) {
  const mainHeadings = headings.filter(({ level }) => level === 2);
  if (mainHeadings.length < 2) return null;
  return (
    <nav className="contents unprinted" aria-labelledby="contents-title">
      <p id="contents-title">{title}</p>
      <ol>
        {mainHeadings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sources({ article, context }: { article: Article; context: PageContext }) {
  const sources = article.data.sources.filter(({ title }) => title);
  if (!sources.length) return null;
  return (
    <aside className="sources small">
      <h2>{context.messages.sources}</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={title}>
            <ContentLink field={url} context={context}>
              {title}
            </ContentLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function ArticleTopics({ article, context }: { article: Article; context: PageContext }) {
  const overview = context.addresses.ofSingle('articles_overview', context.language);
  return overview ? <Topics tags={article.tags} overview={overview} context={context} /> : null;
}

function articleData({ layout, doc, context }: PageProperties<'articles_details'>) {
  const { author_name: author, cover, date, lead, meta_description, title } = doc.data;
  return {
    '@type': 'Article',
    headline: asText(title),
    description: meta_description || lead || undefined,
    url: absolute(context.path, context),
    inLanguage: context.language.code,
    datePublished: date ?? firstPublished(doc) ?? undefined,
    dateModified: lastPublished(doc) ?? undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    image: cover.url ? absolute(fileAddress(cover.url, context.settings), context) : undefined,
    publisher: organisationByName({ layout, context }),
  };
}

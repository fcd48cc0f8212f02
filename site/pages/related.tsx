import type { DocumentOf } from '../content/content.ts';
import type { PageContext } from '../contract/page.ts';
import { linkedArticles, linkedPrograms } from '../programs/linked-documents.ts';
import { ArticleEntries } from '../slices/ArticleList/article-list.tsx';
import { PosterWall } from '../slices/ProgramList/program-list.tsx';
import { Section } from './section.tsx';

interface RelatedProperties {
  data: DocumentOf<'programs_details' | 'articles_details'>['data'];
  context: PageContext;
}

/** The programs and articles that the editors linked to a page. */
export function Related({ data, context }: RelatedProperties) {
  const { messages } = context;
  const programs = linkedPrograms(
    data.related_programs.map(({ program }) => program),
    context,
  );
  const articles = linkedArticles(
    data.related_articles.map(({ article }) => article),
    context,
  );
  return (
    <>
      <Section title={messages.relatedPrograms} unprinted hidden={!programs.length}>
        <PosterWall programs={programs} context={context} />
      </Section>
      <Section title={messages.relatedArticles} unprinted hidden={!articles.length}>
        <ArticleEntries articles={articles} context={context} />
      </Section>
    </>
  );
}

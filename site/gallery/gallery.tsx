import type { Content } from '../content/content.ts';
import { read } from '../content/document.ts';
import type { PageContext } from '../contract/page.ts';
import { exampleOrigin } from '../examples/example-fields.ts';
import { exampleContext, exampleDocuments } from '../examples/examples.ts';
import { Masthead } from '../pages/masthead.tsx';
import type { StandalonePage } from '../render/page.tsx';
import { namedExamples } from '../slices/example-slices.ts';
import { OneSlice } from '../slices/index.tsx';

/** Every slice with all its examples; development only. */
export const galleryPage: StandalonePage = {
  head() {
    return {
      title: 'Slices',
      description: 'Every slice with all its examples.',
      image: null,
      structuredData: [],
      noindex: true,
    };
  },
  Body({ context }) {
    const sliceContext = contextOfExamples(context);
    return (
      <>
        <Masthead
          title="Slices"
          lead="Every slice with all its examples: one entry, many, long words, something missing."
          context={context}
        />
        {withPictures(namedExamples(), context.content).map(({ name, slice }) => (
          <section key={name} aria-label={name}>
            <p className="wrap small muted">{name}</p>
            <OneSlice slice={slice} context={sliceContext} />
          </section>
        ))}
      </>
    );
  },
};

/** A content of example programs and articles. */
function contextOfExamples({ content, settings, messages, language }: PageContext): PageContext {
  const documents = withPictures(exampleDocuments, content);
  return exampleContext({ messages, language, settings }, language.key, documents);
}

const examplePicture = new RegExp(`${exampleOrigin}/media/([\\w-]+\\.\\w+)`, 'g');

/** Examples use pictures of the sample provider; they are replaced by those of the published content. */
function withPictures<Value>(value: Value, { documents }: Content): Value {
  const published = new Map(
    [
      ...JSON.stringify(documents.map((document) => read(document))).matchAll(
        /"(http[^"?]*\/media\/[\w-]+_([\w-]+\.\w+))/g,
      ),
    ].map(([, address = '', name = '']) => [name, address]),
  );
  return JSON.parse(
    JSON.stringify(value).replace(
      examplePicture,
      (address, name: string) => published.get(name) ?? address,
    ),
  );
}

import { readFileSync } from 'node:fs';
import { languageOf } from '@farol/content-model';
import { read } from '../../site/content/document.ts';
import { readJournal } from '../../site/content/journal.ts';
import type { Page, PageProperties } from '../../site/contract/page.ts';
import { Layout } from '../../site/layout/layout.tsx';
import { messages } from '../../site/messages/messages.ts';
import { pages } from '../../site/pages/index.ts';
import { type Edition, editionOf } from '../../site/publish/edition.ts';

/**
 * The site's own pages for the other systems: the same components with the same properties, from the same content, read
 * from the file that the site keeps on disk.
 */
const edition = readContent(process.env.FAROL_CONTENT ?? '');

function readContent(file: string): Edition {
  const journal = readJournal(readFileSync(file));
  if (!journal) throw new Error(`There is no content in ${file}.`);
  return editionOf(journal.content, new Date().toISOString().slice(0, 10));
}

/** The addresses of all pages except those with the finder, which would be a different kind of page in each system. */
export function paths(): string[] {
  return [...edition.addresses.entries()].flatMap(([path, { type }]) =>
    type === 'programs_overview' ? [] : [path],
  );
}

function propertiesAt(path: string): PageProperties {
  const document = edition.addresses.at(path);
  const language = languageOf(document?.lang ?? '');
  if (!document || !language) throw new Error(`There is no page at ${path}.`);
  const { content, addresses, today } = edition;
  return {
    layout: content.layout(language),
    paths: addresses.paths(document),
    doc: read(document),
    context: {
      content,
      addresses,
      language,
      messages: messages[language.key],
      query: new URLSearchParams(),
      origin: 'https://farol.example',
      path,
      today,
      settings: {
        flagHost: '/flags',
        serviceOrigin: process.env.FAROL_SERVICE ?? '',
        pictureKey: '',
        consent: 'on',
        tagManager: null,
        allowZoom: false,
      },
    },
  };
}

function pageOf({ doc }: PageProperties): Page {
  const table: Readonly<Record<string, unknown>> = pages;
  // The page of a document's type takes that document, which the compiler cannot know.
  return table[doc.type] as Page;
}

export function languageAt(path: string): string {
  return languageOf(propertiesAt(path).doc.lang)?.code ?? 'en-us';
}

export function headAt(path: string): { title: string; description: string } {
  const properties = propertiesAt(path);
  const { title, description } = pageOf(properties).head(properties);
  return { title, description };
}

export function PageAt({ path }: { path: string }) {
  const properties = propertiesAt(path);
  const { Body } = pageOf(properties);
  const { layout, paths: inEach, context } = properties;
  return (
    <Layout layout={layout} paths={inEach} context={context}>
      <Body {...properties} />
    </Layout>
  );
}

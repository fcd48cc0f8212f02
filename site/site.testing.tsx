import { inEach } from '@farol/content-model';
import { asText } from '@prismicio/client';
import { createApp, type Site } from './app.tsx';
import { Content, type Document } from './content/content.ts';
import { type WireDocument, wireDocument } from './content/service.testing.ts';
import { validate } from './content/validate.ts';
import type { Page, PageContext, PageProperties } from './contract/page.ts';
import { exampleSettings } from './examples/examples.ts';
import type { PageSite } from './http/page-response.ts';
import type { Shown } from './http/resolve.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { createPublisher, type Publisher } from './publish/publisher.ts';
import { noAssets } from './render/assets.ts';
import {
  type LayoutProperties,
  type Renderer,
  renderPage,
  renderStandalone,
  type StandalonePage,
} from './render/page.tsx';
import { Style } from './render/style.tsx';
import type { Steps } from './turns/steps.ts';

const titled = (text: string) => [{ type: 'heading1', text, spans: [] }];

const aboutEnglish = { id: 'about-en', uid: 'about', type: 'dynamic_page', lang: 'en-us' };
const aboutSpanish = { id: 'about-es', uid: 'nosotros', type: 'dynamic_page', lang: 'es-es' };
const homeEnglish = { id: 'home-en', type: 'homepage', lang: 'en-us' };
const homeFrench = { id: 'home-fr', type: 'homepage', lang: 'fr-fr' };

/** The content of tests: a small provider. */
export const exampleWireDocuments: WireDocument[] = [
  wireDocument({
    ...homeEnglish,
    uid: null,
    alternate_languages: [homeFrench],
    data: { title: 'Welcome' },
  }),
  wireDocument({
    ...homeFrench,
    uid: null,
    alternate_languages: [homeEnglish],
    data: { title: 'Bienvenue' },
  }),
  wireDocument({
    ...aboutEnglish,
    alternate_languages: [aboutSpanish],
    data: { title: titled('About us') },
  }),
  wireDocument({
    ...aboutSpanish,
    alternate_languages: [aboutEnglish],
    data: { title: titled('Nosotros') },
  }),
  wireDocument({
    id: 'apropos',
    uid: 'a-propos',
    lang: 'fr-fr',
    data: { title: titled('À propos') },
  }),
  wireDocument({
    id: 'programs',
    uid: null,
    type: 'programs_overview',
    data: { title: titled('Programs') },
  }),
  wireDocument({
    id: 'layout',
    uid: null,
    type: 'layout',
    data: { metaTitle: 'Farol', metaDescription: 'Abroad', metaURL: 'https://www.example.org' },
  }),
  wireDocument({
    id: 'redirects',
    uid: null,
    type: 'redirects',
    data: {
      redirects: [
        { from: '/old', to: '/about', permanent: true },
        { from: '/summer', to: '/programs?kind=camp', permanent: false },
      ],
    },
  }),
];

export function exampleContent(
  documents: readonly WireDocument[] = exampleWireDocuments,
  ref = 'ref1',
): Content {
  const valid = documents
    .map(validate)
    .flatMap((result) => (result.kind === 'document' ? [result.document] : []));
  return new Content(ref, valid);
}

function titleOf({ data }: Document): string {
  if (!('title' in data)) return '';
  return typeof data.title === 'string' ? data.title : asText(data.title ?? []);
}

function Body<Type extends Document['type']>({ doc, context }: PageProperties<Type>) {
  return (
    <>
      <Style name="example" css=".example{color:red}" />
      <h1 className="example">{titleOf(doc)}</h1>
      <p>{`Query ${context.query} on ${context.today}`}</p>
    </>
  );
}

function pageFor<Type extends Document['type']>(type: Type, parameters: string[] = []): Page<Type> {
  return {
    type,
    parameters,
    head: ({ doc }: PageProperties<Type>) => {
      const title = titleOf(doc);
      if (title === 'Broken') throw new Error('This document breaks its page.');
      const about = `About ${title}`;
      return {
        title,
        description: about,
        image: null,
        structuredData: [{ '@type': 'WebPage', name: title }],
      };
    },
    Body: Body<Type>,
  };
}

/** The kinds are a to z, and there are three pages. */
function* exampleViewAt(query: URLSearchParams): Steps<URLSearchParams | null> {
  const view = [...query].filter(([name, value]) => name !== 'kind' || /^[a-z]$/.test(value));
  return Number(query.get('page') ?? 1) > 3 ? null : new URLSearchParams(view);
}

function Layout({ children, paths }: LayoutProperties) {
  return (
    <>
      <a href={paths.es}>Español</a>
      <main>{children}</main>
    </>
  );
}

function FreeBody({ context }: { context: PageContext }) {
  return <h1>{`Free page ${context.path}`}</h1>;
}

function standalonePage(title: string): StandalonePage {
  const head = { title, description: title, image: null, structuredData: [], noindex: true };
  return { head: () => head, Body: FreeBody };
}

function titleFor(shown: Exclude<Shown, { kind: 'page' }>): string {
  if (shown.kind === 'search') return `Search ${shown.query}`;
  if (shown.kind !== 'missing') return shown.kind;
  return shown.translations.length > 0 ? 'untranslated' : 'nothing';
}

export interface ExampleSite {
  app: ReturnType<typeof createApp>;
  site: Site;
  cache: PageCache;
  publisher: Publisher;
  renderer: Renderer;
  faults: unknown[];
  renderings: string[];
  publish(documents: WireDocument[], ref?: string): void;
}

/** The whole app with simple pages, without network, at a fixed time. */
export function exampleSite(options: Partial<Site> & { clock?: () => number } = {}): ExampleSite {
  const clock = options.clock ?? (() => Date.parse('2026-03-01T12:00:00Z'));
  const faults: unknown[] = [];
  const renderings: string[] = [];
  const cache = new PageCache({
    maxBytes: 4 * 1024 * 1024,
    onFault: (_, fault) => faults.push(fault),
  });
  const publisher = createPublisher({ clock });
  const page = pageFor('dynamic_page');
  const renderer: Renderer = {
    pages: {
      homepage: pageFor('homepage'),
      programs_overview: {
        ...pageFor('programs_overview', ['kind', 'page']),
        viewAt: exampleViewAt,
      },
      dynamic_page: {
        ...page,
        Body(properties) {
          renderings.push(properties.context.path);
          return page.Body(properties);
        },
      },
    },
    Layout,
    settings: { ...exampleSettings, serviceOrigin: 'http://service.test' },
    shell: { originOf: () => 'https://www.example.org', assets: noAssets },
  };
  const pages: PageSite = {
    cache,
    pages: renderer.pages,
    hosts: { pictures: [], tagManager: false },
    toolbar: null,
    render: (edition, shown, { beside: frame, ...others }) => {
      const options = { ...others, beside: frame ? { ...frame, script: '/beside.js' } : null };
      return shown.kind === 'page'
        ? renderPage(edition, renderer, { ...shown, ...options })
        : renderStandalone(edition, renderer, standalonePage(titleFor(shown)), {
            language: shown.language,
            path: shown.path,
            paths: inEach(() => '/'),
            ...options,
          });
    },
  };
  const site: Site = {
    publisher,
    pages,
    transport: () => ({ origin: 'https://www.example.org', includeSubDomains: false }),
    revalidateSecret: 'let me in please',
    checkContent: () => {},
    health: () => null,
    routes: {},
    preview: async () => null,
    onFault: (fault) => faults.push(fault),
    ...options,
  };
  const publish = (documents: WireDocument[], ref = 'ref1') =>
    publisher.publish(exampleContent(documents, ref), clock());
  publish(exampleWireDocuments);
  return {
    app: createApp(site),
    site,
    cache,
    publisher,
    renderer,
    faults,
    renderings,
    publish,
  };
}

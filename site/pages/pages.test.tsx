import { languages, routes } from '@farol/content-model';
import { describe, expect, it, test } from 'vitest';
import type { ViewContext } from '../contract/page.ts';
import {
  articlesDocument,
  bareArticle,
  contactDocument,
  exampleArticle,
  exampleContext,
  exampleDocuments,
  exampleLayout,
  examplePaths,
  homepageDocument,
  lisbon,
  programsDocument,
  visas,
} from '../examples/examples.ts';
import { htmlOf } from '../render/html-of.testing.tsx';
import { atOnce, type Steps } from '../turns/steps.ts';
import { articlePage, readingMinutes } from './article.tsx';
import { articlesOverview, shownArticles } from './articles-overview.tsx';
import { dynamicPage } from './dynamic-page.tsx';
import { notFound, serverFault, untranslated, wrongRequest } from './errors.tsx';
import { homepage } from './homepage.tsx';
import { pages } from './index.ts';
import { programPage } from './program/program.tsx';
import { programsOverview } from './programs-overview.tsx';

const layout = exampleLayout;
const paths = examplePaths;

test('has a page for every route', () => {
  expect(Object.keys(pages).sort()).toEqual(routes.map(({ type }) => type).sort());
  for (const [type, page] of Object.entries(pages)) expect(page.type).toBe(type);
});

test('opens the home page with its title where no hero does', () => {
  const context = exampleContext();
  const properties = { layout, paths, doc: homepageDocument, context };
  expect(htmlOf(<homepage.Body {...properties} />)).toContain('Live somewhere else</h1>');
  const head = homepage.head(properties);
  expect(head.title).toBe('');
  expect(head.structuredData).toMatchObject([
    {
      '@type': 'TravelAgency',
      url: 'https://farol.example/',
      sameAs: ['https://instagram.example/farol'],
    },
    { '@type': 'WebSite', inLanguage: 'en-us' },
  ]);
});

test('says that there are no programs or articles in a language, instead of showing empty lists', () => {
  const context = exampleContext({ path: '/programs' }, 'en', [programsDocument, articlesDocument]);
  const shared = { layout, paths, context };
  const programs = htmlOf(<programsOverview.Body {...shared} doc={programsDocument} />);
  expect(programs).toContain('<p class="wrap lead">There are no programs yet.</p>');
  expect(programs).not.toMatch(/<form|<h2|<button/);
  const articles = htmlOf(<articlesOverview.Body {...shared} doc={articlesDocument} />);
  expect(articles).toContain('There are no articles yet.');
});

test('says to search engines where visitors reach the site, whatever the layout says', () => {
  const context = exampleContext({ origin: 'https://www.travel.example', path: '/a' });
  const shared = { layout, paths, context };
  const things = [
    homepage.head({ ...shared, doc: homepageDocument }),
    programsOverview.head({ ...shared, doc: programsDocument }),
    programPage.head({ ...shared, doc: lisbon }),
    articlesOverview.head({ ...shared, doc: articlesDocument }),
    articlePage.head({ ...shared, doc: visas }),
    dynamicPage.head({ ...shared, doc: contactDocument }),
  ].map(({ structuredData }) => JSON.stringify(structuredData));
  for (const said of things) {
    expect(said).toContain('https://www.travel.example/');
    expect(said).not.toContain('https://farol.example');
  }
});

test('lists programs for search engines, but no filtered view', () => {
  const properties = { layout, paths, doc: programsDocument };
  const head = programsOverview.head({ ...properties, context: exampleContext() });
  expect(head.noindex).toBe(false);
  expect(head.structuredData[1]).toMatchObject({ '@type': 'ItemList' });
  const query = new URLSearchParams('kind=au_pair');
  expect(
    programsOverview.head({ ...properties, context: exampleContext({ query }) }),
  ).toMatchObject({ noindex: true });
});

test('shows an article with what readers look for', () => {
  const context = exampleContext({ path: '/articles/visas' });
  const properties = { layout, paths, doc: visas, context };
  const html = htmlOf(<articlePage.Body {...properties} />);
  expect(html).toContain('<b>By Tomás</b>');
  expect(html).toContain('dateTime="2026-02-24">February 24, 2026</time> · 1-minute read');
  expect(html).toContain('<a href="#three-questions-2">Three questions</a>');
  expect(html).toContain('<h2 id="three-questions-2">');
  expect(html).toContain('<a href="https://guide.example/visas" rel="noopener">');
  expect(html).toContain('<a href="/programs/lisbon">Portuguese in Lisbon</a>');
  expect(html).toContain('href="/articles/bare-article"');
  expect(html.match(/<section class="room unprinted">/g)).toHaveLength(2);
  expect(html).toContain(
    'aria-label="Topics"><a href="/articles?tag=paperwork">Paperwork</a></nav>',
  );
  expect(articlePage.head(properties).structuredData).toMatchObject([
    {
      '@type': 'Article',
      author: { name: 'Tomás' },
      datePublished: '2026-02-24',
      dateModified: '2026-11-18T09:00:00Z',
      publisher: { '@id': 'https://farol.example/#organisation', name: 'Farol' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://farol.example/' },
        { position: 2, name: 'Articles', item: 'https://farol.example/articles' },
        { position: 3, name: 'Visas and permits' },
      ],
    },
  ]);
});

test('shows an article of a title alone without empty shells', () => {
  const context = exampleContext();
  const html = htmlOf(
    <articlePage.Body layout={layout} paths={paths} doc={bareArticle} context={context} />,
  );
  expect(html).not.toMatch(/undefined|null|<(p|h[1-6]|ul|ol|b)( [^>]*)?><\/\1>/);
  expect(html).not.toContain('class="contents');
  expect(html).not.toContain('aria-label="Topics"');
});

test('tells search engines when an article without a day of its own was published, and no date before that', () => {
  const article = (doc: typeof bareArticle) =>
    articlePage.head({ layout, paths, doc, context: exampleContext() }).structuredData[0];
  expect(article(bareArticle)).toMatchObject({ datePublished: '2026-03-01T09:00:00Z' });
  const unpublished = {
    ...bareArticle,
    first_publication_date: null as never,
    last_publication_date: null as never,
  };
  expect(JSON.stringify(article(unpublished))).not.toContain('"date');
});

test('counts a minute per 220 words', () => {
  const text = 'word '.repeat(660).trim();
  const long = exampleArticle('long', { body: [{ type: 'paragraph', text, spans: [] }] });
  expect(readingMinutes(long)).toBe(3);
  expect(readingMinutes(bareArticle)).toBe(1);
});

const many = [
  ...exampleDocuments,
  ...Array.from({ length: 20 }, (_, index) =>
    exampleArticle(`a${index}`, {
      date: `2025-01-${10 + index}` as `${number}-${number}-${number}`,
    }),
  ),
];

test('pages through articles, newest first', () => {
  const at = (query: string) =>
    shownArticles(exampleContext({ query: new URLSearchParams(query) }, 'en', many));
  expect(at('')).toMatchObject({ page: 1, pages: 4 });
  expect(at('').shown).toHaveLength(7);
  expect(at('page=4').shown).toHaveLength(1);
  expect(at('page=-1').page).toBe(1);
  expect(at('page=x').page).toBe(1);
  expect(at('tag=paperwork').shown.map(({ id }) => id)).toEqual(['visas']);
});

test('keeps the topic while paging, and says so to search engines', () => {
  const query = new URLSearchParams('page=2');
  const context = exampleContext({ path: '/articles', query }, 'en', many);
  const properties = { layout, paths, doc: articlesDocument, context };
  const html = htmlOf(<articlesOverview.Body {...properties} />);
  expect(html).toContain('<a class="way" rel="prev" href="/articles">Previous</a>');
  expect(html).toContain('href="/articles?page=3">Next</a>');
  expect(html).toContain('<a href="/articles?tag=paperwork">Paperwork</a>');
  expect(articlesOverview.head(properties).title).toBe('Articles, Page 2 of 4');
});

test('loads the picture that articles begin with at once, and no other', () => {
  const { cover } = visas.data;
  const newest = exampleArticle('newest', { cover, date: '2030-01-01' });
  const context = exampleContext({ path: '/articles' }, 'en', [...exampleDocuments, newest]);
  const html = htmlOf(
    <articlesOverview.Body {...{ layout, paths, doc: articlesDocument, context }} />,
  );
  const [large, ...others] = html.match(/<img[^>]*>/g) ?? [];
  expect(large).toContain('fetchPriority="high"');
  expect(large).not.toContain('loading');
  expect(others.length).toBeGreaterThan(0);
  for (const picture of others) expect(picture).toContain('loading="lazy"');
});

describe('a view', () => {
  const articles = exampleContext({}, 'en', many);
  interface Viewed {
    viewAt?(query: URLSearchParams, context: ViewContext): Steps<URLSearchParams | null>;
  }
  const viewAt = ({ viewAt }: Viewed, query: string) => {
    const steps = viewAt?.(new URLSearchParams(query), articles);
    return steps && atOnce(steps)?.toString();
  };

  it.each([
    ['tag=paperwork', 'tag=paperwork'],
    ['tag=Paperwork', 'tag=paperwork'],
    ['tag=Nonsense', ''],
    ['tag=__proto__&page=2', 'page=2'],
    ['page=4', 'page=4'],
    ['page=1', ''],
    ['page=0', ''],
    ['page=2.5', ''],
    ['page=-1&tag=paperwork', 'tag=paperwork'],
    ['page=5', undefined],
    ['page=99', undefined],
    ['tag=paperwork&page=2', undefined],
  ])('of the articles at %j is %j', (query, view) => {
    expect(viewAt(articlesOverview, query)).toBe(view);
  });

  it.each([
    ['kind=language_course', 'kind=language_course'],
    ['kind=nonsense', ''],
    [
      'kind=nonsense&kind=au_pair&destination=atlantis&destination=europe',
      'kind=au_pair&destination=europe',
    ],
    ['age=17&from=x&to=900&sort=name', 'age=17&to=900&sort=name'],
    ['sort=start&page=1', ''],
    ['page=2', undefined],
    ['page=99&kind=nonsense', undefined],
  ])('of the programs at %j is %j', (query, view) => {
    expect(viewAt(programsOverview, query)).toBe(view);
  });
});

test('shows a free page under its own head', () => {
  const context = exampleContext({ path: '/contact' });
  const properties = { layout, paths, doc: contactDocument, context };
  const html = htmlOf(<dynamicPage.Body {...properties} />);
  expect(html).toContain('<h1>Contact</h1><p class="lead">Talk to us.</p>');
  expect(html).toContain('tel:+442079460123');
  expect(dynamicPage.head(properties).description).toBe('Talk to us.');
});

test.each([
  ['not found', notFound, 'Nothing at this position', 'button'],
  ['wrong request', wrongRequest, 'We could not read that', 'button'],
  ['server fault', serverFault, 'The lamp went out', 'way'],
])('has a page for %s with a way on', (_, page, title, home) => {
  const context = exampleContext({ path: '/lost' });
  const html = htmlOf(<page.Body context={context} />);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(`<a class="${home}" href="/">To the home page</a>`);
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html).toContain('href="/programs"');
  expect(html).toContain('href="/search"');
  expect(page.head(context)).toMatchObject({ title, noindex: true });
});

test('lets one try again after a fault', () => {
  const context = exampleContext({ path: '/lost' });
  expect(htmlOf(<serverFault.Body context={context} />)).toContain('href="/lost">Try again</a>');
});

test('offers the languages a page is there in as choices that only the click makes', () => {
  const [language] = languages;
  const there = [{ language, address: '/programs/lisbon' }];
  expect(untranslated(there).choices?.(exampleContext({}, 'fr'))).toEqual(['/programs/lisbon']);
});

test('names the languages a page is there in, each in its own words', () => {
  const [english, portuguese] = languages;
  const there = [
    { language: english, address: '/programs/only-english' },
    { language: portuguese, address: '/pt/programs/so-em-portugues' },
  ];
  const html = htmlOf(untranslated(there).Body({ context: exampleContext({}, 'fr') }));
  expect(html).toContain('Pas encore en français');
  expect(html).toMatch(
    /<a class="button" href="\/programs\/only-english" lang="en-us"[^>]*>English<\/a>/,
  );
  expect(html).toMatch(
    /<a class="button" href="\/pt\/programs\/so-em-portugues" lang="pt-br"[^>]*>Português<\/a>/,
  );
});

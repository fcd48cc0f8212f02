import type { LanguageCode, Seed, SeedDocument } from '@farol/content-model';
import { exampleLayout, lisbon, visas } from '../../../site/examples/example-documents.ts';

const codes: readonly LanguageCode[] = ['en-us', 'pt-br', 'es-es', 'fr-fr'];

export const title = (text: string) => [{ type: 'heading1', text, spans: [] }];
const alone = { cover: {}, related_programs: [], related_articles: [] };
const program = { ...lisbon.data, ...alone, stories: [], gallery: [], downloads: [] };
const article = { ...visas.data, ...alone, author_portrait: {} };

/** Redirects as an editor might write them, with or without bad intent. */
const redirects = [
  { from: '/old', to: '/page-1', permanent: true },
  { from: '/evil-1', to: '//evil.example', permanent: true },
  { from: '/evil-2', to: '/\\evil.example', permanent: true },
  { from: '/evil-3', to: 'https://evil.example/', permanent: false },
  { from: '/evil-4', to: '/page-1\r\nset-cookie: a=b', permanent: false },
  { from: '/evil-5', to: 'javascript:alert(1)', permanent: false },
];

/** Small content of one provider, without pictures: every type of page, in four languages. */
export async function seed(): Promise<Seed> {
  return { media: [], documents: codes.flatMap(documentsIn), releases: [] };
}

function documentsIn(lang: LanguageCode): SeedDocument[] {
  const key = (name: string) => `prove:${name}:${lang}`;
  const document = (
    type: string,
    name: string,
    data: Record<string, unknown>,
    published = true,
  ): SeedDocument => ({
    key: key(name),
    type,
    lang,
    uid: ['homepage', 'layout', 'redirects', 'overview'].includes(name) ? null : name,
    title: name,
    tags: [],
    group: name,
    data,
    published,
  });
  const pages = Array.from({ length: 8 }, (_, index) => index + 1).map((number) =>
    document('dynamic_page', `page-${number}`, {
      title: title(`Page ${number} (${lang})`),
      lead: `The lead of page ${number}.`,
    }),
  );
  return [
    document('layout', 'layout', { ...exampleLayout.data, navLogo: {} }),
    document('homepage', 'homepage', { title: `Home (${lang})` }),
    {
      ...document('programs_overview', 'overview', { title: title('Programs') }),
      group: 'programs',
    },
    {
      ...document('articles_overview', 'overview', { title: title('Articles') }),
      key: key('articles'),
      group: 'articles',
    },
    ...(lang === 'en-us' ? [document('redirects', 'redirects', { redirects })] : []),
    ...pages,
    document('programs_details', 'lisbon', program),
    document('articles_details', 'visas', article),
    document('dynamic_page', 'unpublished', { title: title('Nobody has seen this yet') }, false),
  ];
}

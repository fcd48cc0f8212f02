import { type WireDocument, wireDocument } from '../content/service.testing.ts';

type Fields = Partial<WireDocument> & { id: string };

/** Links documents as translations of each other. */
function translated(...documents: Fields[]): WireDocument[] {
  return documents.map(({ ...fields }) =>
    wireDocument({
      data: {},
      ...fields,
      alternate_languages: documents
        .filter(({ id }) => id !== fields.id)
        .map(({ id, type = 'dynamic_page', lang = 'en-us' }) => ({ id, type, lang })),
    }),
  );
}

const single = (id: string, type: string, lang: string): Fields => ({ id, type, lang, uid: null });

/** Pages in all languages, some sharing a path, and everything editors may redirect. */
export const documentsWithAddresses: readonly WireDocument[] = [
  ...translated(
    single('home-en', 'homepage', 'en-us'),
    single('home-pt', 'homepage', 'pt-br'),
    single('home-es', 'homepage', 'es-es'),
    single('home-fr', 'homepage', 'fr-fr'),
  ),
  ...translated(
    single('programs-en', 'programs_overview', 'en-us'),
    single('programs-fr', 'programs_overview', 'fr-fr'),
  ),
  ...translated(
    { id: 'about-en', uid: 'about', lang: 'en-us' },
    { id: 'about-pt', uid: 'sobre', lang: 'pt-br' },
    { id: 'about-fr', uid: 'about', lang: 'fr-fr' },
  ),
  ...translated({ id: 'aides', uid: 'aides', lang: 'fr-fr' }),
  ...translated({ id: 'lyon', uid: 'lyon', type: 'programs_details', lang: 'es-es' }),
  ...translated({ id: 'safety', uid: 'safety', type: 'articles_details', lang: 'en-us' }),
  ...translated({ id: 'same-en', uid: 'same', lang: 'en-us' }),
  ...translated({ id: 'same-fr', uid: 'same', lang: 'fr-fr' }),
  wireDocument({
    id: 'redirects',
    type: 'redirects',
    uid: null,
    data: {
      redirects: [
        { from: '/old', to: '/about', permanent: true },
        { from: ' /Soon/ ', to: '/programs?kind=camp', permanent: false },
        { from: '/about', to: '/aides', permanent: true },
        { from: '/evil', to: 'https://evil.example/', permanent: true },
        { from: '/evil-2', to: '//evil.example/', permanent: true },
        { from: '/evil-3', to: '/\\evil.example', permanent: true },
        { from: '/loop', to: '/loop', permanent: true },
        { from: '/loop-2', to: '/Loop-2/?again', permanent: true },
        { from: '/round', to: '/and-round', permanent: true },
        { from: '/and-round', to: '/round', permanent: false },
        { from: '/into-it', to: '/round', permanent: true },
        { from: '/ver%C3%A3o', to: '/f%C3%A9rias?a=b%20c', permanent: true },
        { from: '/older', to: '/old', permanent: true },
        { from: '/Search/', to: '/programs', permanent: true },
        { from: '/part', to: '/about#team', permanent: true },
        { from: '/%', to: '/about', permanent: true },
        { from: '/bad', to: '/%', permanent: true },
        { from: '/hidden', to: '/%2F%2Fevil.example', permanent: true },
        { from: null, to: null, permanent: true },
        { from: '/away', to: 'javascript:alert(1)', permanent: true },
        { from: 'https://example.org/away', to: '/about', permanent: true },
        { from: '/half\ud800', to: '/about', permanent: true },
      ],
    },
  }),
];

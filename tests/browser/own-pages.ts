import type { Writer } from '../../launch/writer.ts';
import { codes, type Language, languages } from './languages.ts';

const api = '/api/farol/v1';

/** The address of a page that one language has, and no other. */
export function onlyIn(language: Language): string {
  const prefix = { en: '', pt: '/pt', es: '/es', fr: '' }[language];
  return `${prefix}/only-in-${language}`;
}

export const film = {
  address: '/a-film',
  player: 'https://player.vimeo.com/video/1',
  caption: 'A day on the river',
};

/** What the tests want to see and the sample does not have. It is there before the site is. */
export async function writeOwnPages(writer: Writer): Promise<void> {
  const pages = [
    ...languages.map((language) => ({
      language,
      uid: `only-in-${language}`,
      title: `Only in ${language}`,
      slices: [],
    })),
    { language: 'en' as const, uid: film.address.slice(1), title: 'A film', slices: [video()] },
  ];
  const written: { document: string }[] = [];
  for (const { language, uid, title, slices } of pages) {
    const { document } = await writer.send<{ document: string }>('POST', `${api}/documents`, {
      type: 'dynamic_page',
      lang: codes[language],
      uid,
      title,
      data: {
        title: [{ type: 'heading1', text: title, spans: [] }],
        meta_description: `${title}: a page that stands here for the tests of the browser alone.`,
        slices,
      },
    });
    written.push({ document });
  }
  await writer.send('POST', `${api}/publications`, { documents: written });
}

function video() {
  return {
    id: 'video$1',
    slice_type: 'video',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    items: [],
    primary: { title: film.caption, url: film.player, caption: 'Filmed by the group.' },
  };
}

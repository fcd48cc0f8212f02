import type { TestService } from '../service.ts';

/** A small repository for the clients: articles that link to one another, in two languages. */
const models = [
  {
    type: 'CUSTOM_TYPE_INSERT',
    id: 'article',
    payload: {
      id: 'article',
      label: 'Article',
      repeatable: true,
      status: true,
      json: {
        Main: {
          uid: { type: 'UID', config: { label: 'UID' } },
          title: { type: 'StructuredText', config: { single: 'heading1' } },
          summary: { type: 'Text' },
          text: { type: 'StructuredText', config: { multi: 'paragraph,hyperlink' } },
          picture: { type: 'Image', config: { constraint: {}, thumbnails: [] } },
          related: { type: 'Link', config: { select: 'document' } },
          read_minutes: { type: 'Number' },
        },
      },
    },
  },
  {
    type: 'CUSTOM_TYPE_INSERT',
    id: 'settings',
    payload: {
      id: 'settings',
      label: 'Settings',
      repeatable: false,
      status: true,
      json: { Main: { name: { type: 'Text' } } },
    },
  },
];

export const title = (text: string) => [{ type: 'heading1', text, spans: [] }];

export interface Filled {
  ids: string[];
  /** A draft that nobody has published. */
  draft: string;
  settings: string;
}

/** 120 English articles (`article-1` …), the first with a Portuguese translation, and one settings document. */
export async function fill({ writer }: TestService): Promise<Filled> {
  await writer.send('POST', '/api/models/bulk-update', { changes: models });
  const create = async (body: object) =>
    (await writer.send<{ document: string }>('POST', '/api/farol/v1/documents', body)).document;
  const ids: string[] = [];
  for (let number = 1; number <= 120; number += 1)
    ids.push(
      await create({
        type: 'article',
        lang: 'en-us',
        uid: `article-${number}`,
        title: `Article ${number}`,
        tags: number % 2 === 0 ? ['even'] : ['odd', number < 10 ? 'small' : 'large'],
        data: {
          title: title(`Article “${number}”`),
          summary: number === 7 ? 'Crème brûlée on the quay' : `Summary ${number}`,
          read_minutes: number,
          ...(ids[0] ? { related: { link_type: 'Document', id: ids[0] } } : {}),
        },
      }),
    );
  const translated = await create({
    type: 'article',
    lang: 'pt-br',
    uid: 'artigo-1',
    title: 'Artigo 1',
    translationOf: ids[0],
    data: { title: title('Artigo 1') },
  });
  const settings = await create({
    type: 'settings',
    lang: 'en-us',
    title: 'Settings',
    data: { name: 'Farol' },
  });
  const documents = [...ids, translated, settings].map((document) => ({ document }));
  await writer.send('POST', '/api/farol/v1/publications', { documents });
  const draft = await create({
    type: 'article',
    lang: 'en-us',
    uid: 'not-yet',
    title: 'Not yet',
    data: { title: title('Not yet') },
  });
  return { ids, draft, settings };
}

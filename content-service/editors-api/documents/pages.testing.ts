import type { CustomTypeModel } from '@prismicio/client';
import type { AssetRecord } from '../../repository/asset-record.ts';
import { changeModels, setLanguages } from '../../repository/commands/settings.ts';
import { type ExampleOptions, exampleEditor } from '../editor.testing.ts';

const heading1 = {
  type: 'StructuredText',
  config: { label: 'Title', single: 'heading1' },
} as const;
const text = (label: string) => ({ type: 'Text', config: { label } }) as const;

function model(id: string, repeatable: boolean, json: CustomTypeModel['json']): CustomTypeModel {
  return { id, label: id, repeatable, status: true, json };
}

const page: CustomTypeModel['json'] = {
  Main: {
    uid: { type: 'UID', config: { label: 'Address' } },
    title: heading1,
    cover: { type: 'Image', config: { label: 'Picture', constraint: {}, thumbnails: [] } },
    body: {
      type: 'StructuredText',
      config: { label: 'Text', multi: 'paragraph,heading2,heading3,heading4,hyperlink,image' },
    },
    more: { type: 'Link', config: { label: 'More', select: null, allowText: true } },
  },
  Metadata: {
    meta_title: text('Title for search engines'),
    meta_description: text('Description for search engines'),
  },
};

const program: CustomTypeModel['json'] = {
  ...page,
  Main: {
    ...page.Main,
    countries: {
      type: 'Group',
      config: { label: 'Countries', fields: { code: text('Two-letter code') } },
    },
  },
};

const redirects: CustomTypeModel['json'] = {
  Main: {
    redirects: {
      type: 'Group',
      config: {
        label: 'Redirects',
        fields: {
          from: text('From'),
          to: text('To'),
          permanent: { type: 'Boolean', config: { label: 'For good' } },
        },
      },
    },
  },
};

/** The editors' API with types that have pages on the site, in three languages, and a picture without a description. */
export async function examplePages(options?: ExampleOptions) {
  const editor = await exampleEditor(undefined, options);
  const models = [
    model('dynamic_page', true, page),
    model('programs_overview', false, page),
    model('programs_details', true, program),
    model('redirects', false, redirects),
  ];
  await editor.repository.do(
    'test',
    changeModels(
      models.map((payload) => ({ type: 'CUSTOM_TYPE_INSERT', id: payload.id, payload })),
    ),
  );
  const languages = ['en-us', 'pt-br', 'fr-fr'].map((id) => ({ id, name: id }));
  await editor.repository.do('test', setLanguages(languages));
  await editor.repository.do('test', () => ({
    events: [{ kind: 'asset-stored', asset: picture }],
    answer: null,
  }));
  const browser = editor.browser();

  async function send(method: string, path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${editor.token}` };
    const response = await browser.send(method, path, body, headers);
    const answer = response.status === 204 ? null : await response.json();
    return { status: response.status, answer };
  }

  return {
    editor,
    repository: editor.repository,
    send,

    /** Writes a page as a draft; its title is its address. */
    async write(uid: string | null, more: PageOptions = {}): Promise<string> {
      const { lang = 'en-us', data = {}, translationOf, type = 'dynamic_page' } = more;
      const { status, answer } = await send('POST', '/documents', {
        type,
        lang,
        uid,
        title: uid ?? type,
        data: type === 'redirects' ? data : { ...wholeData(uid ?? type), ...data },
        translationOf,
      });
      if (status !== 201) throw new Error(JSON.stringify(answer));
      return answer.document;
    },

    /** Writes the next draft of a page. */
    async change(id: string, change: { uid?: string; data?: Record<string, unknown> }) {
      const { answer: whole } = await send('GET', `/documents/${id}`);
      const present = whole.draft ?? whole.published;
      const { status, answer } = await send('PUT', `/documents/${id}/draft`, {
        uid: change.uid ?? present.uid,
        data: { ...present.data, ...change.data },
        basedOn: present.id,
      });
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return answer.version as string;
    },

    async publish(...documents: string[]): Promise<void> {
      const body = { documents: documents.map((document) => ({ document })) };
      const { status, answer } = await send('POST', '/publications', body);
      if (status !== 201) throw new Error(JSON.stringify(answer));
    },
  };
}

export type ExamplePages = Awaited<ReturnType<typeof examplePages>>;

interface PageOptions {
  lang?: string;
  data?: Record<string, unknown>;
  translationOf?: string;
  type?: string;
}

/** Data that no check finds fault with. */
export function wholeData(title: string): Record<string, unknown> {
  return {
    title: [{ type: 'heading1', text: title, spans: [] }],
    meta_description: 'What somebody reads who finds this page in a search engine.',
  };
}

export const picture: AssetRecord = {
  id: 'Zpicture00000001',
  hash: 'a'.repeat(64),
  filename: 'boat.jpg',
  mime: 'image/jpeg',
  extension: 'jpg',
  kind: 'image',
  size: 1000,
  width: 1600,
  height: 1200,
  notes: null,
  credits: null,
  alt: null,
  tags: [],
  createdAt: 0,
  lastModified: 0,
  uploader: 'test',
};

export const shown = (id: string, alt: string | null = null) => ({
  id,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  dimensions: { width: 1600, height: 1200 },
  alt,
});

export const linkTo = (id: string) => ({ link_type: 'Document', id, text: 'more' });

import { expect, it } from 'vitest';
import type { IncomingDocument } from './incoming.ts';
import { pushableDocuments } from './pushed-documents.ts';
import { emptyReport } from './report.ts';

const waiting = new Map([['summer', 'v1']]);

function page(id: string, different: Partial<IncomingDocument>): IncomingDocument {
  return {
    id,
    group: id,
    type: 'page',
    lang: 'en-us',
    archived: false,
    firstPublished: null,
    versions: [{ id: 'v1', title: id, uid: id, tags: [], note: '', origin: null }],
    published: null,
    draft: null,
    releases: new Map(),
    content: async () => ({}),
    ...different,
  };
}

it('says of each document what goes and what stays', () => {
  const report = emptyReport();
  const documents = [
    page('published', { published: 'v1' }),
    page('changed', { published: 'v1', draft: 'v1', releases: waiting }),
    page('in a release alone', { releases: waiting }),
    page('archived', { archived: true, releases: waiting }),
    page('german', { lang: 'de-de', draft: 'v1', releases: waiting }),
  ];
  const pushable = pushableDocuments([{ id: 'en-us' }], documents, report);
  expect(pushable.map(({ id }) => id)).toEqual(['published', 'changed', 'in a release alone']);
  expect(report.problems).toEqual([
    'page “changed” (changed, en-us) goes as it is published; its draft stays here.',
    'page “changed” (changed, en-us) goes without what waits in a release.',
    'page “in a release alone” (in a release alone, en-us) goes as it waits in a release.',
    'page “archived” (archived, en-us) stays: it is archived.',
    'page “german” (german, de-de) stays: there is no language de-de there.',
  ]);
});

import { expect, it } from 'vitest';
import type { IncomingDocument } from './incoming.ts';
import { pushableDocuments, pushedVersion } from './pushed-documents.ts';
import { emptyReport } from './report.ts';

const waiting = new Map([['summer', 'waiting']]);

const version = (id: string) => ({ id, title: id, uid: id, tags: [], note: '', origin: null });

function page(id: string, different: Partial<IncomingDocument>): IncomingDocument {
  return {
    id,
    group: id,
    type: 'page',
    lang: 'en-us',
    archived: false,
    firstPublished: null,
    versions: ['published', 'draft', 'waiting', 'discarded'].map(version),
    published: null,
    draft: null,
    releases: new Map(),
    unpublishedIn: new Set(),
    releaseBases: new Map(),
    content: async () => ({}),
    ...different,
  };
}

it('says of each document what goes and what stays', () => {
  const report = emptyReport();
  const documents = [
    page('public', { published: 'published' }),
    page('changed', { published: 'published', draft: 'draft', releases: waiting }),
    page('new', { draft: 'draft' }),
    page('planned', { releases: waiting }),
    page('planned twice', { releases: new Map([...waiting, ['winter', 'waiting']]) }),
    page('archived', { archived: true, releases: waiting }),
    page('german', { lang: 'de-de', draft: 'draft', releases: waiting }),
  ];
  const pushable = pushableDocuments([{ id: 'en-us' }], documents, report);
  expect(pushable.map((each) => [each.id, pushedVersion(each).id])).toEqual([
    ['public', 'published'],
    ['changed', 'published'],
    ['new', 'draft'],
    ['planned', 'waiting'],
    ['planned twice', 'waiting'],
  ]);
  expect(report.problems).toEqual([
    'page “published” (changed, en-us) goes as it is published; its draft stays here.',
    'page “published” (changed, en-us) goes without what waits in a release.',
    'page “waiting” (planned, en-us) goes as it waits in a release.',
    'page “waiting” (planned twice, en-us) goes as it waits in one of 2 releases.',
    'page “draft” (german, de-de) stays: there is no language de-de there.',
  ]);
});

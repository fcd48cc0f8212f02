import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { type Content, noContent } from './content.ts';
import {
  copyAll,
  copyChanges,
  copyPublication,
  type Source,
  validateAll,
  wantedRef,
} from './copy.ts';
import { read } from './document.ts';
import { StandIn, standInSource, type WireDocument, wireDocument } from './service.testing.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, number) => wireDocument({ id: `d${number}` }));

let service: StandIn;

beforeEach(async () => {
  service = await StandIn.start(many(250));
});
afterEach(() => service.stop());

const source = (wanted?: Source['wanted']) => standInSource(service, wanted);

async function whole(): Promise<Content> {
  return (await copyAll(source(), service.master, noContent)).content;
}

const searches = () => service.asked.filter((url) => url.includes('/documents/search'));
const idsOf = ({ documents }: Content) => documents.map(({ id }) => id).sort();
const dataOf = (content: Content, id: string) => {
  const document = content.byId(id);
  return document && read(document).data;
};
const publishedIds = () => service.published.map(({ id }) => id).sort();
const later = (fields: Partial<WireDocument> & { id: string }) =>
  wireDocument({ last_publication_date: '2026-02-01T10:00:00+0000', ...fields });

describe('a whole copy', () => {
  it('has every document in every language, by pages of 100', async () => {
    const content = await whole();
    expect(idsOf(content)).toEqual(publishedIds());
    expect(content.ref).toBe('ref1');
    expect(searches()).toHaveLength(3);
    for (const url of searches()) expect(url).toMatch(/ref=ref1.*lang=\*|lang=\*.*ref=ref1/);
  });

  it('of nothing is nothing', async () => {
    service.publish([], publishedIds());
    expect((await whole()).documents.length).toBe(0);
  });

  /** Each page of a whole copy has these fields instead. */
  function answers(fields: (page: number, times: number) => object) {
    const asked = new Map<number, number>();
    service.altered = (url, body) => {
      if (url.searchParams.has('q') || !('page' in body)) return body;
      const page = Number(body.page);
      asked.set(page, (asked.get(page) ?? 0) + 1);
      return { ...body, ...fields(page, asked.get(page) ?? 0) };
    };
  }

  it.each([
    ['nothing comes', () => ({ results: [] })],
    ['other documents come each time', (_: number, times: number) => ({ results: many(times) })],
    [
      'another number is said each time',
      (_: number, times: number) => ({ total_results_size: 250 + times }),
    ],
  ])('is refused where %s', async (_, fields) => {
    answers(fields);
    await expect(whole()).rejects.toThrow(/^(Ref ref1 has no document|The service says that ref)/);
  });

  it.each([
    [
      'a page is missing',
      (page: number) => (page === 2 ? { results: [] } : {}),
      'The service says that ref ref1 has 250 documents, but lists 100.',
    ],
    [
      'the same page comes again',
      () => ({ results: many(100) }),
      'The service says that ref ref1 has 250 documents, but lists 100.',
    ],
    [
      'the same page comes again with a document without an id',
      () => ({ results: [...many(100), wireDocument({ id: '' })] }),
      'The service says that ref ref1 has 250 documents, but lists 101.',
    ],
    [
      'the number is too small',
      () => ({ total_results_size: 1 }),
      'The service says that ref ref1 has 1 documents, but lists 250.',
    ],
  ])('has what a service lists twice where %s, and says so', async (_, fields, fault) => {
    answers(fields);
    const copy = await copyAll(source(), service.master, noContent);
    expect(copy.fault).toBe(fault);
    expect(copy.content.byId('d99')).toBeDefined();
  });

  it('counts documents without an id, however many there are', async () => {
    const without = Array.from({ length: 120 }, () => wireDocument({ id: '' }));
    service.publishOnly([...many(150), ...without]);
    const { content, fault } = await copyAll(source(), service.master, noContent);
    expect([content.documents.length, fault]).toEqual([150, null]);
  });

  it('is refused where a service lists other documents without an end', async () => {
    answers((page) => ({ results: [wireDocument({ id: `p${page}` })], next_page: 'http://more/' }));
    await expect(whole()).rejects.toThrow('Ref ref1 has more than 1000 pages of documents.');
  });

  it('is refused where a service lists more documents than the site can hold', async () => {
    answers((page) => ({
      results: Array.from({ length: 10_000 }, (_, at) => ({ id: `${page}-${at}`, type: 'theirs' })),
      total_results_size: 1e9,
    }));
    await expect(whole()).rejects.toThrow('Ref ref1 has more documents than this site can hold.');
    expect(searches()).toHaveLength(11);
  });

  it('is refused where its documents are longer than the site can hold', async () => {
    const small = { ...source(), maxBytes: 2_000 };
    await expect(copyAll(small, service.master, noContent)).rejects.toThrow(
      'Ref ref1 has more documents than this site can hold.',
    );
    expect(searches()).toHaveLength(1);
  });

  it('has what is there, and not what left, where a page is missing', async () => {
    const before = await whole();
    const ref = service.publish([], ['d7', 'd249']);
    answers((page) => (page === 1 ? {} : { results: [] }));
    const { content } = await copyAll(source(), ref, before);
    expect(idsOf(content)).toEqual(publishedIds());
  });

  it.each([
    ['has no documents', []],
    ['has none that fits', [wireDocument({ id: 'd1', uid: 'no address' })]],
  ])('is refused where it %s and there were some', async (_, documents) => {
    const before = await whole();
    service.addRef('empty', documents);
    await expect(copyAll(source(), 'empty', before)).rejects.toThrow(
      'Ref empty has no document that can be shown.',
    );
  });

  it('reports documents that do not fit, and keeps their last good version', async () => {
    const before = await whole();
    service.publish([
      wireDocument({ id: 'd1', uid: 'no address' }),
      wireDocument({ id: 'new', uid: 'no address' }),
      wireDocument({ id: 'theirs', type: 'settings' }),
    ]);
    const { content, invalid } = await copyAll(source(), 'ref2', before);
    expect(invalid.map(({ id }) => id).sort()).toEqual(['d1', 'new']);
    expect(content.byId('d1')).toBe(before.byId('d1'));
    expect([...content.others].sort()).toEqual(['new', 'theirs']);
  });
});

describe('the ref that is shown', () => {
  beforeEach(() => service.addRef('spring~ref1', [], { id: 'r1', label: 'Spring' }));

  it.each([
    [{ by: 'master' }, 'ref1'],
    [{ by: 'release id', value: 'r1' }, 'spring~ref1'],
    [{ by: 'release label', value: 'Spring' }, 'spring~ref1'],
    [{ by: 'ref', value: 'anything' }, 'anything'],
  ] as const)('for %j is %s', async (wanted, ref) => {
    expect(await wantedRef(source(wanted))).toBe(ref);
  });

  it('is missing where there is no such release', async () => {
    const asked = wantedRef(source({ by: 'release id', value: 'none' }));
    await expect(asked).rejects.toThrow('Ref could not be found.');
  });
});

describe('a publication', () => {
  it('changes only what it names', async () => {
    const before = await whole();
    service.asked.length = 0;
    const title = [{ type: 'heading1', text: 'Changed', spans: [] }];
    const ref = service.publish([wireDocument({ id: 'd7', data: { title } })], ['d9']);
    const change = { ref, published: ['d7'], unpublished: ['d9'] };
    const { content } = await copyPublication(source(), change, before);
    expect(content.ref).toBe('ref2');
    expect(dataOf(content, 'd7')).toMatchObject({ title });
    expect(idsOf(content)).toEqual(publishedIds());
    expect(before.byId('d9')).toBeDefined();
    expect(searches()).toHaveLength(1);
  });

  it('brings the translations along, which name the document too', async () => {
    const english = { id: 'd7', type: 'dynamic_page', lang: 'en-us' };
    const french = { id: 'f7', type: 'dynamic_page', lang: 'fr-fr' };
    const before = await whole();
    const ref = service.publish([
      wireDocument({ ...french, alternate_languages: [english] }),
      wireDocument({ ...english, alternate_languages: [french] }),
    ]);
    const change = { ref, published: ['f7'], unpublished: [] };
    const { content } = await copyPublication(source(), change, before);
    expect(content.byId('d7')?.alternate_languages).toEqual([french]);

    const gone = service.publish([wireDocument(english)], ['f7']);
    const leaving = { ref: gone, published: [], unpublished: ['f7'] };
    const after = await copyPublication(source(), leaving, content);
    expect(after.content.byId('d7')?.alternate_languages).toEqual([]);
    expect(after.content.byId('f7')).toBeUndefined();
  });
});

describe('a publication whose documents come with others', () => {
  /** Each answer to a question by ids has this as well. */
  const comesWith = (other: object) => {
    service.altered = (url, body) =>
      url.searchParams.has('q') && 'results' in body && Array.isArray(body.results)
        ? { ...body, results: [...body.results, other] }
        : body;
  };

  it.each([
    ['a document more', wireDocument({ id: 'other' })],
    ['a document without an id', { ...wireDocument({ id: 'x' }), id: null }],
  ])('is applied without %s', async (_, other) => {
    const before = await whole();
    comesWith(other);
    const ref = service.publish([wireDocument({ id: 'd7', uid: 'new-uid' })]);
    const change = { ref, published: ['d7'], unpublished: [] };
    const { content } = await copyPublication(source(), change, before);
    expect(content.byId('d7')?.uid).toBe('new-uid');
    expect(idsOf(content)).toEqual(publishedIds());
  });

  it('is refused where one of them is missing', async () => {
    const before = await whole();
    comesWith(wireDocument({ id: 'other' }));
    const ref = service.publish([], ['d7']);
    const change = { ref, published: [], unpublished: ['d7'] };
    await expect(copyPublication(source(), change, before)).rejects.toThrow('and gave others');
  });
});

describe('a publication whose documents are not there', () => {
  it.each([
    ['it published', ['d7'], []],
    ['it unpublished, and those it published', ['d7'], ['d9']],
  ])('is copied whole: %s', async (_, published, unpublished) => {
    const before = await whole();
    const ref = service.publish([], ['d7', 'd8', 'd9']);
    const { content } = await copyPublication(source(), { ref, published, unpublished }, before);
    expect(idsOf(content)).toEqual(publishedIds());
  });

  it('is refused where nothing else is there either', async () => {
    const before = await whole();
    const ref = service.publish([], publishedIds());
    const change = { ref, published: ['d7'], unpublished: [] };
    await expect(copyPublication(source(), change, before)).rejects.toThrow('no document');
  });
});

describe('changes nobody told of', () => {
  it('are found by their dates', async () => {
    const before = await whole();
    service.asked.length = 0;
    const ref = service.publish([later({ id: 'd3' }), later({ id: 'fresh' })]);
    const { content } = await copyChanges(source(), ref, before);
    expect(idsOf(content)).toEqual(publishedIds());
    expect(searches().length).toBeLessThan(5);
  });

  it('are copied whole where documents left', async () => {
    const before = await whole();
    const ref = service.publish([later({ id: 'd3' })], ['d4', 'd5']);
    const { content } = await copyChanges(source(), ref, before);
    expect(idsOf(content)).toEqual(publishedIds());
  });

  it('are copied whole where they are many', async () => {
    const before = await whole();
    const ref = service.publish(many(150).map(({ id }) => later({ id })));
    const { content } = await copyChanges(source(), ref, before);
    expect(content.byId('d149')?.last_publication_date).toContain('2026-02');
  });

  it('are copied whole where it is not known which content they follow', async () => {
    const before = (await whole()).with({ ref: '', changed: [], gone: [], others: [] });
    const title = [{ type: 'heading1', text: 'Changed, with the date of before', spans: [] }];
    const ref = service.publish([wireDocument({ id: 'd3', data: { title } })]);
    const { content } = await copyChanges(source(), ref, before);
    expect(dataOf(content, 'd3')).toMatchObject({ title });
  });

  it('of a release are copied whole', async () => {
    const before = await whole();
    service.addRef('spring', [wireDocument({ id: 'only' })]);
    const { content } = await copyChanges(source({ by: 'ref', value: 'spring' }), 'spring', before);
    expect(idsOf(content)).toEqual(['only']);
  });
});

describe('documents from outside', () => {
  const documents = many(200).map((each) => ({
    ...each,
    data: { title: [{ type: 'heading1', text: 'word '.repeat(2_000), spans: [] }] },
  }));

  it('are validated while others have their turn', async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 0);
    const began = workedMs();
    await validateAll(documents, noContent);
    clearInterval(counting);
    expect(turns).toBeGreaterThan((workedMs() - began) / 50);
  });

  it('that are as they were are the same ones', async () => {
    const content = await whole();
    const [first, ...others] = await validateAll(service.published, content);
    expect(first?.kind === 'document' && first.document).toBe(content.byId('d0'));
    expect(others).toHaveLength(249);
    const [other] = await validateAll(documents.slice(0, 1), content);
    expect(other?.kind === 'document' && other.document).not.toBe(content.byId('d0'));
  });
});

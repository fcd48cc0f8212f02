import { describe, expect, it } from 'vitest';
import { checkText, type TextContext } from './check-text.ts';

const context: TextContext = {
  target: (id) => (id === 'shown' ? 'published' : id === 'draft' ? 'unpublished' : 'nothing'),
  isFile: (id) => id.startsWith('file'),
  isDescribed: (id) => id === 'file-with-words',
  isAddress: (path) => path === '/programs/lisbon',
};
const heading = (level: number, text: string) => ({ type: `heading${level}`, text, spans: [] });
const whole = { title: [heading(1, 'About us')], lead: 'Who we are.' };

function found(data: Record<string, unknown>, text: { type?: string; uid?: string | null } = {}) {
  const { type = 'dynamic_page', uid = 'about' } = text;
  return checkText({ type, uid, data: { ...whole, ...data } }, context).map(({ rule, path }) => [
    rule,
    path,
  ]);
}

it('says nothing of a page that is whole', () => {
  expect(found({})).toEqual([]);
});

describe('titles, descriptions and addresses', () => {
  it.each([
    [{ title: [] }, 'no-title', 'data.title'],
    [{ title: [heading(1, '  ')] }, 'no-title', 'data.title'],
    [{ meta_title: 'x'.repeat(61) }, 'long-title', 'data.meta_title'],
    [{ lead: '' }, 'no-description', 'data.meta_description'],
    [{ lead: 'x'.repeat(161) }, 'long-description', 'data.lead'],
  ])('%j: %s', (data, rule, path) => {
    expect(found(data)).toEqual([[rule, path]]);
  });

  it('takes what was written for search engines for the title', () => {
    expect(found({ title: [heading(1, 'x'.repeat(200))], meta_title: 'Short' })).toEqual([]);
  });

  it('misses an address where the type has one', () => {
    expect(found({}, { uid: null })).toEqual([['no-address', 'uid']]);
    expect(found({}, { type: 'programs_overview', uid: null })).toEqual([]);
  });

  it('asks nothing of what is no page, and no title of the home page', () => {
    expect(found({ title: [], lead: '' }, { type: 'layout', uid: null })).toEqual([]);
    expect(found({ title: '' }, { type: 'homepage', uid: null })).toEqual([]);
  });
});

describe('pictures', () => {
  const picture = (id: string, alt: string | null = null) => ({ id, alt, dimensions: {} });

  it.each([
    [picture('file'), ['no-picture-description']],
    [picture('file', 'A boat'), []],
    [picture('file', ''), []],
    [picture('file-with-words'), []],
    [picture('gone'), ['link-to-nothing']],
    [{ ...picture('file', 'A boat'), square: picture('file') }, []],
    [
      { ...picture('file', 'A boat'), linkTo: { link_type: 'Document', id: 'draft' } },
      ['link-to-unpublished'],
    ],
  ])('%j', (cover, expected) => {
    expect(found({ cover }).map(([rule]) => rule)).toEqual(expected);
  });
});

describe('links', () => {
  it.each([
    [{ link_type: 'Document', id: 'shown' }, []],
    [{ link_type: 'Document', id: 'draft' }, ['link-to-unpublished']],
    [{ link_type: 'Document', id: 'gone' }, ['link-to-nothing']],
    [{ link_type: 'Media', id: 'file' }, []],
    [{ link_type: 'Media', id: 'gone' }, ['link-to-nothing']],
    [{ link_type: 'Any', text: 'Read more' }, ['link-to-nothing']],
    [{ link_type: 'Web', url: 'https://example.org/programs/x' }, []],
    [{ link_type: 'Web', url: '/programs/lisbon?from=home#dates' }, []],
    [{ link_type: 'Web', url: '/pt/programs/lisboa' }, ['link-to-nothing']],
    [{ link_type: 'Web', url: '/PT/Programs//lisboa/' }, ['link-to-nothing']],
    [{ link_type: 'Web', url: '/%70rograms/lisboa' }, ['link-to-nothing']],
    [{ link_type: 'Web', url: '/programs/%zz' }, ['link-to-nothing']],
    [{ link_type: 'Web', url: '/Programs/%6Cisbon/' }, []],
    [{ link_type: 'Web', url: '//programs/lisboa' }, []],
    [{ link_type: 'Web', url: '/search?q=lisbon' }, []],
  ])('%j', (more, expected) => {
    expect(found({ more }).map(([rule]) => rule)).toEqual(expected);
  });

  it('are found within a text', () => {
    const data = { link_type: 'Document', id: 'gone' };
    const body = [{ type: 'paragraph', text: 'here', spans: [{ type: 'hyperlink', data }] }];
    expect(found({ body })).toEqual([['link-to-nothing', 'data.body[0].spans[0].data']]);
  });
});

describe('headings', () => {
  it.each([
    [[2, 3, 3, 2, 3], []],
    [[3], ['data.body[0]']],
    [[2, 4], ['data.body[1]']],
    [[2, 1], ['data.body[1]']],
  ])('in the order %j', (levels, expected) => {
    const body = levels.map((level) => heading(level, 'Words'));
    expect(found({ body })).toEqual(expected.map((path) => ['heading-order', path]));
  });

  it('go on from the title of their section', () => {
    const slice = (title: string) => ({
      slice_type: 'text',
      primary: { title, body: [heading(3, 'Words')] },
    });
    expect(found({ slices: [slice('A title')] })).toEqual([]);
    expect(found({ slices: [slice('')] })).toEqual([
      ['heading-order', 'data.slices[0].primary.body[0]'],
    ]);
  });

  it('say something', () => {
    expect(found({ body: [heading(2, ' ')] })).toEqual([['empty-heading', 'data.body[0]']]);
  });
});

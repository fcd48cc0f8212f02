import { describe, expect, it, vi } from 'vitest';
import { alignSections } from './align-sections.ts';
import { joinTexts } from './join-texts.ts';
import type { TextModels } from './map-fields.ts';

const section = (id: string, slice_type: string, primary: Record<string, unknown> = {}) => ({
  id,
  slice_type,
  variation: 'default',
  primary,
  items: [],
});

describe('alignSections', () => {
  const pairs = (source: readonly object[], target: readonly object[]) =>
    alignSections(source, target).map(({ source, target }) => `${source}-${target}`);

  it('brings sections together by their ids, wherever they stand', () => {
    const [a, b] = [section('a', 'text'), section('b', 'text')];
    expect(pairs([a, b], [b, a])).toEqual(['0-1', '1-0']);
  });

  it('brings others together by kind, in their order', () => {
    const source = [section('1', 'hero'), section('2', 'text'), section('3', 'text')];
    const target = [section('4', 'text'), section('5', 'hero'), section('6', 'text')];
    expect(pairs(source, target)).toEqual(['0-1', '1-0', '2-2']);
  });

  it('leaves what only one of them has where it stands', () => {
    const source = [section('1', 'hero'), section('2', 'text')];
    const target = [section('1', 'hero'), section('9', 'quote')];
    expect(pairs(source, target)).toEqual(['0-0', 'null-1', '1-null']);
    expect(pairs(source, [])).toEqual(['0-null', '1-null']);
    expect(pairs([], target)).toEqual(['null-0', 'null-1']);
  });

  it('never takes the partner of another', () => {
    const source = [section('1', 'text'), section('2', 'text')];
    expect(pairs(source, [section('2', 'text')])).toEqual(['0-null', '1-0']);
  });
});

const models: TextModels = {
  fields: {
    title: { type: 'Text' },
    tag: { type: 'Text', config: { sameEverywhere: true } },
    prose: { type: 'StructuredText' },
    price: { type: 'Number' },
    cover: { type: 'Image' },
    more: { type: 'Link' },
    dates: {
      type: 'Group',
      config: { fields: { name: { type: 'Text' }, from: { type: 'Date' } } },
    },
    body: { type: 'Slices', config: { choices: { quote: { type: 'SharedSlice' } } } },
  },
  slice: () => ({
    variations: [{ id: 'default', primary: { words: { type: 'Text' }, size: { type: 'Select' } } }],
  }),
};
const english = {
  title: 'Lisbon',
  tag: 'sea',
  price: 950,
  cover: { id: 'new', edit: {}, alt: 'A tram' },
  more: { link_type: 'Document', id: 'pt-guide', text: 'More' },
  dates: [
    { name: 'Spring', from: '2027-04-01' },
    { name: 'Autumn', from: '2027-10-01' },
  ],
  body: [
    section('a', 'quote', { words: 'Well', size: 'big' }),
    section('b', 'quote', { words: 'New' }),
  ],
};
const portuguese = {
  title: 'Lisboa',
  tag: 'mar',
  prose: [{ type: 'paragraph', text: 'Só aqui', spans: [] }],
  price: 900,
  cover: { id: 'old', edit: {}, alt: 'Um bonde' },
  more: { link_type: 'Web', url: '/', text: 'Mais' },
  dates: [{ name: 'Primavera', from: '2026-04-01' }],
  body: [section('a', 'quote', { words: 'Bem', size: 'small' })],
};

describe('joinTexts', () => {
  it('takes what carries no words from one language, and leaves the words of the other', () => {
    const joined = joinTexts({ form: english, words: portuguese, otherwise: 'no words' }, models);
    expect(joined).toEqual({
      title: 'Lisboa',
      tag: 'sea',
      prose: portuguese.prose,
      price: 950,
      cover: { id: 'new', edit: {}, alt: 'Um bonde' },
      more: { link_type: 'Document', id: 'pt-guide', text: 'Mais' },
      dates: [{ name: 'Primavera', from: '2027-04-01' }, { from: '2027-10-01' }],
      body: [section('a', 'quote', { words: 'Bem', size: 'big' }), section('b', 'quote', {})],
    });
  });

  it('writes words into a form, which keeps what it has besides', () => {
    const joined = joinTexts(
      { form: portuguese, words: english, otherwise: 'words of the form' },
      models,
    );
    expect(joined).toMatchObject({
      title: 'Lisbon',
      prose: portuguese.prose,
      price: 900,
      cover: { id: 'old', alt: 'A tram' },
      more: { link_type: 'Web', text: 'More' },
      dates: [
        { name: 'Spring', from: '2026-04-01' },
        { name: 'Autumn', from: '2027-10-01' },
      ],
      body: [
        section('a', 'quote', { words: 'Well', size: 'small' }),
        section('b', 'quote', { words: 'New' }),
      ],
    });
  });

  const lists: TextModels = {
    fields: {
      days: {
        type: 'Group',
        config: {
          fields: { name: { type: 'Text' }, picture: { type: 'Image' }, at: { type: 'Select' } },
        },
      },
      doors: { type: 'Link', config: { repeat: true } },
    },
    slice: () => undefined,
  };
  const joinLists = (form: Record<string, unknown>, words: Record<string, unknown>) =>
    joinTexts({ form, words, otherwise: 'no words' }, lists);
  const day = (id: string, name?: string) => ({
    picture: { id, edit: { x: 0 }, alt: null },
    ...(name ? { name } : {}),
  });

  it.each([
    ['came in front', ['new', 'a', 'b'], ['new -', 'a A', 'b B']],
    ['went', ['b'], ['a A', 'b B']],
    ['moved', ['b', 'a'], ['b B', 'a A']],
    ['came in another’s place', ['a', 'new'], ['a A', 'new B']],
    ['came where others went', ['x', 'y', 'b'], ['a A', 'x -', 'y -', 'b B']],
  ])('knows the items of a list by what carries no words, where one %s', (_, source, found) => {
    const joined = joinLists(
      { days: source.map((id) => day(id, 'Words')) },
      { days: [day('a', 'A'), day('b', 'B')] },
    );
    const told = ({ picture, name = '-' }: ReturnType<typeof day>) => `${picture.id} ${name}`;
    expect(JSON.parse(JSON.stringify(joined.days)).map(told)).toEqual(found);
  });

  it.each([
    ['only words', [{ name: 'Um' }, { name: 'Dois' }], {}],
    [
      'the same in each',
      [
        { name: 'Um', at: 'noon' },
        { name: 'Dois', at: 'noon' },
      ],
      { at: 'noon' },
    ],
    ['nothing alike', [day('x', 'Um'), day('y', 'Dois')], day('a')],
  ])('leaves a list as it is where its items cannot be told, as they have %s', (_, days, form) => {
    const left = vi.fn();
    const both = { form: { days: [form, form, form] }, words: { days } };
    expect(joinTexts({ ...both, otherwise: 'no words', left }, lists)).toEqual({ days });
    expect(left).toHaveBeenCalledOnce();
    expect(joinLists({ days: [form, form] }, { days }).days).toHaveLength(2);
    expect(joinLists({ days: [form] }, { days: [] })).toEqual({ days: [form] });
  });

  it('leaves every item at its place in the form, where a path leads to it', () => {
    const both = {
      form: { days: [day('b', 'Two'), day('c', 'Three')] },
      words: { days: [day('a', 'Um'), day('b', 'Dois'), day('c', 'Três')] },
    };
    expect(joinTexts({ ...both, otherwise: 'no words', isFormOnly: true }, lists)).toEqual({
      days: [day('b', 'Dois'), day('c', 'Três')],
    });
  });

  it('knows the links of a list by where they lead', () => {
    const door = (url: string, text: string) => ({ link_type: 'Web', url, text });
    expect(
      joinLists(
        { doors: [door('/new', 'New'), door('/a', 'A'), door('/b', 'B')] },
        { doors: [door('/a', 'Um'), door('/b', 'Dois')] },
      ).doors,
    ).toEqual([{ link_type: 'Web', url: '/new' }, door('/a', 'Um'), door('/b', 'Dois')]);
  });

  it('is the same document where both are', () => {
    expect(joinTexts({ form: english, words: english, otherwise: 'no words' }, models)).toEqual(
      english,
    );
  });
});

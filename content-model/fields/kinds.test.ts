import { describe, expect, it } from 'vitest';
import { kindOf } from './kinds.ts';

const place = { latitude: 38.7, longitude: -9.1 };
const blocks = [{ type: 'paragraph', text: 'A tram', spans: [] }];
const cells = { rows: [{ cells: [{ content: blocks }, { content: [] }] }] };

describe('a kind of field', () => {
  it.each([
    ['UID', 'lisbon', undefined, [], []],
    ['Text', 'Lisbon', 'Lisbon', ['Lisbon'], ['Lisbon']],
    ['Select', 'a', 'a', ['a'], ['a']],
    ['Color', '#0c2f4a', '#0c2f4a', [], ['#0c2f4a']],
    ['Number', 7, 7, [], [7]],
    ['Range', 7, 7, [], [7]],
    ['Boolean', true, true, [], [true]],
    ['Date', '1970-01-02', '1970-01-02', [], [86_400_000]],
    ['Timestamp', '1970-01-02T01:00:00+0100', '1970-01-02T00:00:00+0000', [], [86_400_000]],
    ['GeoPoint', place, place, [], [place]],
    [
      'Embed',
      { embed_url: 'https://a.example' },
      { embed_url: 'https://a.example' },
      [],
      ['https://a.example'],
    ],
    ['IntegrationFields', { price: 7 }, { price: 7 }, [], ['']],
    ['StructuredText', blocks, undefined, ['A tram'], ['A tram']],
    ['StructuredText', [{ type: 'image' }], undefined, [], ['']],
    ['Link', { link_type: 'Document', id: 'x', text: 'More' }, undefined, ['More'], ['x']],
    [
      'Link',
      [{ link_type: 'Web', url: 'https://a.example' }, { link_type: 'Any' }],
      undefined,
      [],
      ['https://a.example'],
    ],
    ['Image', { id: 'picture' }, undefined, [], ['picture']],
    ['Table', { body: cells }, undefined, ['A tram'], ['']],
  ])('%s of %j is written, read and compared', (type, stored, written, texts, values) => {
    const kind = kindOf(type);
    expect(kind?.write?.(stored, {})).toEqual(written);
    expect([...(kind?.texts?.(stored) ?? [])]).toEqual(texts);
    expect(kind?.values?.(stored, {})).toEqual(values);
  });

  it.each([
    ['Text', null, []],
    ['Color', null, []],
    ['Number', null, []],
    ['Boolean', false, [false]],
    ['Date', null, []],
    ['Timestamp', null, []],
    ['GeoPoint', {}, []],
    ['Embed', {}, []],
    ['IntegrationFields', null, []],
    ['Link', undefined, []],
    ['StructuredText', undefined, []],
  ])('%s of nothing is written as %j and compared as %j', (type, written, values) => {
    expect(kindOf(type)?.write?.(undefined, {})).toEqual(written);
    expect(kindOf(type)?.values?.(undefined, {})).toEqual(values);
  });

  it('is none where nobody knows it', () => {
    expect(['Separator', 'Group', 'toString', 7].map(kindOf)).toEqual(Array(4).fill(undefined));
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Document } from './content.ts';
import { documentIn, lineOf, packed } from './packed.ts';
import { wireDocument } from './stand-in.ts';

/** What the content service sends has the shape of the models. */
const document = wireDocument({
  id: 'a',
  tags: ['a\t"data":{}', ',\\t"data":'],
  data: { title: [{ type: 'heading1', text: 'Tab\there, “quotes”, \u2028 and 🏝', spans: [] }] },
}) as unknown as Document;

describe('a packed document', () => {
  it('says what the document says', () => {
    expect(packed(document)).toEqual(document);
    expect({ ...packed(document) }).toEqual(document);
    expect(JSON.parse(JSON.stringify(packed(document)))).toEqual(document);
  });

  it('is a line of JSON, and comes back from it', () => {
    const line = lineOf(packed(document));
    expect(JSON.parse(line.toString())).toEqual(document);
    expect(line.includes('\n')).toBe(false);
    expect(documentIn(line)).toEqual(document);
    expect(lineOf(documentIn(line))).toBe(line);
  });

  it('comes from a line that was written otherwise, too', () => {
    expect(documentIn(Buffer.from(JSON.stringify(document)))).toEqual(document);
  });

  it.each([
    ['no field', {}],
    ['short fields', { kind: 'exchange', name: '' }],
    ['a long field', { text: 'long '.repeat(100) }],
    ['long fields with odd names', { 'a":b': 'x'.repeat(400), é: 'x'.repeat(400), 'a\tb': {} }],
    [
      'short and long fields in any order',
      { text: '\t“",'.repeat(100), kind: 'exchange', list: [{ text: '}'.repeat(400) }], weeks: 4 },
    ],
  ])('of %s says what it says', (_, data) => {
    const one = { ...document, data } as unknown as Document;
    expect(packed(one)).toEqual(one);
    expect(documentIn(lineOf(packed(one)))).toEqual(one);
    expect({ ...packed(one).data }).toEqual(data);
    expect(JSON.parse(lineOf(packed(one)).toString())).toEqual(one);
  });

  it('reads a long field once, and when it is asked for', () => {
    const one = { ...document, data: { kind: 'exchange', text: ['long '.repeat(100)] } };
    const { data } = packed(one as unknown as Document);
    const text = () => (data as { text?: unknown }).text;
    const parse = vi.spyOn(JSON, 'parse');
    expect(data).toHaveProperty('kind', 'exchange');
    expect(parse).not.toHaveBeenCalled();
    expect(text()).toBe(text());
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });

  it('is packed once', () => {
    const once = packed(document);
    expect(packed(once)).toBe(once);
  });

  it('reads its fields once while they are in use', () => {
    const { data } = packed(document);
    const held = packed(document);
    const first = held.data;
    expect(held.data).toBe(first);
    expect(first).toEqual(data);
  });
});

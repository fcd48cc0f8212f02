import { describe, expect, it } from 'vitest';
import { bothMaps, everything, ofField, pickedByModel, selectionsByType } from './selection.ts';

describe('selectionsByType', () => {
  it('sorts fields by type, however they are listed', () => {
    const selections = selectionsByType(
      '[my.page.title, page.stops.name,author.name] page nonsense.',
    );
    expect([...selections.keys()]).toEqual(['page', 'author', 'nonsense']);
    const page = selections.get('page') ?? everything;
    expect(ofField(page, 'title')).toBe(everything);
    expect([...(ofField(page, 'stops')?.fields.keys() ?? [])]).toEqual(['name']);
    expect(ofField(page, 'other')).toBeNull();
  });
});

describe('pickedByModel', () => {
  it('picks nothing where the model only names types', () => {
    expect(pickedByModel({ config: { customtypes: ['author'] } }).size).toBe(0);
    expect(pickedByModel({}).size).toBe(0);
  });

  it('picks fields, fields of groups, and fields of the next document', () => {
    const address = { id: 'address', customtypes: [{ id: 'place', fields: ['town'] }] };
    const fields = ['name', { id: 'books', fields: ['title'] }, address];
    const author = pickedByModel({ config: { customtypes: [{ id: 'author', fields }] } }).get(
      'author',
    );
    expect([...(author?.fields.keys() ?? [])]).toEqual(['name', 'books', 'address']);
    expect([...(author?.fields.get('books')?.fields.keys() ?? [])]).toEqual(['title']);
    const place = author?.fields.get('address')?.on.get('place');
    expect([...(place?.fields.keys() ?? [])]).toEqual(['town']);
  });
});

describe('bothMaps', () => {
  it('holds what either asks for', () => {
    const both = bothMaps(selectionsByType('a.x,b.y'), selectionsByType('a.z'));
    expect([...(both.get('a')?.fields.keys() ?? [])]).toEqual(['x', 'z']);
    expect([...(both.get('b')?.fields.keys() ?? [])]).toEqual(['y']);
  });
});

import { describe, expect, it } from 'vitest';
import {
  everything,
  mergeSelectionMaps,
  selectionOfField,
  selectionsByType,
  selectionsOfModel,
} from './selection.ts';

describe('selectionsByType', () => {
  it('sorts fields by type, however they are listed', () => {
    const selections = selectionsByType(
      '[my.page.title, page.stops.name,author.name] page nonsense.',
    );
    expect([...selections.keys()]).toEqual(['page', 'author', 'nonsense']);
    const page = selections.get('page') ?? everything;
    expect(selectionOfField(page, 'title')).toBe(everything);
    expect([...(selectionOfField(page, 'stops')?.fields.keys() ?? [])]).toEqual(['name']);
    expect(selectionOfField(page, 'other')).toBeNull();
  });
});

describe('selectionsOfModel', () => {
  it('selects nothing if the model only names types', () => {
    expect(selectionsOfModel({ config: { customtypes: ['author'] } }).size).toBe(0);
    expect(selectionsOfModel({}).size).toBe(0);
  });

  it('picks fields, fields of groups, and fields of the next document', () => {
    const address = { id: 'address', customtypes: [{ id: 'place', fields: ['town'] }] };
    const fields = ['name', { id: 'books', fields: ['title'] }, address];
    const author = selectionsOfModel({ config: { customtypes: [{ id: 'author', fields }] } }).get(
      'author',
    );
    expect([...(author?.fields.keys() ?? [])]).toEqual(['name', 'books', 'address']);
    expect([...(author?.fields.get('books')?.fields.keys() ?? [])]).toEqual(['title']);
    const place = author?.fields.get('address')?.on.get('place');
    expect([...(place?.fields.keys() ?? [])]).toEqual(['town']);
  });
});

describe('mergeSelectionMaps', () => {
  it('holds what either asks for', () => {
    const merged = mergeSelectionMaps(selectionsByType('a.x,b.y'), selectionsByType('a.z'));
    expect([...(merged.get('a')?.fields.keys() ?? [])]).toEqual(['x', 'z']);
    expect([...(merged.get('b')?.fields.keys() ?? [])]).toEqual(['y']);
  });
});

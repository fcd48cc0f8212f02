import { linkResolver, routes } from '@farol/content-model';
import { describe, expect, it } from 'vitest';

const uid = 'surf-camp';

describe('the link resolver', () => {
  it.each([
    ['homepage', '/'],
    ['programs_overview', '/programs'],
    ['programs_details', '/programs/surf-camp'],
    ['dynamic_page', '/surf-camp'],
    ['articles_overview', '/articles'],
    ['articles_details', '/articles/surf-camp'],
  ])('leads %s to %s', (type, path) => {
    expect(linkResolver({ type, uid, lang: 'en-us' })).toBe(path);
  });

  it('knows these six types and no others', () => {
    expect(routes).toHaveLength(6);
  });

  it.each([
    ['en-us', '', '/'],
    ['pt-br', '/pt', '/pt'],
    ['es-es', '/es', '/es'],
    ['fr-fr', '', '/'],
    ['de-de', '', '/'],
    [undefined, '', '/'],
  ])('puts before paths in %s: %j', (lang, prefix, home) => {
    const document = (type: string) => (lang === undefined ? { type, uid } : { type, uid, lang });
    expect(linkResolver(document('programs_overview'))).toBe(`${prefix}/programs`);
    expect(linkResolver(document('programs_details'))).toBe(`${prefix}/programs/surf-camp`);
    expect(linkResolver(document('dynamic_page'))).toBe(`${prefix}/surf-camp`);
    expect(linkResolver(document('articles_overview'))).toBe(`${prefix}/articles`);
    expect(linkResolver(document('articles_details'))).toBe(`${prefix}/articles/surf-camp`);
    expect(linkResolver(document('homepage'))).toBe(home);
  });

  it.each(['settings', 'layout', '', 'constructor'])('leads the unknown type %j home', (type) => {
    expect(linkResolver({ type, uid, lang: 'en-us' })).toBe('/');
    expect(linkResolver({ type, uid, lang: 'fr-fr' })).toBe('/');
    expect(linkResolver({ type, uid, lang: 'pt-br' })).toBe('/pt');
  });
});

import type { LanguageKey } from '@farol/content-model';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Content } from '../content/content.ts';
import { stored } from '../content/document.ts';
import {
  exampleArticle,
  exampleContext,
  exampleDocuments,
  exampleProgram,
} from '../examples/examples.ts';
import { nelson } from '../finder/programs.testing.ts';
import { searchPage } from '../pages/search.tsx';
import { atOnce } from '../turns/steps.ts';
import { searchAddress, searchAnswer } from './answer.ts';
import { textOf } from './entries.ts';
import { searchIndex } from './indexes.ts';

const named = (key: string, text: string, data: Parameters<typeof exampleProgram>[1] = {}) =>
  exampleProgram(key, { ...data, title: [{ type: 'heading1', text, spans: [] }] });
const portuguese = exampleProgram(
  'bolonha',
  {
    title: [{ type: 'heading1', text: 'Um semestre na universidade em Bolonha', spans: [] }],
    kind: 'university',
    countries: [{ code: 'IT' }],
  },
  'pt-br',
);
const saoPaulo = exampleArticle('sao-paulo', {
  title: [{ type: 'heading1', text: 'A week in São Paulo', spans: [] }],
  body: [{ type: 'paragraph', text: 'Nobody there calls it lisbon <b>or</b> Lisboa.', spans: [] }],
});
const documents = [...exampleDocuments, nelson, portuguese, saoPaulo];
const inEnglish = exampleContext({}, 'en', documents);
const inPortuguese = exampleContext({}, 'pt', documents);

const ask = (q: string, type?: string, context = inEnglish) =>
  atOnce(searchAnswer(context, new URLSearchParams({ q, ...(type ? { type } : {}) })));
const addresses = (q: string, context = inEnglish) =>
  ask(q, undefined, context).groups.flatMap(({ found }) => found.map(({ address }) => address));
const page = (query: string) =>
  renderToString(
    <searchPage.Body
      context={inEnglish}
      answer={atOnce(searchAnswer(inEnglish, new URLSearchParams(query)))}
    />,
  );

describe('searchAnswer', () => {
  it.each([
    ['the title', 'school year', '/programs/nelson'],
    ['the tagline', 'grilled sardines', '/programs/lisbon'],
    ['the text', 'tram', '/programs/lisbon'],
    ['a question of the page', 'can I come on my own', '/programs/lisbon'],
    ['a stop on the way', 'sintra', '/programs/lisbon'],
    ['a country', 'new zealand', '/destinations/new-zealand'],
    ['the country, which stands nowhere', 'school new zealand', '/programs/nelson'],
    ['the kind, which stands nowhere', 'language course', '/programs/lisbon'],
    ['a tag', 'paperwork', '/articles/visas'],
    ['a slice of a page', 'street', '/contact'],
    ['an author', 'Tomás', '/articles/visas'],
  ])('finds by %s', (_, question, address) => {
    expect(addresses(question)[0]).toBe(address);
  });

  it.each([
    ['a wrong letter', 'lisbom', '/programs/lisbon'],
    ['a missing letter', 'nelsn', '/programs/nelson'],
    ['half a word', 'lisb', '/programs/lisbon'],
    ['no accent', 'sao paulo', '/articles/sao-paulo'],
    ['capitals and spaces', '  LISBON ', '/programs/lisbon'],
  ])('forgives %s', (_, question, address) => {
    expect(addresses(question)).toContain(address);
  });

  it('forgives a slip in Portuguese, and finds only what is in Portuguese', () => {
    expect(addresses('univercidade', inPortuguese)).toEqual(['/pt/programs/bolonha']);
    expect(addresses('itália', inPortuguese)).toEqual([
      '/pt/destinations/italy',
      '/pt/programs/bolonha',
    ]);
    expect(addresses('lisbon', inPortuguese)).toEqual([]);
  });

  it('finds by a country whose code was typed in another way', () => {
    const cornwall = named('cornwall', 'Cliffs of Cornwall', { countries: [{ code: ' uk' }] });
    const context = exampleContext({}, 'en', [cornwall]);
    expect(addresses('united kingdom', context)).toEqual([
      '/destinations/united-kingdom',
      '/programs/cornwall',
    ]);
  });

  it('names a country before its programs, by half a word and in one word too', () => {
    const mekong = named('mekong', 'Down the river', { countries: [{ code: 'VN' }] });
    const context = exampleContext({}, 'fr', [{ ...mekong, lang: 'fr-fr' }]);
    for (const question of ['viêt nam', 'viet', 'viêt n', 'Vietnam'])
      expect(addresses(question, context)[0]).toBe('/fr/destinations/vietnam');
    const english = exampleContext({}, 'en', [mekong]);
    for (const question of ['Viet Nam', 'vietn'])
      expect(addresses(question, english)[0]).toBe('/destinations/vietnam');
    expect(ask('portug').groups[0]).toEqual({
      type: 'destinations',
      label: 'Destinations',
      found: [
        {
          address: '/destinations/portugal',
          type: '',
          title: [['Portugal', true]],
          place: [],
          text: [['1 program', false]],
          facts: ['Portuguese in Lisbon'],
          picture: expect.objectContaining({ className: 'search-door' }),
        },
      ],
      all: null,
    });
    expect(ask('portugal').summary).toBe('2 results for “portugal”');
    for (const question of ['', 'po', 'portugal sardines'])
      expect(addresses(question)).not.toContain('/destinations/portugal');
    expect(ask('portugal', 'programs').groups.map(({ type }) => type)).toEqual(['programs']);
  });

  it('names and counts every country that has the word, also more than six', () => {
    const islands = ['CK', 'FK', 'FO', 'KY', 'MH', 'SB', 'TC', 'VG'].map((code) =>
      exampleProgram(code.toLowerCase(), { countries: [{ code }] }),
    );
    const { groups, summary } = ask('islands', undefined, exampleContext({}, 'en', islands));
    expect(groups[0]?.found).toHaveLength(islands.length);
    expect(summary).toBe('16 results for “islands”');
  });

  it('puts a title before a mention', () => {
    const [programs, articles] = ask('lisbon').groups;
    expect(programs?.found.map(({ address }) => address)).toEqual(['/programs/lisbon']);
    expect(articles?.found.map(({ address }) => address)).toEqual(['/articles/sao-paulo']);
  });

  it('puts what stands in titles first, whatever its type', () => {
    const mentions = named('sardines', 'Sardines', { tagline: 'No visas are needed here' });
    const context = exampleContext({}, 'en', [...documents, mentions]);
    const groups = ask('visas', undefined, context).groups;
    expect(groups.map(({ type }) => type)).toEqual(['titles', 'programs']);
    expect(groups[0]).toMatchObject({ label: 'In the title', found: [{ type: 'Article' }] });
    expect(groups[0]?.found[0]?.address).toBe('/articles/visas');
    expect(groups[1]?.found.map(({ address }) => address)).toContain('/programs/sardines');
    // No result is repeated.
    const all = groups.flatMap(({ found }) => found.map(({ address }) => address));
    expect(new Set(all).size).toBe(all.length);
  });

  it('finds what has some of the words where nothing has all', () => {
    expect(addresses('lisbon zeppelin')).toContain('/programs/lisbon');
  });

  it('takes a word that is there as it was written', () => {
    const vista = named('vista', 'Boa Vista');
    const context = exampleContext({}, 'en', [...documents, vista]);
    expect(addresses('visas', context)).not.toContain('/programs/vista');
  });

  it('shows the line of its author, or the place in the text that was found', () => {
    const lisbon = ask('lisbon').groups[0]?.found[0];
    expect(lisbon?.text.map(([text]) => text).join('')).toMatch(/^Lessons until lunch/);
    expect(lisbon?.title).toEqual([
      ['Portuguese in ', false],
      ['Lisbon', true],
    ]);
    expect(ask('tram').groups[0]?.found[0]?.text).toContainEqual(['tram', true]);
  });

  it('shows of a program its kind, its poster and what visitors choose by', () => {
    expect(ask('lisbon').groups[0]?.found[0]).toMatchObject({
      type: 'Language course',
      facts: [
        'Starts May\u00a010',
        'ages\u00a018–30',
        '2 to 12 weeks',
        'from €1,490 for\u00a02\u00a0weeks',
      ],
      picture: {
        className: 'search-poster',
        src: expect.stringMatching(/-tall\.jpg\?s=.*&w=320$/),
      },
    });
  });

  it('shows of an article its picture and its day, and nothing where there is none', () => {
    const [article] = ask('visas').groups[0]?.found ?? [];
    expect(article).toMatchObject({
      facts: ['February 24, 2026'],
      picture: { className: 'search-plain' },
    });
    const bare = exampleArticle('bare', { lead: 'A word on zeppelins' });
    const context = exampleContext({}, 'en', [...documents, bare]);
    const [found] = ask('zeppelins', undefined, context).groups[0]?.found ?? [];
    expect(found).toMatchObject({ facts: [], picture: null });
    const [address] = ask('street').groups[0]?.found ?? [];
    expect(address).toMatchObject({ address: '/contact', facts: [], picture: null });
  });

  it('shows six of a type, and all of one type when asked', () => {
    const many = Array.from({ length: 9 }, (_, index) => named(`p${index}`, `Penguins ${index}`));
    const context = exampleContext({}, 'en', [...documents, ...many]);
    const [group] = ask('penguins', undefined, context).groups;
    expect(group?.found).toHaveLength(6);
    expect(group?.all).toEqual({ address: '/search?q=penguins&type=programs', label: '9 results' });
    const [all] = ask('penguins', 'programs', context).groups;
    expect(all?.found).toHaveLength(9);
    expect(all?.all).toBeNull();
    expect(ask('penguins', 'programs', context).ways).toEqual([
      { address: '/search?q=penguins', label: 'All results' },
    ]);
  });

  it('counts only what is of the type that is asked for', () => {
    expect(ask('lisbon').summary).toBe('2 results for “lisbon”');
    expect(ask('lisbon', 'articles').summary).toBe('1 result for “lisbon”');
    expect(ask('sintra', 'articles')).toMatchObject({
      summary: '0 results for “sintra”',
      groups: [],
      ways: [{ address: '/search?q=sintra', label: 'All results' }],
    });
  });

  it('says what else to try when nothing is found', () => {
    const answer = ask('lsbonx qqqqq');
    expect(answer.groups).toEqual([]);
    expect(answer.summary).toBe('Nothing found for “lsbonx qqqqq”');
    expect(answer.ways).toContainEqual({ address: '/search?q=Lisbon', label: 'Lisbon' });
    expect(answer.ways).toContainEqual({ address: '/programs', label: 'All programs' });
    expect(answer.ways).toContainEqual({
      address: '/programs?kind=high_school#found',
      label: 'School year',
      text: 'Go to school there',
    });
  });

  it('says where to begin when nothing was asked', () => {
    expect(ask('')).toMatchObject({ summary: 'Or begin here', groups: [] });
    expect(ask('').ways.length).toBeGreaterThan(1);
  });

  it.each(['', '   ', '?!', 'a'.repeat(5000), '\u0000', '"', '😀 😀'])(
    'answers %j without a fault',
    (question) => {
      expect(ask(question).query.length).toBeLessThanOrEqual(64);
    },
  );
});

describe('searchIndex', () => {
  // In French, as no other test of this file does, because indexes are shared.
  const { language } = exampleContext({}, 'fr');
  const program = (key: string, text: string) =>
    stored(exampleProgram(key, { title: [{ type: 'heading1', text, spans: [] }] }, 'fr-fr'));
  const titlesIn = (content: Content, question: string) =>
    atOnce(searchIndex(content, language).search(question)).map(({ entry }) => entry.title);
  const [tokyo, nantes, lille] = [
    program('t', 'Tokyo'),
    program('n', 'Nantes'),
    program('l', 'Lille'),
  ];
  const content = new Content('one', [tokyo, nantes, lille]);

  it('is made once for a content and a language', () => {
    expect(searchIndex(content, language)).toBe(searchIndex(content, language));
    expect(searchIndex(content, inEnglish.language)).not.toBe(searchIndex(content, language));
  });

  it('follows a publication: what came is found, what changed or left is not', () => {
    const first = searchIndex(content, language);
    const next = new Content('two', [tokyo, nantes, program('l', 'Roubaix'), program('o', 'Oslo')]);
    expect(titlesIn(next, 'oslo')).toEqual(['Oslo']);
    expect(titlesIn(next, 'roubaix')).toEqual(['Roubaix']);
    expect(titlesIn(next, 'lille')).toEqual([]);
    expect(searchIndex(next, language)).toBe(first);
    const last = new Content('three', [tokyo, nantes]);
    expect(titlesIn(last, 'oslo')).toEqual([]);
    expect(titlesIn(content, 'lille')).toEqual(['Lille']);
    expect(searchIndex(content, language)).toBe(first);
  });

  it('is another one for a content that has little in common, and both are kept', () => {
    const first = searchIndex(content, language);
    const other = new Content('other', [program('a', 'Antibes')]);
    expect(titlesIn(other, 'antibes')).toEqual(['Antibes']);
    expect(titlesIn(content, 'antibes')).toEqual([]);
    expect(searchIndex(other, language)).not.toBe(first);
    expect(searchIndex(content, language)).toBe(first);
  });
});

describe('textOf', () => {
  it('takes the words of any field, and leaves addresses and choices', () => {
    const value = [
      {
        type: 'paragraph',
        text: 'One',
        spans: [{ type: 'hyperlink', data: { url: 'https://x' } }],
      },
      { slice_type: 'text', primary: { title: 'Two', side: 'left', url: 'https://y' } },
      { head: { rows: [{ key: 'k', cells: [{ type: 'header', content: [{ text: 'Three' }] }] }] } },
      { open_days: 'weekdays', opens: '09:00', closes: '18:00', time_zone: 'Europe/Lisbon' },
      null,
      7,
    ];
    expect(textOf(value)).toBe('One · Two · Three');
  });

  it('keeps fixed spaces, such as the one before a French colon', () => {
    expect(textOf(['Une promesse\u00a0:\n Lisbonne.'])).toBe('Une promesse\u00a0: Lisbonne.');
  });

  it('runs no name or heading into the sentence after it', () => {
    expect(textOf(['Paulo Rocha', 'I know a man. ', 'Is he here?', 'The end'])).toBe(
      'Paulo Rocha · I know a man. Is he here? The end',
    );
  });
});

describe('searchPage', () => {
  it('is a form that is sent by GET, with the question in it', () => {
    const html = page('q=lisbon');
    expect(html).toContain('<form action="/search">');
    expect(html).toMatch(/<input id="q" type="search"[^>]* name="q" value="lisbon"/);
    expect(html).toContain('<label for="q" class="unseen">What are you looking for?</label>');
  });

  it('has the focus in the field when it opens, and not beside an answer', () => {
    expect(page('')).toMatch(/<input id="q"[^>]* autofocus=""/i);
    expect(page('q=lisbon')).not.toMatch(/autofocus/i);
  });

  it('marks what was found, as elements', () => {
    const html = page('q=lisbon');
    expect(html).toContain('2 results for “lisbon”');
    expect(html).toContain('<mark>Lisbon</mark>');
    expect(html).not.toContain('<b>or</b>');
  });

  it('shows small pictures, for no reader twice', () => {
    const [picture = ''] = page('q=lisbon').match(/<img [^>]*>/) ?? [];
    expect(picture).toContain('class="search-poster"');
    expect(picture).toMatch(/width="\d+" height="\d+" alt="" loading="lazy"/);
    expect(page('q=lsbonx')).not.toContain('<img');
  });

  it('lets no question become markup', () => {
    const html = page(`q=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`);
    expect(html).not.toContain('<img src=x');
    expect(html.split('</script>')).toHaveLength(2);
  });

  it('is not for search engines', () => {
    const head = searchPage.head({ context: inEnglish, query: new URLSearchParams('q=lisbon') });
    expect(head).toMatchObject({ title: 'Search for “lisbon”', noindex: true });
  });

  it.each([
    ['en', '/search'],
    ['pt', '/pt/search'],
    ['es', '/es/search'],
    ['fr', '/fr/search'],
  ] satisfies [LanguageKey, string][])('stands in %s at %s', (key, address) => {
    expect(searchAddress(exampleContext({}, key).language)).toBe(address);
  });
});

import type { LanguageKey } from '@farol/content-model';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../content/document.ts';
import { exampleContext, exampleDocuments, exampleProgram } from '../examples/examples.ts';
import { htmlOf } from '../render/html-of.testing.tsx';
import { chipsOf, titleOfView } from './chips.ts';
import { finderData } from './data.ts';
import { Counted } from './filter-groups.tsx';
import { Finder, isFilteredView } from './finder.tsx';
import { examplePrograms } from './programs.testing.ts';
import { sayCount, sayList } from './say.ts';
import { nothingChosen, queryOf, stateOf } from './state.ts';

const contextAt = (query: string, key: LanguageKey = 'en') =>
  exampleContext({ path: '/programs', query: new URLSearchParams(query) }, key, [
    ...exampleDocuments,
    ...examplePrograms.slice(1, 3),
  ]);

const html = (query = '', programs = examplePrograms, key: LanguageKey = 'en') =>
  renderToString(<Finder context={contextAt(query, key)} programs={programs.map(stored)} />);

const dataOf = (page: string) => {
  const json = /<script type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return JSON.parse(json);
};
const listOf = (page: string) => /<ul class="finder-posters">(.*?)<\/ul>/s.exec(page)?.[1] ?? '';
const idsIn = (part: string) => [...part.matchAll(/data-program="([^"]*)"/g)].map(([, id]) => id);

describe('Finder', () => {
  it('lists all programs, the next to start first', () => {
    const page = html();
    expect(page).toContain('>4 programs found<');
    expect(idsIn(listOf(page))).toEqual(['nelson', 'lisbon', 'bare', 'patagonia']);
    expect(page).not.toContain('finder-chip"');
  });

  it('lets the words and fonts of the page come before the posters', () => {
    const posters = listOf(html()).match(/<img[^>]*>/g) ?? [];
    expect(posters.length).toBeGreaterThan(0);
    for (const poster of posters) expect(poster).toContain('loading="lazy" fetchPriority="low"');
  });

  it('is a form that is sent by GET, with every option a program has', () => {
    const page = html();
    expect(page).toContain('<form id="finder" class="finder-form" action="/programs#found">');
    for (const [name, value] of [
      ['kind', 'language_course'],
      ['kind', 'high_school'],
      ['destination', 'south_america'],
      ['destination', 'pt'],
      ['length', 'year'],
      ['month', '9'],
      ['language', 'portuguese'],
    ])
      expect(page).toContain(`type="checkbox" name="${name}" value="${value}"`);
    expect(page).not.toContain('value="summer_camp"');
    for (const name of ['age', 'from', 'to'])
      expect(page).toMatch(new RegExp(`<input type="number"[^>]* name="${name}"`));
    expect(page).toMatch(/<button class="button" type="submit">/);
    expect(page).toContain('<select name="sort" form="finder">');
  });

  it('shows what was asked for, and only that', () => {
    const page = html('kind=language_course&age=19&to=2000&sort=price');
    expect(page).toContain('>1 program found<');
    expect(idsIn(listOf(page))).toEqual(['lisbon']);
    expect(page).toContain('name="kind" checked="" value="language_course"');
    expect(page).toMatch(/name="age"[^>]* value="19"/);
    expect(page).toContain('<option value="price" selected="">');
  });

  it('has a chip for each thing chosen, which leads to the list without it', () => {
    const page = html('kind=language_course&kind=high_school&age=19');
    expect(page).toContain(
      '<a href="/programs?kind=high_school&amp;age=19#found" class="finder-chip" aria-label="Remove Language course"',
    );
    expect(page).toContain('href="/programs?kind=language_course&amp;kind=high_school#found"');
    expect(page).toContain('href="/programs#found" class="finder-clear"');
  });

  it('says what to let go when nothing is found, and shows the nearest', () => {
    const page = html('kind=high_school&age=30');
    expect(page).toContain('>0 programs found<');
    expect(page).toContain('>Without age: 1 program<');
    expect(page).toContain('href="/programs?kind=high_school#found" class="finder-relax"');
    expect(idsIn(listOf(page)).slice(0, 2)).toEqual(['nelson', 'lisbon']);
    expect(page).toContain('>Does not match: age<');
    expect(page).toContain('>Does not match: type<');
  });

  it('says nothing of what nobody offers', () => {
    const page = html('', []);
    expect(page).toContain('>0 programs found<');
    expect(page).not.toContain('type="checkbox"');
  });

  it('keeps the other posters where the browser finds them and no visitor sees them', () => {
    const page = html('kind=high_school');
    const store = /<template>(.*?)<\/template>/s.exec(page)?.[1] ?? '';
    expect(idsIn(store).sort()).toEqual(['bare', 'lisbon', 'patagonia']);
  });

  it('opens a long list page by page', () => {
    const many = Array.from({ length: 60 }, (_, index) => exampleProgram(`program-${index}`));
    const first = html('', many);
    expect(idsIn(first)).toHaveLength(24);
    expect(first).not.toContain('<template>');
    expect(first).toContain('href="/programs?page=2#found" class="button"');
    const last = html('page=3', many);
    expect(idsIn(last)).toHaveLength(60);
    expect(last).not.toContain('page=4');
  });

  it('gives the browser what the server knew, and no text can end the script', () => {
    const named = exampleProgram('named', { countries: [{ code: '</script><script>alert(1)' }] });
    const page = html('kind=au_pair', [...examplePrograms, named]);
    const data = dataOf(page);
    expect(data.query).toBe('kind=au_pair');
    expect(data.programs).toHaveLength(5);
    expect(page).not.toContain('<script>alert(1)');
  });

  it.each([
    ['en', '1 program found', 'More than 26\u00a0weeks', 'New Zealand'],
    ['pt', '1 programa encontrado', 'Mais de 26\u00a0semanas', 'Nova Zelândia'],
    ['es', '1 programa encontrado', 'Más de 26\u00a0semanas', 'Nueva Zelanda'],
    ['fr', '1\u00a0programme trouvé', 'Plus de 26\u00a0semaines', 'Nouvelle-Zélande'],
  ] as const)('speaks %s', (key, number, length, country) => {
    const page = html('destination=nz', examplePrograms, key);
    for (const text of [number, length, country]) expect(page).toContain(text);
  });
});

describe('what one hears', () => {
  it('has a noun for every number', () => {
    const page = html('kind=language_course');
    expect(page).toContain(
      '<span class="finder-badge">1<span class="unseen"> chosen</span></span>',
    );
    const counts = [...page.matchAll(/<span class="finder-count">(.*?)<\/span><\/span>/g)];
    expect(counts.length).toBeGreaterThan(10);
    for (const [, count] of counts) expect(count).toMatch(/^\d+<span class="unseen"> programs?$/);
  });

  it('has a way past the filters, and a button that counts, once', () => {
    const page = html('kind=language_course');
    expect(page).toContain('<a class="skip" href="#finder-number">Show 1 program</a>');
    expect(page).toContain('<button class="button" type="submit">Show 1 program</button>');
    const plain = page.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(plain.match(/type="submit"/g)).toHaveLength(1);
  });

  it('says what was taken the other way round, and leaves it as it was written', () => {
    const page = html('from=9000&to=100');
    expect(page).toContain('The minimum is above the maximum');
    expect(page).toMatch(/name="from" value="9000"/);
    expect(html('from=100&to=9000')).not.toContain('<p class="finder-wrong">');
    expect(page).toContain('<p class="finder-wrong">');
  });

  it('says in which money prices are, once', () => {
    expect(html()).toContain('<span>Minimum price (€)</span>');
    expect(html('', examplePrograms, 'pt')).toContain('<span>Preço máximo (€)</span>');
  });

  it('says it as the programs do', () => {
    const inReal = exampleProgram('recife', { price_from: 3790, price_currency: 'BRL' });
    const page = html('from=3790', [inReal], 'es');
    expect(page).toContain('<span>Precio mínimo (R$)</span>');
    expect(page).toContain('3.790\u00a0R$');
    expect(page).not.toContain('\u00a0BRL');
  });

  it('names in a closed group what is chosen in it', () => {
    const page = html('kind=language_course&kind=high_school');
    expect(page).toContain('<span class="finder-active">Language course, School year</span>');
  });
});

describe('titleOfView', () => {
  it('begins with the choice, and with nothing where there is none', () => {
    const titleOf = (query: string) => {
      const context = contextAt(query);
      const state = stateOf(context.query, ['pt']);
      return titleOfView(state, finderData(context, examplePrograms.map(stored), state));
    };
    expect(titleOf('kind=language_course&destination=pt')).toBe('Language course, Portugal – ');
    expect(titleOf('sort=price')).toBe('');
  });
});

describe('chipsOf', () => {
  it('names numbers as the language writes them', () => {
    const context = contextAt('', 'fr');
    const state = stateOf(new URLSearchParams('age=19&from=1500&to=20000'), []);
    const chips = chipsOf(state, finderData(context, examplePrograms.map(stored), state));
    expect(chips.map(({ label }) => label.replace(/\s/g, ' '))).toEqual([
      '19 ans',
      'à partir de 1 500 €',
      'jusqu’à 20 000 €',
    ]);
    expect(chips.map(({ without }) => `${queryOf(without)}`)).toEqual([
      'from=1500&to=20000',
      'age=19&to=20000',
      'age=19&from=1500',
    ]);
  });
});

describe('finderData', () => {
  it('puts countries under the continent that most say they are on', () => {
    const context = contextAt('');
    const state = stateOf(context.query, []);
    const argentina = exampleProgram('buenos-aires', {
      continents: [{ continent: 'south_america' }],
      countries: [{ code: 'AR' }],
    });
    const { countries } = finderData(context, [...examplePrograms, argentina].map(stored), state);
    expect(new Map(countries).get('south_america')).toContain('ar');
    expect(countries.flatMap(([, there]) => there)).not.toContain('aq');
  });
});

describe('a further view of the same programs', () => {
  afterEach(() => vi.restoreAllMocks());

  it('makes no formatter', () => {
    const programs = examplePrograms.map(stored);
    const context = contextAt('');
    const view = (query: string) =>
      renderToString(
        <Finder context={{ ...context, query: new URLSearchParams(query) }} programs={programs} />,
      );
    const asked = 'kind=high_school&kind=volunteering&from=1000&to=2000&age=17';
    expect(view(asked)).toContain('€2,000');
    const formatters = ['NumberFormat', 'PluralRules', 'ListFormat', 'DateTimeFormat'] as const;
    const made = formatters.map((each) => vi.spyOn(Intl, each));
    expect(view(asked.replace('from=1000', 'from=1001'))).toContain('€1,001');
    expect(made.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('the codes of countries', () => {
  it('are those of today', () => {
    const former = exampleProgram('former', { countries: [{ code: 'uk' }, { code: 'GB' }] });
    const data = finderData(contextAt('destination=gb'), [stored(former)], nothingChosen);
    expect(data.countryCodes).toEqual(['gb']);
    expect(data.programs.map(({ destination }) => destination)).toEqual([['gb']]);
  });

  it('takes two letters and nothing else', () => {
    const odd = exampleProgram('odd', {
      countries: [{ code: 'PT' }, { code: '' }, { code: 'x<' }],
    });
    expect(finderData(contextAt(''), [stored(odd)], nothingChosen).countryCodes).toEqual(['pt']);
  });
});

describe('sayCount and sayList', () => {
  it('choose the form of the language', () => {
    const text = { one: '{count} programa', other: '{count} programas' };
    expect(sayCount(text, 1, 'pt-br')).toBe('1 programa');
    expect(sayCount(text, 1234, 'pt-br')).toBe('1.234 programas');
    expect(sayCount(text, 0, 'pt-br')).toBe('0 programas');
    const french = { one: '{count} programme', other: '{count} programmes' };
    expect(sayCount(french, 0, 'fr-fr')).toBe('0 programme');
  });

  it('show the number alone, with its thousands, and speak its noun', () => {
    const text = { one: '{count} programme', other: '{count}\u00a0programmes' };
    const counted = (count: number) =>
      htmlOf(<Counted text={text} count={count} languageCode="fr-fr" />);
    expect(counted(1)).toBe('1<span class="unseen"> programme</span>');
    expect(counted(1080)).toBe('1\u202f080<span class="unseen">\u00a0programmes</span>');
  });

  it('join things as the language does', () => {
    expect(sayList(['Preço', 'Duração'], 'pt-br')).toBe('Preço e Duração');
    expect(sayList(['Price', 'Length', 'Type'], 'en-us')).toBe('Price, Length, and Type');
  });
});

describe('isFilteredView', () => {
  it('is every view but the list as it is', () => {
    expect(isFilteredView(new URLSearchParams('utm_source=x'))).toBe(false);
    expect(isFilteredView(new URLSearchParams('page=2'))).toBe(true);
  });
});

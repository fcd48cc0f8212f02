import { beforeEach, describe, expect, it } from 'vitest';
import { findingsInWords } from '../../checks/in-words.ts';
import {
  type ExamplePages,
  examplePages,
  linkTo,
  picture,
  shown,
  wholeData,
} from './pages.testing.ts';

let pages: ExamplePages;
beforeEach(async () => {
  pages = await examplePages();
});

interface Found {
  rule: string;
  level: string;
  document: string;
  path: string | null;
  what?: string;
  target?: string;
  languages?: string[];
  redirect?: { from: string; to: string } | null;
}

async function findings(documents: string[], unpublish: string[] = []): Promise<Found[]> {
  const body = { documents: documents.map((document) => ({ document })), unpublish };
  const { answer } = await pages.send('POST', '/checks', body);
  // Of translations there is a test of its own.
  return answer.findings.filter(({ rule }: Found) => rule !== 'no-translation');
}

const rulesOf = async (...documents: string[]) =>
  (await findings(documents)).map(({ rule, level }) => [rule, level]);

it('says nothing of a page that is whole, and changes nothing', async () => {
  const one = await pages.write('one');
  const before = pages.repository.state.tip;
  expect(await findings([one])).toEqual([]);
  expect(pages.repository.state.tip).toEqual(before);
});

describe('links', () => {
  it('lead to what is published with them, or are told', async () => {
    const target = await pages.write('target');
    const one = await pages.write('one', { data: { more: linkTo(target) } });
    expect(await findings([one])).toMatchObject([
      { rule: 'link-to-unpublished', level: 'advises', document: one, path: 'data.more', target },
    ]);
    expect(await findings([one, target])).toEqual([]);
    await pages.send('PUT', `/documents/${target}/archive`);
    expect(await rulesOf(one)).toEqual([['link-to-nothing', 'advises']]);
  });

  it('are left behind by what leaves the site', async () => {
    const target = await pages.write('target');
    const one = await pages.write('one', { data: { more: linkTo(target) } });
    await pages.publish(target, one);
    expect(await findings([], [target])).toMatchObject([
      { rule: 'still-linked', document: one, path: 'data.more', target, what: 'target' },
    ]);
    expect(await findings([], [target, one])).toEqual([]);
    await pages.change(one, { data: { more: undefined } });
    expect(await findings([one], [target])).toEqual([]);
  });
});

it('asks for the description of a picture, the field’s or the file’s', async () => {
  const one = await pages.write('one', { data: { cover: shown(picture.id) } });
  const other = await pages.write('other', { data: { cover: shown(picture.id, 'A boat') } });
  expect(await findings([one, other])).toMatchObject([
    { rule: 'no-picture-description', document: one, path: 'data.cover', target: picture.id },
  ]);
});

it('names the languages that will not have the page', async () => {
  const english = await pages.write('about');
  const portuguese = await pages.write('sobre', { lang: 'pt-br', translationOf: english });
  const missing = async (documents: string[]) => {
    const body = { documents: documents.map((document) => ({ document })) };
    const { answer } = await pages.send('POST', '/checks', body);
    return answer.findings.map(({ rule, languages }: Found) => [rule, languages]);
  };
  expect(await missing([english])).toEqual([['no-translation', ['pt-br', 'fr-fr']]]);
  expect(await missing([english, portuguese])).toEqual([
    ['no-translation', ['fr-fr']],
    ['no-translation', ['fr-fr']],
  ]);
});

describe('addresses', () => {
  it('that change ask for a redirect, until there is one, however it is typed', async () => {
    const one = await pages.write('one');
    await pages.publish(one);
    await pages.change(one, { uid: 'first' });
    expect(await findings([one])).toMatchObject([
      {
        rule: 'address-changed',
        level: 'advises',
        path: 'uid',
        what: '/first',
        redirect: { from: '/one', to: '/first' },
      },
    ]);
    const redirects = await pages.write(null, {
      type: 'redirects',
      data: { redirects: [{ from: '/One/', to: '/FIRST?from=one', permanent: true }] },
    });
    expect(await findings([one, redirects])).toEqual([]);
  });

  it('typed by hand lead somewhere where a redirect is read like them', async () => {
    const more = { link_type: 'Web', url: '/programs/gone' };
    const one = await pages.write('one', { data: { more } });
    expect(await rulesOf(one)).toEqual([['link-to-nothing', 'advises']]);
    await pages.send('POST', '/redirects', { from: '/Programs/Gone/', to: '/one' });
    expect(await rulesOf(one)).toEqual([]);
    for (const url of ['/programs/Gone', '/PROGRAMS/go%6Ee']) {
      await pages.change(one, { data: { more: { ...more, url } } });
      expect(await rulesOf(one), url).toEqual([]);
    }
    await pages.change(one, { data: { more: { ...more, url: '/PROGRAMS/nowhere' } } });
    expect(await rulesOf(one)).toEqual([['link-to-nothing', 'advises']]);
  });

  it('typed by hand lead somewhere where the site leads on to the page', async () => {
    const type = 'programs_details';
    const lisbon = await pages.write('lisbon', { type });
    const lisboa = await pages.write('lisboa', { type, lang: 'pt-br', translationOf: lisbon });
    const gone = await pages.write('porto', { type });
    await pages.publish(lisbon, lisboa, gone);
    const one = await pages.write('one');
    const leadingTo = async (url: string) => {
      await pages.change(one, { data: { more: { link_type: 'Web', url } } });
      return rulesOf(one);
    };
    expect(await leadingTo('/pt/programs/porto')).toEqual([['link-to-nothing', 'advises']]);
    expect(await leadingTo('/pt/programs/lisbon')).toEqual([]);
    expect(await leadingTo('/en/programs/lisbon')).toEqual([]);
    expect(await leadingTo('/programs/Lisbon')).toEqual([]);
    expect(await leadingTo('/PT/programs/lisbon')).toEqual([]);
  });

  it('that another page takes are told without a redirect', async () => {
    const french = await pages.write('contact', { lang: 'fr-fr' });
    await pages.publish(french);
    const english = await pages.write('contact');
    expect(await findings([english])).toMatchObject([
      { rule: 'address-changed', document: french, what: '/fr/contact', redirect: null },
    ]);
  });

  it('belong to one page only, whatever its type', async () => {
    const overview = await pages.write(null, { type: 'programs_overview' });
    await pages.publish(overview);
    const page = await pages.write('programs');
    expect(await findings([page])).toMatchObject([
      { rule: 'address-taken', level: 'forbids', what: '/programs', target: overview, path: 'uid' },
    ]);
    expect(await rulesOf(await pages.write('programs', { lang: 'pt-br' }))).toEqual([]);
  });
});

describe('an address at which the site itself answers', () => {
  it.each([
    ['healthz', 'en-us', '/healthz'],
    ['search', 'en-us', '/search'],
    ['search', 'fr-fr', '/search'],
    ['search', 'pt-br', '/pt/search'],
  ])('is taken for the page %s in %s', async (uid, lang, what) => {
    const page = await pages.write(uid, { lang });
    const [found, ...others] = await findings([page]);
    expect(found).toMatchObject({ rule: 'address-taken', level: 'forbids', what, path: 'uid' });
    expect(found).not.toHaveProperty('target');
    expect(others).toEqual([]);
    const { forbids } = await findingsInWords(pages.repository);
    expect(forbids).toEqual([`“${uid}” (${lang}), uid: the site itself answers at ${what}.`]);
  });

  it('is free below the prefix of a language in which it does not', async () => {
    expect(await rulesOf(await pages.write('healthz', { lang: 'pt-br' }))).toEqual([]);
  });
});

describe('what is forbidden', () => {
  it('is published by nobody, and said by field', async () => {
    const one = await pages.write('one');
    const other = await pages.write('two', { data: { title: [] } });
    const nameless = await pages.write(null);
    expect(await rulesOf(other, nameless)).toEqual([
      ['no-title', 'forbids'],
      ['no-address', 'forbids'],
    ]);
    const documents = [one, other, nameless].map((document) => ({ document }));
    const { status, answer } = await pages.send('POST', '/publications', { documents });
    expect(status).toBe(422);
    expect(answer.message).toContain('“two” (en-us), data.title: it has no title.');
    expect(answer.findings.map(({ rule }: Found) => rule)).toEqual(['no-title', 'no-address']);
    expect(pages.repository.master().size).toBe(0);
  });

  it('is looked for in the version that is published, also an old one', async () => {
    const one = await pages.write('one', { data: { title: [] } });
    const [old = ''] = [pages.repository.state.documents.get(one)?.draft];
    const title = [{ type: 'heading1', text: 'One', spans: [] }];
    await pages.change(one, { data: { title } });
    expect(await rulesOf(one)).toEqual([]);
    const body = { documents: [{ document: one, version: old ?? '' }] };
    const { answer } = await pages.send('POST', '/checks', body);
    expect(answer.forbidden).toBe(true);
    expect((await pages.send('POST', '/publications', body)).status).toBe(422);
    await pages.publish(one);
  });
});

it('is told in words for a terminal, of all drafts or of a release', async () => {
  expect((await findingsInWords(pages.repository)).documents).toBe(0);
  await pages.write('two', { data: { title: [] } });
  const one = await pages.write('one', { data: { cover: shown(picture.id) } });
  const all = await findingsInWords(pages.repository);
  expect(all.documents).toBe(2);
  expect(all.forbids).toEqual(['“two” (en-us), data.title: it has no title.']);
  expect(all.advises).toContain(
    `“one” (en-us), data.cover: the picture ${picture.id} is not described.`,
  );
  const { answer } = await pages.send('POST', '/releases', { label: 'Spring' });
  await pages.send('PATCH', `/releases/${answer.id}/contents`, { put: [one] });
  expect((await findingsInWords(pages.repository, 'Spring')).forbids).toEqual([]);
  await expect(findingsInWords(pages.repository, 'Autumn')).rejects.toThrow('no release called');
});

describe('advice beside a save', () => {
  const picture = { cover: shown('Zpicture00000001') };
  const save = async (one: string, change: object) => {
    const { answer: whole } = await pages.send('GET', `/documents/${one}`);
    return pages.send('PUT', `/documents/${one}/draft`, { basedOn: whole.draft.id, ...change });
  };
  const rulesOf = (answer: { advice: { rule: string; path: string; level: string }[] }) =>
    answer.advice.map(({ rule, path, level }) => [rule, path, level]);

  it('says what would be found, and saves all the same', async () => {
    const one = await pages.write('one');
    const { status, answer } = await save(one, {
      data: { ...wholeData('One'), ...picture, more: linkTo('Znowhere00000001') },
    });
    expect(status).toBe(200);
    expect(rulesOf(answer)).toEqual([
      ['no-picture-description', 'data.cover', 'advises'],
      ['link-to-nothing', 'data.more', 'advises'],
    ]);
    // Where only the name is written, of the text that stands.
    expect(rulesOf((await save(one, { title: 'Other' })).answer)).toHaveLength(2);
    const mended = await save(one, { uid: null, data: wholeData('One') });
    expect(rulesOf(mended.answer)).toEqual([['no-address', 'uid', 'forbids']]);
  });

  it('stands beside all faults where the text is refused', async () => {
    const one = await pages.write('one');
    const { status, answer } = await save(one, {
      title: '',
      data: { ...wholeData('One'), ...picture, meta_title: 7 },
    });
    expect(status).toBe(400);
    expect(answer.faults.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'data.meta_title',
    ]);
    expect(rulesOf(answer)).toEqual([['no-picture-description', 'data.cover', 'advises']]);
    expect((await save(one, { data: 'nothing of a document' })).status).toBe(400);
  });
});

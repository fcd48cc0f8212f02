import { setTimeout as pause } from 'node:timers/promises';
import { type Language, languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { Content } from '../content/content.ts';
import { exampleProgram } from '../examples/examples.ts';
import { atOnce } from '../turns/steps.ts';
import { prepareSearch, searchIndex, searchReady } from './indexes.ts';

const [english, , , french] = languages;

const program = (key: string, text: string, overview = '', code: Language['code'] = 'en-us') =>
  exampleProgram(
    key,
    {
      title: [{ type: 'heading1', text, spans: [] }],
      overview: [{ type: 'paragraph', text: overview, spans: [] }],
    },
    code,
  );

/** More of them than are read at once; each test has other ones. */
const programs = (name: string, count: number, code?: Language['code']) =>
  Array.from({ length: count }, (_, at) =>
    program(`${name}${at}`, `${name} number${at}`, `All about ${name}`, code),
  );

const titles = (content: Content, question: string, language: Language = english) =>
  atOnce(searchIndex(content, language).search(question)).map(({ entry }) => entry.title);

describe('a large content', () => {
  it('is found by its titles at once, and by all its words once it is read', async () => {
    const tram = program('tram', 'Hills of Lisbon', 'Up the hill with the yellow tram');
    const content = new Content('large', [...programs('Sardine', 200), tram]);
    expect(titles(content, 'lisbon')).toEqual(['Hills of Lisbon']);
    expect(titles(content, 'tram')).toEqual([]);
    await searchReady(content, english);
    expect(titles(content, 'tram')).toEqual(['Hills of Lisbon']);
    expect(titles(content, 'lisbon')).toEqual(['Hills of Lisbon']);
    expect(searchIndex(content, english).left).toBe(0);
  });

  it('is read in pieces, between which others have their turn', async () => {
    const content = new Content('pieces', programs('Penguin', 400));
    const left: number[] = [];
    searchIndex(content, english);
    while (left.at(-1) !== 0) {
      await pause(1);
      left.push(searchIndex(content, english).left);
    }
    expect(new Set(left).size).toBeGreaterThan(2);
  });

  it('is read before anybody asks, in every language', async () => {
    const documents = [...programs('Otter', 30), ...programs('Loutre', 30, 'fr-fr')];
    const content = new Content('prepared', documents);
    await prepareSearch(content, () => true);
    await expect
      .poll(() => [english, french].map((each) => searchIndex(content, each).left))
      .toEqual([0, 0]);
    expect(titles(content, 'about loutre', french)).toHaveLength(30);
  });

  it('is read no further than somebody is shown it', async () => {
    const content = new Content('outdated', programs('Heron', 30));
    await prepareSearch(content, () => false);
    await pause(50);
    expect(searchIndex(content, english).left).toBe(30);
  });

  it('is followed to the next one while it is being read', async () => {
    const documents = [program('old', 'Wolverine'), ...programs('Badger', 199)];
    const first = searchIndex(new Content('before', documents), english);
    const next = new Content('after', [...documents.slice(1), program('new', 'Lynx')]);
    expect(searchIndex(next, english)).toBe(first);
    await searchReady(next, english);
    expect(titles(next, 'lynx')).toEqual(['Lynx']);
    expect(titles(next, 'wolverine')).toEqual([]);
    expect(titles(next, 'badger')).toHaveLength(199);
  });

  it('keeps no more removed documents than it has others', async () => {
    const steady = program('steady', 'Steady');
    let content = new Content('start', [steady]);
    const index = searchIndex(content, english);
    for (let time = 0; time < 40; time += 1) {
      const documents = programs('Swift', 15).map((each) => ({ ...each }));
      content = new Content(`time ${time}`, [steady, ...documents]);
      index.follow(content);
      index.read();
    }
    expect(index.removed).toBeLessThanOrEqual(400);
    expect(atOnce(index.search('swift'))).toHaveLength(15);
    expect(atOnce(index.search('steady'))).toHaveLength(1);
  });
});

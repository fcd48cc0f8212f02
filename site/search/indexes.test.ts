import { setTimeout as pause } from 'node:timers/promises';
import { type Language, languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { Content } from '../content/content.ts';
import { stored } from '../content/document.ts';
import { articlesDocument, exampleProgram } from '../examples/examples.ts';
import { WorkQueue } from '../turns/queue.ts';
import { atOnce } from '../turns/steps.ts';
import { prepareSearch, searchIndex } from './indexes.ts';

const [english, , , french] = languages;

const program = (key: string, text: string, overview = '', code: Language['code'] = 'en-us') =>
  stored(
    exampleProgram(
      key,
      {
        title: [{ type: 'heading1', text, spans: [] }],
        overview: [{ type: 'paragraph', text: overview, spans: [] }],
      },
      code,
    ),
  );

/** With another name in each test, as indexes are shared. */
const programs = (name: string, count: number, code?: Language['code']) =>
  Array.from({ length: count }, (_, at) =>
    program(`${name}${at}`, `${name} number${at}`, `All about ${name}`, code),
  );

/** However long the reading takes. */
const titles = (content: Content, question: string, language: Language = english) =>
  atOnce(searchIndex(content, language).search(question, Infinity)).map(({ entry }) => entry.title);

describe('a large content', () => {
  it('is found by its titles at once, and by all its words once it is read', () => {
    const tram = program('tram', 'Hills of Lisbon', 'Up the hill with the yellow tram');
    const content = new Content('large', [...programs('Sardine', 200), tram]);
    const unread = (question: string) =>
      atOnce(searchIndex(content, english).search(question, 0)).map(({ entry }) => entry.title);
    expect(unread('lisbon')).toEqual(['Hills of Lisbon']);
    expect(unread('tram')).toEqual([]);
    expect(titles(content, 'tram')).toEqual(['Hills of Lisbon']);
    expect(titles(content, 'lisbon')).toEqual(['Hills of Lisbon']);
    expect(searchIndex(content, english).remaining).toBe(0);
  });

  it('is read in steps of one document', () => {
    const index = searchIndex(new Content('pieces', programs('Penguin', 40)), english);
    const steps = index.read();
    for (let left = 39; left >= 0; left -= 1) {
      steps.next();
      expect(index.remaining).toBe(left);
    }
    expect(steps.next().done).toBe(true);
  });

  it('is read by two at once, and each document once', () => {
    const content = new Content('two', programs('Magpie', 30));
    const index = searchIndex(content, english);
    const [one, other] = [index.read(), index.read()];
    for (let isDone = false; !isDone; )
      isDone = [one.next(), other.next()].every((each) => each.done);
    expect(index.remaining).toBe(0);
    expect(titles(content, 'about magpie')).toHaveLength(30);
  });

  it('is read before anybody asks, in every language', async () => {
    const documents = [...programs('Otter', 30), ...programs('Loutre', 30, 'fr-fr')];
    const content = new Content('prepared', documents);
    await prepareSearch(new WorkQueue(), content, () => true);
    expect([english, french].map((each) => searchIndex(content, each).remaining)).toEqual([0, 0]);
    expect(titles(content, 'about loutre', french)).toHaveLength(30);
  });

  it('is read after whatever visitors wait for', async () => {
    const content = new Content('later', programs('Walrus', 30));
    const queue = new WorkQueue();
    let isOver = false;
    const prepared = prepareSearch(queue, content, () => true);
    const waiting = queue.run('view', function* () {
      while (!isOver) yield;
    });
    await pause(700);
    expect(searchIndex(content, english).remaining).toBe(30);
    isOver = true;
    await Promise.all([waiting, prepared]);
    expect(searchIndex(content, english).remaining).toBe(0);
  });

  it('is read no further than somebody is shown it', async () => {
    const content = new Content('outdated', programs('Heron', 30));
    await prepareSearch(new WorkQueue(), content, () => false);
    expect(searchIndex(content, english).remaining).toBe(30);
  });

  it('is followed to the next one while it is being read', () => {
    const documents = [program('old', 'Wolverine'), ...programs('Badger', 199)];
    const first = searchIndex(new Content('before', documents), english);
    const reading = first.read();
    for (let step = 0; step < 50; step += 1) reading.next();
    const next = new Content('after', [...documents.slice(1), program('new', 'Lynx')]);
    expect(searchIndex(next, english)).toBe(first);
    while (!reading.next().done);
    expect(first.remaining).toBe(0);
    expect(titles(next, 'lynx')).toEqual(['Lynx']);
    expect(titles(next, 'wolverine')).toEqual([]);
    expect(titles(next, 'badger')).toHaveLength(199);
  });

  it('is read again where a topic has another name, and only there', () => {
    const whale = { ...program('whale', 'Whales'), tags: ['sea'] };
    const overview = (name: string, lead = '') => {
      const topics = [{ tag: 'sea', name }] as const;
      return stored({ ...articlesDocument, data: { ...articlesDocument.data, lead, topics } });
    };
    const others = programs('Dolphin', 30);
    const first = new Content('sea', [whale, ...others, overview('Sea')]);
    expect(titles(first, 'sea')).toEqual(['Whales']);
    const alike = new Content('alike', [whale, ...others, overview('Sea', 'New words')]);
    expect(searchIndex(alike, english)).toBe(searchIndex(first, english));
    const renamed = new Content('renamed', [whale, ...others, overview('Ocean')]);
    expect(titles(renamed, 'ocean')).toEqual(['Whales']);
    expect(titles(renamed, 'sea')).toEqual([]);
  });

  it('finds only the last of many versions', async () => {
    const steady = program('steady', 'Steady');
    let content = new Content('start', [steady]);
    const index = searchIndex(content, english);
    for (let time = 0; time < 40; time += 1) {
      const documents = programs('Swift', 15).map((each) => ({ ...each }));
      content = new Content(`time ${time}`, [steady, ...documents]);
      index.update(content);
      atOnce(index.read());
    }
    expect(atOnce(index.search('swift'))).toHaveLength(15);
    expect(atOnce(index.search('steady'))).toHaveLength(1);
  });
});

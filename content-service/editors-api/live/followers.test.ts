import { get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ExampleService,
  fillExample,
  startExampleService,
} from '../../moving/service.testing.ts';
import { Followers, previewStreamLimits, publicationStreamLimits } from './followers.ts';

function crowd(places = publicationStreamLimits) {
  const followers = new Followers(places);
  const left: string[] = [];
  const reasons: string[] = [];
  const add = (name: string, address: string, hasToken = false) =>
    followers.add({
      ...{ address, hasToken },
      end(sentence) {
        left.push(name);
        reasons.push(sentence);
      },
    });
  return { followers, left, reasons, add };
}

describe('followers', () => {
  it('have a share for each address, of which the oldest leaves', () => {
    const { followers, left, reasons, add } = crowd();
    for (let count = 0; count < 22; count += 1) add(`a${count}`, 'a');
    add('b', 'b');
    expect(left).toEqual(['a0', 'a1']);
    expect(followers.size).toBe(21);
    expect(reasons[0]).toMatch(
      /^More than 20 from one address without a token follow.*PRISMIC_ACCESS_TOKEN/,
    );
  });

  it('always get a place, which costs the address with the most of them one', () => {
    const { followers, left, add } = crowd();
    for (let count = 0; count < 200; count += 1) add(`${count}`, `address ${count % 10}`);
    add('site', 'another');
    expect(followers.size).toBe(100);
    expect(left).not.toContain('site');
    expect(left).toHaveLength(101);
  });

  it('with a token lose nothing to those without', () => {
    const { left, add } = crowd();
    add('site', 'a', true);
    for (let count = 0; count < 300; count += 1) add('', `${count % 40}`);
    expect(left).not.toContain('site');
  });

  it('of previews take no place from anybody else, however many one person opens', () => {
    const { followers, left, reasons, add } = crowd(previewStreamLimits);
    add('honest', 'ana');
    for (let count = 0; count < 500; count += 1) add(`${count}`, 'rui');
    expect(followers.size).toBe(21);
    expect(left).not.toContain('honest');
    expect(reasons[0]).toBe(
      'More than 20 previews of one person are followed, so that the oldest stream ended.',
    );
    for (let count = 0; count < 500; count += 1) add(`${count}`, `person ${count % 15}`);
    expect(followers.size).toBe(200);
    expect(left).not.toContain('honest');
  });
});

describe('the stream of publications', () => {
  let service: ExampleService;
  const open: IncomingMessage[] = [];
  afterEach(async () => {
    for (const answer of open.splice(0)) answer.destroy();
    await service.remove();
  });

  /** Done once the service says where things stand. */
  function follow(headers: Record<string, string> = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const address = `${service.address}/api/farol/v1/events`;
      get(address, { headers, agent: false }, (answer) => {
        open.push(answer);
        answer.on('error', () => {});
        answer.once('data', (chunk) => {
          expect(String(chunk)).toContain('event: state');
          answer.resume();
          resolve(answer);
        });
        answer.once('close', () => reject(new Error(`It ended with ${answer.statusCode}.`)));
      }).once('error', reject);
    });
  }

  it('says to whom it ends why', async () => {
    service = await startExampleService();
    const first = await follow();
    let said = '';
    first.on('data', (chunk) => {
      said += chunk;
    });
    for (let count = 0; count < 20; count += 1) await follow();
    await expect.poll(() => first.closed).toBe(true);
    expect(said).toMatch(/event: refused\ndata: {"message":"More than 20 from one address/);
  });

  it('names the published documents that show a file which changed', async () => {
    service = await startExampleService();
    const { repository, send } = service;
    await fillExample(service);
    let said = '';
    (await follow()).on('data', (chunk) => {
      said += chunk;
    });
    const told = async () => {
      const { ref } = repository.master();
      await expect.poll(() => said).toContain(`"ref":"${ref}"`);
      const data = said.split('\n').findLast((line) => line.startsWith('data: '));
      return JSON.parse(data?.slice('data: '.length) ?? '');
    };
    const shown: string[] = [];
    for (const asset of repository.state.assets.values()) {
      await send('PATCH', `/api/farol/v1/media/${asset.id}`, { credits: 'Inês' });
      const { published, everything } = await told();
      const showing = repository
        .master()
        .ordered.filter(({ data }) => JSON.stringify(data).includes(asset.id));
      expect([published.sort(), everything]).toEqual([showing.map(({ id }) => id).sort(), false]);
      shown.push(...published);
    }
    expect(shown.length).toBeGreaterThan(3);
    const languages = repository.state.languages.map(({ id }) => ({ id, name: `In ${id}` }));
    await send('PUT', '/api/farol/v1/languages', { languages });
    expect(await told()).toMatchObject({ published: [], everything: true });
  });

  it('has a place for a site that starts again, whoever else follows', async () => {
    service = await startExampleService();
    const headers = { authorization: `Bearer ${service.token}` };
    const known = await follow(headers);
    for (let count = 0; count < 150; count += 1) await follow();
    // As it comes without a token, and with one.
    const sites = [await follow(), await follow(headers)];
    expect([known, ...sites].map(({ closed }) => closed)).toEqual([false, false, false]);
    await expect.poll(() => open.filter(({ closed }) => !closed).length).toBe(22);
  });
});

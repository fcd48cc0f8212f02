import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Document, noContent } from '../../site/content/content.ts';
import { copyAll } from '../../site/content/copy.ts';
import { read } from '../../site/content/document.ts';
import { StandIn, standInSource, wireDocument } from '../../site/content/service.testing.ts';
import { listing, recordedClient } from './recorded-client.ts';

describe('a content document', () => {
  let service: StandIn;
  let document: Document | undefined;

  beforeAll(async () => {
    const about = wireDocument({
      id: 'XyZ',
      uid: 'about-us',
      type: 'dynamic_page',
      tags: ['sea'],
      lang: 'pt-br',
      url: '/pt/about-us',
      slugs: ['about'],
      data: { lead: 'Who we are.' },
    });
    service = await StandIn.start([about]);
    const { content } = await copyAll(standInSource(service), service.master, noContent);
    const found = content.byId('XyZ');
    document = found && read(found);
  });
  afterAll(() => service.stop());

  it.each([
    ['id', 'XyZ'],
    ['uid', 'about-us'],
    ['type', 'dynamic_page'],
    ['tags', ['sea']],
    ['lang', 'pt-br'],
    ['url', '/pt/about-us'],
    ['slugs', ['about']],
    ['data', expect.objectContaining({ lead: 'Who we are.' })],
  ])('is read with its %s', (field, value) => {
    expect(document).toHaveProperty(field, value);
  });
});

describe('the repository listing', () => {
  it.each([
    ['refs', listing.refs],
    ['forms', listing.forms],
    ['tags', ['city', 'sea']],
    ['integrationFieldsRef', 'farol~7'],
  ])('is read with its %s', async (field, value) => {
    expect(await recordedClient().client.getRepository()).toHaveProperty(field, value);
  });

  it.each([
    ['id', 'r1'],
    ['label', 'Spring'],
    ['ref', 'spring~1'],
  ])('has refs with their %s', async (field, value) => {
    const { client } = recordedClient();
    expect(Reflect.get(await client.getReleaseByID('r1'), field)).toBe(value);
    expect(Reflect.get(await client.getReleaseByLabel('Spring'), field)).toBe(value);
  });

  it('says by isMasterRef which ref is asked by default', async () => {
    const { client, asked } = recordedClient();
    await client.get();
    expect(asked.at(-1)?.searchParams.get('ref')).toBe('published');
  });

  it('gives its integrationFieldsRef to every search', async () => {
    const { client, asked } = recordedClient();
    await client.get();
    expect(asked.at(-1)?.searchParams.get('integrationFieldsRef')).toBe('farol~7');
  });
});

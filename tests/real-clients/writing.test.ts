import * as prismic from '@prismicio/client';
import * as customTypes from '@prismicio/custom-types-client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { fill, title } from './content.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await fill(service);
});
afterAll(() => service.stop());

describe('createWriteClient(…).migrate()', () => {
  it('brings assets and linked documents in two languages, and publishes them', async () => {
    const client = prismic.createWriteClient('farol', {
      documentAPIEndpoint: `${service.address}/api/v2`,
      migrationAPIEndpoint: `${service.address}/api/migration`,
      assetAPIEndpoint: `${service.address}/api/assets`,
      writeToken: service.token,
    });
    const migration = prismic.createMigration();
    const pixels = await sharp({
      create: { width: 640, height: 480, channels: 3, background: '#0c2f4a' },
    })
      .jpeg()
      .toBuffer();
    const picture = migration.createAsset(
      new File([new Uint8Array(pixels)], 'harbour.jpg'),
      'harbour.jpg',
      { alt: 'The harbour' },
    );
    const one = migration.createDocument(
      {
        type: 'article',
        lang: 'en-us',
        uid: 'harbour',
        tags: ['new'],
        data: { title: title('Harbour'), picture, summary: 'Brought in' },
      },
      'Harbour',
    );
    migration.createDocument(
      {
        type: 'article',
        lang: 'pt-br',
        uid: 'porto',
        tags: [],
        data: {
          title: title('Porto'),
          related: one,
          text: [
            {
              type: 'paragraph',
              text: 'Here and nowhere, not here',
              spans: [
                { type: 'hyperlink', start: 0, end: 4, data: one },
                {
                  type: 'hyperlink',
                  start: 9,
                  end: 16,
                  data: { link_type: 'Document', id: async () => undefined },
                },
                { type: 'hyperlink', start: 18, end: 26, data: async () => undefined },
              ],
            },
          ],
        },
      },
      'Porto',
      { masterLanguageDocument: one },
    );
    const events: string[] = [];
    await client.migrate(migration, { reporter: ({ type }) => events.push(type) });
    expect(events.at(-1)).toBe('end');

    const reader = prismic.createClient(`${service.address}/api/v2`);
    await expect(reader.getByUID('article', 'harbour')).rejects.toThrow('No documents');
    const response = await fetch(`${service.address}/api/migration/migration-release/publish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.token}`, repository: 'farol' },
      body: '{}',
    });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ totalItems: 2 });

    const fresh = prismic.createClient(`${service.address}/api/v2`);
    const english = await fresh.getByUID('article', 'harbour');
    expect(english.data.picture).toMatchObject({
      alt: 'The harbour',
      dimensions: { width: 640, height: 480 },
    });
    const shown = await fetch(prismic.asImageSrc(english.data.picture, { width: 320 }) ?? '');
    expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(320);
    const portuguese = await fresh.getByUID('article', 'porto', { lang: 'pt-br' });
    expect(portuguese.alternate_languages[0]?.id).toBe(english.id);
    const [here, nowhere, notHere] = portuguese.data.text[0].spans;
    expect(here.data).toMatchObject({ link_type: 'Document', uid: 'harbour', isBroken: false });
    expect(nowhere).toEqual({ type: 'hyperlink', start: 9, end: 16, data: { link_type: 'Any' } });
    expect(notHere).toEqual({ type: 'hyperlink', start: 18, end: 26, data: { link_type: 'Any' } });
    expect(portuguese.data.related).toMatchObject({ id: english.id, uid: 'harbour' });
  });

  it('names the field of a document that does not fit, and stores nothing', async () => {
    const send = (body: object) =>
      fetch(`${service.address}/api/migration/documents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.token}`, repository: 'farol' },
        body: JSON.stringify({ type: 'article', lang: 'en-us', title: 'T', ...body }),
      });
    const before = await service.writer.get<{ versions: number }>('/api/farol/v1/status');
    for (const [body, field] of [
      [{ data: { read_minutes: 'two' } }, 'data.read_minutes'],
      [{ uid: 'article-1' }, 'uid'],
      [{ type: 'artikel' }, 'type'],
      [{ lang: 'xx' }, 'lang'],
      [{ data: { picture: { id: 'gone' } } }, 'data.picture.id'],
    ] as const) {
      const response = await send(body);
      expect(response.status).toBe(400);
      const answer = (await response.json()) as Record<string, string>;
      expect(answer.field).toBe(field);
      expect(answer.message).toContain(`${field}: `);
    }
    const after = await service.writer.get<{ versions: number }>('/api/farol/v1/status');
    expect(after.versions).toBe(before.versions);
  });

  it('lets nobody in without a token, or for another repository', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${service.address}/api/migration/documents`, { method: 'POST', headers, body: '{}' });
    expect((await send({})).status).toBe(401);
    expect((await send({ authorization: 'Bearer wrong' })).status).toBe(401);
    const other = { authorization: `Bearer ${service.token}`, repository: 'another' };
    expect((await send(other)).status).toBe(403);
  });
});

describe('@prismicio/custom-types-client 2.1', () => {
  const client = (token = service.token, repositoryName = 'farol') =>
    customTypes.createClient({
      repositoryName,
      endpoint: `${service.address}/api/models`,
      token,
      fetch,
    });
  const model = {
    id: 'place',
    label: 'Place',
    repeatable: true,
    status: true,
    json: { Main: { name: { type: 'Text' as const, config: { label: 'Name' } } } },
  };
  const slice = {
    id: 'quote',
    type: 'SharedSlice' as const,
    name: 'Quote',
    variations: [
      {
        id: 'default',
        name: 'Default',
        docURL: '',
        version: 'initial',
        description: '',
        imageUrl: '',
        primary: { text: { type: 'Text' as const, config: { label: 'Text' } } },
        items: {},
      },
    ],
  };

  it('inserts, reads, updates and removes a type, exactly as it was pushed', async () => {
    await client().insertCustomType(model);
    expect(await client().getCustomTypeByID('place')).toEqual(model);
    await expect(client().insertCustomType(model)).rejects.toThrow();
    await client().updateCustomType({ ...model, label: 'Where' });
    expect((await client().getAllCustomTypes()).map(({ label }) => label)).toContain('Where');
    await client().removeCustomType('place');
    await expect(client().getCustomTypeByID('place')).rejects.toThrow();
    await expect(client().updateCustomType(model)).rejects.toThrow();
  });

  it('does the same with slices', async () => {
    await client().insertSharedSlice(slice);
    expect(await client().getSharedSliceByID('quote')).toEqual(slice);
    await client().updateSharedSlice({ ...slice, name: 'Said' });
    expect((await client().getAllSharedSlices())[0]?.name).toBe('Said');
    await client().removeSharedSlice('quote');
    expect(await client().getAllSharedSlices()).toEqual([]);
  });

  it('changes many at once, all or nothing', async () => {
    await client().bulkUpdate([
      { type: 'CUSTOM_TYPE_INSERT', id: 'place', payload: model },
      { type: 'SLICE_INSERT', id: 'quote', payload: slice },
    ]);
    await expect(
      client().bulkUpdate([
        { type: 'CUSTOM_TYPE_DELETE', id: 'place', payload: { id: 'place' } },
        { type: 'SLICE_DELETE', id: 'nowhere', payload: { id: 'nowhere' } },
      ]),
    ).rejects.toThrow();
    expect(await client().getCustomTypeByID('place')).toEqual(model);
  });

  it('throws its own errors, with the sentence of what is wrong', async () => {
    const thrown = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (fault: Error) => fault,
      );
    const wrong = await thrown(client('wrong').getAllCustomTypes());
    expect(wrong).toBeInstanceOf(customTypes.ForbiddenError);
    expect(wrong?.message).toMatch(/^A write token is needed/);
    const elsewhere = await thrown(client(service.token, 'another').getAllSharedSlices());
    expect(elsewhere).toBeInstanceOf(customTypes.UnauthorizedError);
    expect(elsewhere?.message).toBe('This is the repository farol, not another.');
    const misfit = await thrown(client().insertCustomType({ ...model, id: 'not an id' }));
    expect(misfit).toBeInstanceOf(customTypes.InvalidPayloadError);
    expect(misfit?.message).toBe('id: letters, digits, - and _ only.');
    const used = { type: 'CUSTOM_TYPE_DELETE', id: 'article', payload: { id: 'article' } } as const;
    expect(await thrown(client().bulkUpdate([used]))).toBeInstanceOf(
      customTypes.BulkUpdateHasExistingDocumentsError,
    );
  });

  it('keeps a type that still has documents', async () => {
    await expect(client().removeCustomType('article')).rejects.toThrow(
      /^The type article has associated documents\./,
    );
    expect((await client().getCustomTypeByID('article')).id).toBe('article');
  });
});

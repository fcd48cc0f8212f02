import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentKeeper } from '../../media/keeping.ts';
import { createDocument, discardDraft, editDocument } from '../../repository/commands/documents.ts';
import { publish } from '../../repository/commands/publications.ts';
import { createRelease } from '../../repository/commands/releases.ts';
import type { Place } from '../../repository/events.ts';
import {
  type ExampleAssetApi,
  exampleAssetApi,
  form,
  json,
  picture,
  text,
} from './asset-api.testing.ts';

let api: ExampleAssetApi;
beforeEach(async () => {
  api = await exampleAssetApi();
});
afterEach(() => api.remove());

describe('one asset', () => {
  it('is read, changed and cleared', async () => {
    const { id } = await api.upload(await picture());
    const tag = await (await api.request('/tags', json('POST', { name: 'Home page' }))).json();
    const change = { notes: 'n', alt: 'a', filename: 'New Name.jpeg', tags: [tag.id, tag.id] };
    const changed = await (await api.request(`/assets/${id}`, json('PATCH', change))).json();
    expect(changed).toMatchObject({
      notes: 'n',
      alt: 'a',
      filename: 'New Name.jpeg',
      extension: 'png',
    });
    expect(changed.tags).toEqual([tag]);
    expect(changed.last_modified).toBeGreaterThan(changed.created_at);
    expect(changed.url).toContain(`/media/${id}_new-name.png`);
    const cleared = await (
      await api.request(`/assets/${id}`, json('PATCH', { notes: '', tags: [] }))
    ).json();
    expect(cleared).toMatchObject({ alt: 'a', tags: [] });
    expect(cleared).not.toHaveProperty('notes');
    expect(await (await api.request(`/assets/${id}`)).json()).toEqual(cleared);
  });

  it.each([
    ['{"alt":5}', 400],
    [`{"notes":"${'x'.repeat(501)}"}`, 400],
    ['{"tags":["gone"]}', 400],
    ['{"filename":" "}', 400],
    ['{', 400],
    [`{"alt":"${' '.repeat(70_000)}"}`, 413],
  ])('refuses the change %s with %i', async (body, status) => {
    const { id } = await api.upload(text('x', 'x.txt'));
    const answer = await api.request(`/assets/${id}`, { method: 'PATCH', body });
    expect(answer.status).toBe(status);
    expect((await answer.json()).error).toMatch(/\.$/);
    expect(api.library.get(id)?.lastModified).toBe(api.library.get(id)?.createdAt);
  });

  it('is not changed by a client that hangs up', async () => {
    const { id } = await api.upload(text('x', 'x.txt'));
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const broken = { method: 'PATCH', body, duplex: 'half' };
    const answer = await api.request(`/assets/${id}`, broken);
    expect([answer.status, api.faults]).toEqual([400, []]);
  });

  it('is deleted with its content, unless another asset has the same', async () => {
    const first = await api.upload(text('same', 'first.txt'));
    const second = await api.upload(text('same', 'second.txt'));
    const hash = api.library.get(first.id)?.hash ?? '';
    expect((await api.request(`/assets/${first.id}`, { method: 'DELETE' })).status).toBe(204);
    expect([api.library.get(first.id), await api.files.has(hash)]).toEqual([undefined, true]);
    expect((await api.request(`/assets/${second.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await api.files.has(hash)).toBe(false);
  });

  it('never loses content that is uploaded again while it is deleted', async () => {
    const { id } = await api.upload(text('same', 'first.txt'));
    const [, again] = await Promise.all([
      api.request(`/assets/${id}`, { method: 'DELETE' }),
      api.upload(text('same', 'again.txt')),
    ]);
    expect(await api.files.verify(api.library.get(again.id)?.hash ?? '')).toBe(true);
  });

  describe('while a document shows it', () => {
    const refused = async (id: string) => {
      const answer = await api.request(`/assets/${id}`, { method: 'DELETE' });
      expect(answer.status).toBe(409);
      expect((await answer.json()).error).toMatch(/^Document \S+ shows this file\. Take it out/);
      expect(await api.files.has(api.library.get(id)?.hash ?? '')).toBe(true);
    };
    const show = (id: string, place: Place = 'draft') => {
      const data = { picture: { id } };
      const asked = { type: 'page', lang: 'en-us', title: 'Beach', data, place };
      return api.repository.do('Ana', createDocument(asked));
    };
    const edit = (id: string, data: object) =>
      api.repository.do(
        'Ana',
        editDocument(id, { data }, () => undefined),
      );

    it('is not deleted, be it drafted, published or in a release', async () => {
      const { id } = await api.upload(await picture());
      const { document } = await show(id);
      await refused(id);
      await api.repository.do('Ana', publish([{ document }]));
      await refused(id);
      await edit(document, {});
      await refused(id);
      await api.repository.do('Ana', publish([{ document }]));
      const release = await api.repository.do('Ana', createRelease({ label: 'Spring' }));
      const waiting = await show(id, { release: release.id });
      await refused(id);
      const away = discardDraft(waiting.document, { release: release.id });
      await api.repository.do('Ana', away);
      // What was in the release alone is a draft again.
      await refused(id);
      await edit(waiting.document, {});
      expect((await api.request(`/assets/${id}`, { method: 'DELETE' })).status).toBe(204);
    });

    it('is not deleted by a request that came before the document was there', async () => {
      const { id } = await api.upload(await picture());
      const { append } = api.store;
      vi.spyOn(api.store, 'append').mockImplementationOnce(async (...commit) => {
        await pause(200);
        return append(...commit);
      });
      const shown = show(id);
      await refused(id);
      await shown;
    });
  });

  it('is refused where another process deletes the same content at this moment', async () => {
    const files = { ...api.files, has: async () => false };
    const body = await form(['file', text('same', 'same.txt')]);
    const answer = await api.request('/assets', body, {
      contents: contentKeeper(
        files,
        api.library.hasContent,
        (fault) => void api.faults.push(fault),
      ),
    });
    expect([answer.status, api.library.list()]).toEqual([409, []]);
    expect((await answer.json()).error).toBe(
      'The same file was deleted at this moment. Send it again.',
    );
  });

  it('is not found under another id', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const answer = await api.request('/assets/gone', {
        method,
        ...(method === 'PATCH' ? { body: '{}' } : {}),
      });
      expect([method, answer.status]).toEqual([method, 404]);
      expect((await answer.json()).error).toBe('There is no asset with the id “gone”.');
    }
  });
});

describe('tags', () => {
  it('are made once under a name and counted', async () => {
    const made = await api.request('/tags', json('POST', { name: ' Summer ' }));
    expect(made.status).toBe(201);
    const tag = await made.json();
    expect(tag).toMatchObject({ name: 'Summer', uploader_id: 'Ana' });
    expect(await (await api.request('/tags', json('POST', { name: 'Summer' }))).json()).toEqual(
      tag,
    );
    const { id } = await api.upload(text('x', 'x.txt'));
    await api.request(`/assets/${id}`, json('PATCH', { tags: [tag.id] }));
    expect(await (await api.request('/tags')).json()).toEqual({ items: [{ ...tag, count: 1 }] });
  });

  it.each(['ab', 'x'.repeat(21), '  ', 7, undefined])('may not be called %s', async (name) => {
    expect((await api.request('/tags', json('POST', { name }))).status).toBe(400);
    expect(api.library.tags()).toEqual([]);
  });
});

import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../store/store.ts';
import { engines } from './engines.testing.ts';
import {
  type ExampleTranslations,
  exampleTranslations,
} from './translations/translations.testing.ts';

describe.each(engines)('asked again for an answer that was lost, over %s', (_, options) => {
  let example: ExampleTranslations;
  beforeEach(async () => {
    example = await exampleTranslations(await options());
  });
  const key = (name: string) => ({ 'idempotency-key': name });

  describe('about a file of a translation office', () => {
    const bring = (xliff: string, name: string) =>
      example.writer.send('POST', '/translation-imports', { xliff }, key(name));
    const history = () => example.editor.repository.state.tip.sequence;

    /** A page that is translated already, and one that is not. */
    async function sentBack() {
      const { writer, make } = example;
      const [known, fresh] = [await make({ lang: 'en-us' }), await make({ lang: 'en-us' })];
      const { document } = await make({
        lang: 'pt-br',
        translationOf: known.document,
        data: { title: 'x' },
      });
      for (const { document } of [known, fresh]) await example.save(document, { title: 'Lisbon' });
      const asked = { documents: [known.document, fresh.document], to: 'pt-br' };
      const { xliff } = await (await writer.send('POST', '/translation-exports', asked)).json();
      const units = /<\/source>(<target>.*?<\/target>)?/g;
      return { document, xliff: xliff.replaceAll(units, '</source><target>Lisboa</target>') };
    }

    it('answers what became of each page, and writes nothing again', async () => {
      const { document, xliff } = await sentBack();
      const first = await (await bring(xliff, 'a')).json();
      expect(first.rows).toMatchObject([{ document, result: 'saved' }, { result: 'created' }]);
      await example.save(document, { title: 'Written since' });
      const before = history();
      expect(await (await bring(xliff, 'a')).json()).toEqual(first);
      expect(history()).toBe(before);
      expect((await example.read(`/documents/${document}`)).draft.data.title).toBe('Written since');
      // Without the key it meets what it made itself.
      expect((await (await bring(xliff, 'b')).json()).rows[1].result).toBe('conflict');
    });

    it('goes on where it was broken off', async () => {
      const { xliff } = await sentBack();
      const { repository } = example.editor;
      const carriedOut = repository.do.bind(repository);
      const breaking = vi.spyOn(repository, 'do');
      breaking.mockImplementation(async (by, command) => {
        const before = history();
        const answer = await carriedOut(by, command);
        if (history() === before) return answer;
        breaking.mockRestore();
        throw new StoreUnavailable('it went away');
      });
      expect((await bring(xliff, 'a')).status).toBe(503);
      const { rows } = await (await bring(xliff, 'a')).json();
      expect(rows).toMatchObject([{ result: 'saved' }, { result: 'created' }]);
    });

    it('refuses the key of another file', async () => {
      const { xliff } = await sentBack();
      expect((await bring(xliff, 'a')).status).toBe(200);
      expect((await bring(xliff.replaceAll('Lisboa', 'Lisboa!'), 'a')).status).toBe(422);
    });
  });

  it.each([
    ['archived', 'PUT', 'archive'],
    ['unpublished', 'DELETE', 'publication'],
  ])('about a page that was %s, names what was published before', async (_, method, what) => {
    const { document, version } = await example.make({ lang: 'en-us' });
    const publisher = await example.editor.signedIn({ role: 'publisher' });
    await publisher.send('POST', '/publications', { documents: [{ document }] });
    const take = async () => {
      const answer = await publisher.send(
        method,
        `/documents/${document}/${what}`,
        undefined,
        key('a'),
      );
      return [answer.status, await answer.json()];
    };
    expect(await take()).toEqual([200, { publishedBefore: version }]);
    expect(await take()).toEqual([200, { publishedBefore: version }]);
  });

  it('about a file that was replaced, does not replace what came since', async () => {
    const person = await example.editor.signedIn({ role: 'publisher' });
    const png = (width: number) =>
      sharp({ create: { width, height: 9, channels: 3, background: '#08f' } })
        .png()
        .toBuffer();
    const made = await (await person.upload('POST', '/media?filename=a.png', await png(16))).json();
    const replace = async (width: number, headers = {}) =>
      person.upload('PUT', `/media/${made.id}/content?filename=a.png`, await png(width), headers);
    expect((await (await replace(17, key('a'))).json()).width).toBe(17);
    expect((await replace(18)).status).toBe(200);
    const again = await replace(17, key('a'));
    expect([again.status, (await again.json()).width]).toEqual([200, 18]);
    expect((await replace(19, key('a'))).status).toBe(422);
  });
});

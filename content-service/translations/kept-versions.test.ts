import { describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { supersededTtlMs } from '../repository/autosaves.ts';
import { editDocument, theDocument } from '../repository/commands/documents.ts';
import { changeModels, setLanguages } from '../repository/commands/settings.ts';
import { createTranslated } from '../repository/commands/translations.ts';
import type { Event } from '../repository/events.ts';
import { Repository } from '../repository/repository.ts';
import { openStore } from '../store/open.ts';
import { newDatabase } from '../store/shared-postgres.testing.ts';
import { comparedWithSource } from './compared.ts';

const text = { type: 'Text' as const, config: {} };
const page = {
  ...{ id: 'page', label: 'Page', repeatable: true, status: true },
  json: { Main: { title: text, words: text } },
};
const languages = ['en-us', 'pt-br'].map((id) => ({ id, name: id }));

const databases: Readonly<Record<string, () => Promise<object>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ DATABASE_URL: await newDatabase() }),
};

describe.each(Object.keys(databases))('on %s', (engine) => {
  it('the text a translation was made from stays, whatever is let go of around it', async () => {
    const folder = await newFolder();
    const environment = { DATA_DIR: folder, ...(await databases[engine]?.()) };
    let now = 1_800_000_000_000;
    const open = async () =>
      Repository.open(await openStore<Event>(environment), {
        ...{ name: 'farol', keptRefs: 0, keptAutosaves: 1, clock: () => now },
      });
    let repository = await open();
    try {
      await repository.do('a', setLanguages(languages));
      const payload = { type: 'CUSTOM_TYPE_INSERT' as const, id: 'page', payload: page };
      await repository.do('a', changeModels([payload]));
      const lisbon = { type: 'page', title: 'Lisbon', data: { title: 'Lisbon', words: '0' } };
      const made = await repository.do('a', createTranslated({ ...lisbon, lang: 'en-us' }));
      const write = async (count: number) => {
        now += 1000;
        const data = { title: 'Lisbon', words: String(count) };
        const edit = { data, kind: 'autosave' as const, by: 'a' };
        return repository.do(
          'a',
          editDocument(made.document, edit, () => undefined),
        );
      };
      await write(1);
      const from = await write(2);
      const translation = { ...lisbon, lang: 'pt-br', translationOf: made.document };
      const { document: id } = await repository.do('b', createTranslated(translation));
      for (let count = 3; count < 10; count += 1) await write(count);
      now += supersededTtlMs;
      await repository.compactAutosaves();
      await repository.dropOldVersions(1);
      const compared = () =>
        comparedWithSource(repository, theDocument(repository.state, id), undefined);
      const expected = {
        translated: { document: made.document, version: from.version.id },
        base: { title: 'Lisbon', words: '2' },
        source: { data: { title: 'Lisbon', words: '9' } },
        changes: [{ path: ['words'], kind: 'changed', before: '2', after: '9' }],
      };
      expect(await compared()).toMatchObject(expected);
      await repository.close();
      repository = await open();
      expect(await compared()).toMatchObject(expected);
      // What nobody needs went.
      const versions = theDocument(repository.state, made.document).versions;
      expect(versions.filter(({ dropped }) => !dropped).map((each) => each.id)).toEqual([
        from.version.id,
        versions.at(-1)?.id,
      ]);
    } finally {
      await repository.close();
    }
  });
});

import { expect, it } from 'vitest';
import type { ListedVersion } from '../../api/versions.ts';
import { timelineOf } from './timeline.ts';

const version = (id: string, more: Partial<ListedVersion> = {}): ListedVersion => ({
  ...{ id, document: 'd', group: 'd', type: 'page', lang: 'en-us', uid: null, tags: [] },
  ...{ title: id, slug: null, note: '', kind: 'autosave', at: 0, by: 'person/ana' },
  ...{ dropped: false, publications: [] },
  ...more,
});

it('folds the autosaves of one person, and nothing that was saved on purpose or on the site', () => {
  const entries = timelineOf([
    version('5'),
    version('4'),
    version('3', { by: 'person/rui' }),
    version('2', { kind: 'saved' }),
    version('1', { publications: [{ at: 1, by: 'person/ana', sequence: 1, documents: 1 }] }),
    version('0'),
  ]);
  expect(entries.map(({ version: { id }, folded }) => [id, folded.map((each) => each.id)])).toEqual(
    [
      ['5', ['4']],
      ['3', []],
      ['2', []],
      ['1', []],
      ['0', []],
    ],
  );
});

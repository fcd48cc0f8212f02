import { expect, it, vi } from 'vitest';
import { createRelease, removeRelease } from '../repository/commands/releases.ts';
import { exampleRepository } from '../repository/repository.testing.ts';
import { referencesOf } from './references.ts';

it('counts no use in a release that is gone', async () => {
  const example = await exampleRepository();
  const { repository } = example;
  try {
    const target = await example.create('target');
    const link = { link_type: 'Document', id: target };
    const span = { type: 'hyperlink', start: 0, end: 4, data: link };
    const title = [{ type: 'heading1', text: 'Here', spans: [span] }];
    const from = await example.create('from');
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await example.edit(from, 'with a link', { data: { title }, place: { release } });
    expect((await referencesOf(repository).counts())(target)).toBe(1);
    await repository.do('Inês', removeRelease(release));
    expect((await referencesOf(repository).counts())(target)).toBe(0);
  } finally {
    await example.remove();
  }
});

it('finds what links to a document, also after reading went wrong once', async () => {
  const example = await exampleRepository();
  const { repository } = example;
  try {
    const target = await example.create('target');
    const link = { link_type: 'Document', id: target };
    const span = { type: 'hyperlink', start: 0, end: 4, data: link };
    const title = [{ type: 'heading1', text: 'Here', spans: [span] }];
    const from = await example.create('from', { data: { title } });
    vi.spyOn(repository.state.documents, 'get').mockImplementationOnce(() => {
      throw new Error('once');
    });
    await expect(referencesOf(repository).to(target)).rejects.toThrow('once');
    const found = await referencesOf(repository).to(target);
    expect(found.map(({ document }) => document.id)).toEqual([from]);
  } finally {
    await example.remove();
  }
});

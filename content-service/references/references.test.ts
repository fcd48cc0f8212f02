import { expect, it, vi } from 'vitest';
import { exampleRepository } from '../repository/repository.testing.ts';
import { referencesOf } from './references.ts';

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

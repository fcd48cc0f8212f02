import { beforeEach, expect, it } from 'vitest';
import { workedMs } from '../../../worked.testing.ts';
import { writeDocuments } from './many-documents.testing.ts';
import { type ExamplePages, examplePages, wholeData } from './pages.testing.ts';

const DOCUMENTS = 10_000;
const IN_RELEASE = 1000;

let pages: ExamplePages;
beforeEach(async () => {
  pages = await examplePages();
});

async function timed(name: string, work: () => Promise<{ status: number }>): Promise<number> {
  const start = workedMs();
  const { status } = await work();
  const ms = workedMs() - start;
  expect(status, name).toBeLessThan(300);
  console.log(`${name}: ${Math.round(ms)} ms`);
  return ms;
}

it('opens, checks and publishes a release of 1,000 documents among 10,000', async () => {
  const ids = Array.from({ length: DOCUMENTS }, (_, index) => `document-${index}`);
  const body = Array.from({ length: 40 }, (_, index) => ({
    type: index % 8 === 0 ? 'heading2' : 'paragraph',
    text: 'A street that climbs, a tram that follows it, and the river below. '.repeat(4),
    spans: [],
  }));
  await writeDocuments(
    pages.repository,
    ids.map((id, index) => ({
      id,
      data: {
        ...wholeData(id),
        body,
        more: { link_type: 'Document', id: ids[(index + 1) % DOCUMENTS] },
      },
    })),
  );
  await pages.publish(...ids.slice(IN_RELEASE));
  const { answer } = await pages.send('POST', '/releases', { label: 'Large' });
  const address = `/releases/${answer.id}`;
  const put = { put: ids.slice(0, IN_RELEASE), unpublish: ids.slice(-50) };
  await timed('put in', () => pages.send('PATCH', `${address}/contents`, put));
  const opening = await timed('open', () => pages.send('GET', `${address}/contents`));
  const checks = await timed('check', () => pages.send('GET', `${address}/checks`));
  const publishing = await timed('publish', () => pages.send('POST', `${address}/publication`));
  expect(pages.repository.master().size).toBe(DOCUMENTS - 50);
  expect(opening).toBeLessThan(300);
  expect(checks).toBeLessThan(1000);
  expect(publishing).toBeLessThan(1000);
});

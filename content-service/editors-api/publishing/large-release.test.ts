import { beforeEach, expect, it } from 'vitest';
import { workedMs } from '../../../testing/processor-time.ts';
import { writeDocuments } from '../documents/many-documents.testing.ts';
import { type ExamplePages, examplePages, wholeData } from '../documents/pages.testing.ts';

const documentCount = 10_000;
const documentsPerRelease = 1000;
const unpublishedCount = 50;
const releaseCount = 3;

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
  const ids = Array.from({ length: documentCount }, (_, index) => `document-${index}`);
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
        more: { link_type: 'Document', id: ids[(index + 1) % documentCount] },
      },
    })),
  );
  await pages.publish(...ids.slice(releaseCount * documentsPerRelease));
  const times: { open: number; check: number; publish: number }[] = [];
  for (let release = 0; release < releaseCount; release += 1) {
    const { answer } = await pages.send('POST', '/releases', { label: `Large ${release}` });
    const address = `/releases/${answer.id}`;
    const end = documentCount - release * unpublishedCount;
    const put = {
      put: ids.slice(release * documentsPerRelease, (release + 1) * documentsPerRelease),
      unpublish: ids.slice(end - unpublishedCount, end),
    };
    await timed('put in', () => pages.send('PATCH', `${address}/contents`, put));
    times.push({
      open: await timed('open', () => pages.send('GET', `${address}/contents`)),
      check: await timed('check', () => pages.send('GET', `${address}/checks`)),
      publish: await timed('publish', () => pages.send('POST', `${address}/publication`)),
    });
  }
  expect(pages.repository.master().size).toBe(documentCount - releaseCount * unpublishedCount);
  // The quickest of three, each of other documents: beside busy neighbours the same work takes a processor longer.
  expect(Math.min(...times.map(({ open }) => open))).toBeLessThan(300);
  expect(Math.min(...times.map(({ check }) => check))).toBeLessThan(1000);
  expect(Math.min(...times.map(({ publish }) => publish))).toBeLessThan(1000);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedAddresses } from '../launch/embedded-addresses.ts';
import { type Filled, fill, title } from './real-clients/content.ts';
import { startTestService, type TestService } from './service.ts';

let service: TestService;
let filled: Filled;
let lines: string[];
beforeAll(async () => {
  service = await startTestService();
  filled = await fill(service);
  const { writer } = service;
  const changed = filled.ids[4] ?? '';
  const release = await writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label: 'New places',
  });
  const { published } = await writer.get<{ published: { id: string } }>(
    `/api/farol/v1/documents/${changed}`,
  );
  await writer.send('PUT', `/api/farol/v1/documents/${changed}/draft`, {
    data: { title: title('In the release') },
    basedOn: published.id,
    place: { release: release.id },
  });
  const environment = { DATA_DIR: service.folder };
  lines = await embeddedAddresses({ writer, service: service.address, environment });
});
afterAll(() => service.stop());

/** The link behind a name. */
const linkOf = (name: string) =>
  new URL(
    lines
      .find((line) => line.startsWith(name))
      ?.slice(name.length)
      .trim() ?? '',
  );

/** How many documents with these words a ref shows. */
async function countAt(ref: string | null, words: string): Promise<unknown> {
  const search = new URLSearchParams({ ref: ref ?? '', q: `[[fulltext(document, "${words}")]]` });
  const answer = await fetch(`${service.address}/api/v2/documents/search?${search}`);
  return (await answer.json()).total_results_size;
}

describe('what npm start prints', () => {
  it.each([
    ['Preview a draft', 'Not yet'],
    ['Preview a release', 'In the release'],
  ])('has a link for each: %s shows %s', async (name, words) => {
    const { pathname, searchParams } = linkOf(name);
    expect(pathname).toBe('/api/preview');
    expect(await countAt(searchParams.get('token'), words)).toBe(1);
    const { refs } = await (await fetch(linkOf('Content API'))).json();
    expect(await countAt(refs[0].ref, words)).toBe(0);
  });

  it('opens the draft at its own page', () => {
    expect(linkOf('Preview a draft').searchParams.get('documentId')).toBe(filled.draft);
  });
});

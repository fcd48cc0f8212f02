import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { read } from '../content/document.ts';
import {
  StandIn,
  standInSource,
  type WireDocument,
  wireDocument,
} from '../content/service.testing.ts';
import { type ExampleSite, exampleSite, exampleWireDocuments } from '../site.testing.tsx';
import { fetchChanges } from './changes.ts';
import { type Previewed, previewedContent } from './overlay.ts';

const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });
const drafts = (text: string) =>
  exampleWireDocuments.map((each) =>
    each.id === 'about-en' ? { ...each, data: titled(text) } : each,
  );

let service: StandIn;
let example: ExampleSite;
let now = 0;
let preview: (token: string) => Promise<Previewed>;

const clock = () => now;
const tokenFor = (session: string, mark = 'one') =>
  `${service.origin}/previews/${session}:${mark}?websitePreviewId=${mark}`;

function previewing(kind: 'embedded' | 'hosted') {
  const access = { service: service.origin, accessToken: null };
  return previewedContent({
    source: standInSource(service),
    edition: example.publisher.edition,
    changes: kind === 'hosted' ? null : (session, ref) => fetchChanges(access, session, ref),
    clock,
  });
}

beforeEach(async () => {
  now = Date.parse('2026-03-01T12:00:00Z');
  service = await StandIn.start(exampleWireDocuments);
  example = exampleSite({ clock });
  preview = previewing('embedded');
});
afterEach(() => service.stop());

async function edition(token: string) {
  const previewed = await preview(token);
  if (previewed.kind !== 'content') throw new Error(`The preview is ${previewed.kind}.`);
  return previewed.edition;
}

/** The requests to the service, in words. */
const searches = () =>
  service.asked.filter((address) => /search|changes/.test(address)).map(wordOf);

function wordOf(address: string): string {
  if (address.includes('/changes')) return 'changes';
  const ids = /document\.id,[ +]\[([^\]]*)\]/.exec(address)?.[1];
  if (ids) return `documents ${ids}`;
  return /pageSize=1(?!\d)/.test(address) ? 'whether it is one' : 'everything';
}

describe('a preview of the embedded service', () => {
  const token = () => tokenFor('abc');
  beforeEach(() => service.addRef(token(), drafts('Draft')));

  it('is the published edition with the documents laid over it that differ', async () => {
    const published = example.publisher.edition();
    const previewed = await edition(token());
    expect(searches()).toEqual(['changes', 'documents "about-en"']);
    expect(previewed.number).not.toBe(published?.number);
    for (const document of previewed.content.documents)
      if (document.id !== 'about-en') expect(document).toBe(published?.content.byId(document.id));
    const about = previewed.content.byId('about-en');
    expect(about && read(about).data).toMatchObject(titled('Draft'));
    expect(previewed.content.ofType('homepage')).toBe(published?.content.ofType('homepage'));
    expect([...previewed.addresses.entries()].length).toBe(
      [...(published?.addresses.entries() ?? [])].length,
    );
  });

  it('has what comes, and not what leaves', async () => {
    const fresh = wireDocument({ id: 'fresh', data: titled('Fresh') });
    const rest = exampleWireDocuments.filter(({ id }) => id !== 'apropos');
    service.addRef(tokenFor('moved'), [...rest, fresh]);
    const { content, addresses } = await edition(tokenFor('moved'));
    expect(addresses.at('/fresh')?.id).toBe('fresh');
    expect(content.byId('apropos')).toBeUndefined();
    expect(addresses.at('/a-propos')).toBeUndefined();
    expect(content.size).toBe(exampleWireDocuments.length);
  });

  it('is asked for once by all who come at once', async () => {
    const editions = await Promise.all([1, 2, 3].map(() => edition(token())));
    expect(new Set(editions).size).toBe(1);
    expect(searches()).toHaveLength(2);
  });

  it('stays the same edition as long as it shows the same, and is asked about every few seconds', async () => {
    const first = await edition(token());
    now += 3_001;
    expect(await edition(token())).toBe(first);
    expect(searches()).toEqual(['changes', 'documents "about-en"', 'changes']);
  });

  it('shows an edit at once by its new token, and a few seconds later by the old one', async () => {
    await edition(token());
    service.addRef(tokenFor('abc', 'two'), drafts('Edited'));
    const edited = await edition(tokenFor('abc', 'two'));
    const about = edited.content.byId('about-en');
    expect(about && read(about).data).toMatchObject(titled('Edited'));
  });

  it('lies over what is published meanwhile', async () => {
    await edition(token());
    const home = { ...(exampleWireDocuments[0] as WireDocument), data: { title: 'New home' } };
    const others = exampleWireDocuments.slice(1);
    service.publish([home]);
    service.addRef(token(), [home, ...drafts('Draft').slice(1)]);
    example.publish([home, ...others], 'ref2');
    now += 3_001;
    const { content } = await edition(token());
    expect(content.byId('home-en')).toBe(example.publisher.edition()?.content.byId('home-en'));
    expect(searches().slice(2)).toEqual(['changes', 'documents "about-en"']);
  });

  it('is compared whole where the service cannot say what differs', async () => {
    example.publish(exampleWireDocuments, 'a ref that the service has forgotten');
    const { content } = await edition(token());
    expect(searches()).toEqual(['changes', 'everything']);
    expect(content.byId('home-en')).toBe(example.publisher.edition()?.content.byId('home-en'));
  });

  it('ends when it is revoked', async () => {
    await edition(token());
    service.removeRef(token());
    now += 3_001;
    expect((await preview(token())).kind).toBe('refused');
  });

  it('is kept for each of twenty editors, and none sees what another one wrote', async () => {
    const tokens = Array.from({ length: 20 }, (_, number) => tokenFor(`editor${number}`));
    for (const [number, each] of tokens.entries()) service.addRef(each, drafts(`By ${number}`));
    const first = await Promise.all(tokens.map(edition));
    service.asked.splice(0);
    for (const [number, each] of tokens.entries()) {
      const again = await edition(each);
      expect(again).toBe(first[number]);
      const about = again.content.byId('about-en');
      expect(about && read(about).data).toMatchObject(titled(`By ${number}`));
    }
    expect(service.asked).toEqual([]);
  });
});

describe('a preview of the hosted service', () => {
  const token = () => tokenFor('abc');
  beforeEach(() => {
    preview = previewing('hosted');
    service.addRef(token(), drafts('Draft'));
  });

  it('is compared once for the session, and has all that did not change in common', async () => {
    const published = example.publisher.edition();
    const first = await edition(token());
    expect(searches()).toEqual(['everything']);
    expect(first.content.byId('home-en')).toBe(published?.content.byId('home-en'));
    expect(first.content.byId('about-en')).not.toBe(published?.content.byId('about-en'));
    now += 3_001;
    expect(await edition(token())).toBe(first);
    expect(searches()).toEqual(['everything', 'whether it is one']);
  });

  it('is not waited for as long as a service may ask', async () => {
    service.trouble = (_request, response) =>
      response.writeHead(429, { 'retry-after': '7200' }).end();
    const impatient = previewedContent({
      source: standInSource(service),
      edition: example.publisher.edition,
      changes: null,
      clock: () => now,
      maxWaitMs: 50,
    });
    expect((await impatient(token())).kind).toBe('unknown');
    service.trouble = null;
    // On a busy machine, reading all of it may take longer than that, too.
    await expect.poll(async () => (await impatient(token())).kind).toBe('content');
  });

  it('is compared again after an edit', async () => {
    await edition(token());
    service.addRef(tokenFor('abc', 'two'), drafts('Edited'));
    await edition(tokenFor('abc', 'two'));
    expect(searches()).toEqual(['everything', 'everything']);
  });

  it('ends when the service forbids it', async () => {
    await edition(token());
    service.trouble = (_request, response) =>
      response.writeHead(403).end(JSON.stringify({ error: 'Not yours' }));
    now += 3_001;
    expect((await preview(token())).kind).toBe('refused');
  });

  it.each([3_001, -3_001])('ends when it has expired, %i ms later by the clock', async (ms) => {
    await edition(token());
    service.removeRef(token());
    now += ms;
    expect((await preview(token())).kind).toBe('refused');
  });
});

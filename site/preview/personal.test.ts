import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WireDocument, wireDocument } from '../content/service.testing.ts';
import { type ExampleSite, exampleSite, exampleWireDocuments } from '../site.testing.tsx';
import type { PersonalChanges, PersonalRequest } from './personal-changes.ts';
import { personalContent } from './personal-overlay.ts';
import { previewPage, startPreview } from './preview.ts';

const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });
const about = (text: unknown) => {
  const found = exampleWireDocuments.find(({ id }) => id === 'about-en');
  if (!found) throw new Error('The example has no such page.');
  return { ...found, data: typeof text === 'string' ? titled(text) : { title: text } };
};

const key = 'k'.repeat(43);
const editor = 'https://content.example.org';
let example: ExampleSite;
let asked: PersonalRequest[] = [];
/** The documents that differ from the published ones, with their marks. */
let written = new Map<string, { mark: string; document: WireDocument }>();
let faults: Record<string, string> = {};
let isOpen = true;

async function fetchChanges(given: string, request: PersonalRequest): Promise<PersonalChanges> {
  asked.push(request);
  if (given !== key || !isOpen) return { kind: 'ended' };
  const changed = Object.fromEntries([...written].map(([id, { mark }]) => [id, mark]));
  const documents = [...written].flatMap(([id, { mark, document }]) =>
    request.known[id] === mark ? [] : [document],
  );
  return { kind: 'changes', changed, gone: [], documents, faults };
}

const write = (document: WireDocument, mark: string) =>
  written.set(document.id, { mark, document });

beforeEach(() => {
  asked = [];
  written = new Map();
  faults = {};
  isOpen = true;
  const plain = exampleSite();
  const content = personalContent({ fetchChanges, edition: plain.publisher.edition });
  const preview = {
    source: { repository: 'farol', service: 'http://service.test' },
    isSecure: () => true,
    content: async () => ({ kind: 'refused' as const }),
    pages: plain.site.pages,
    personal: { editor, content },
  };
  example = exampleSite({
    routes: { '/api/preview': (request) => startPreview(preview, request) },
    preview: (request) => previewPage(preview, request),
  });
});
afterEach(() => expect(example.faults).toEqual([]));

const see = (path: string, headers: Record<string, string> = {}) =>
  example.app.request(path, { headers });
const body = async (path: string) => (await see(path)).text();

describe('the preview of what somebody is writing', () => {
  it('follows each word, and leaves everybody else what is published', async () => {
    write(about('One'), 'a');
    expect(await body(`/about?preview-key=${key}`)).toContain('>One</h1>');
    write(about('Two'), 'b');
    expect(await body(`/about?preview-key=${key}`)).toContain('>Two</h1>');
    expect(await body('/about')).toContain('>About us</h1>');
    expect(asked.at(-1)?.known).toEqual({ 'about-en': 'a' });
    written.clear();
    expect(await body(`/about?preview-key=${key}`)).toContain('>About us</h1>');
  });

  it.each(['constructor', 'valueOf', '__defineGetter__'])(
    'shows a document with the id %s no longer than it is written',
    async (id) => {
      write(wireDocument({ ...about('Odd'), id, uid: 'odd' }), 'a');
      expect(await body(`/odd?preview-key=${key}`)).toContain('>Odd</h1>');
      written.clear();
      expect((await see(`/odd?preview-key=${key}`)).status).toBe(404);
    },
  );

  it('stands in a frame of the editor alone, and tells its address to nobody', async () => {
    const { headers } = await see(`/about?preview-key=${key}`);
    expect(headers.get('content-security-policy')).toMatch(
      /; frame-ancestors https:\/\/content\.example\.org$/,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    const published = await see('/about');
    expect(published.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(published.headers.get('x-frame-options')).toBe('DENY');
  });

  it('has the script that follows, and neither what is made ready ahead nor what counts', async () => {
    const html = await body(`/about?preview-key=${key}`);
    expect(html).toContain('<script type="module" src="/beside.js">');
    expect(html).toContain(`data-editor="${editor}" data-document="about-en"`);
    expect(html).not.toMatch(/speculationrules|googletagmanager|data-toolbar/);
    expect(await body('/about')).not.toMatch(/beside\.js|data-editor|data-document|data-from/);
  });

  it('begins at the page of a document, and keeps the key where it leads on', async () => {
    const start = await see(`/api/preview?preview-key=${key}&documentId=about-es`);
    expect(start.status).toBe(307);
    expect(start.headers.get('location')).toBe(`/es/nosotros?preview-key=${key}`);
    expect(start.headers.get('set-cookie')).toBeNull();
    const layout = await see(`/api/preview?preview-key=${key}&documentId=layout`);
    expect(layout.headers.get('location')).toBe(`/?preview-key=${key}`);
    const old = await see(`/old?preview-key=${key}`);
    expect(old.headers.get('location')).toBe(`/about?preview-key=${key}`);
  });

  it.each([
    `/about?preview-key=${'x'.repeat(43)}`,
    '/about?preview-key=',
    '/about?preview-key=%22%3E%3Cscript%3E',
    `/api/preview?preview-key=${'x'.repeat(43)}`,
  ])('shows nothing for a key that opens nothing: %s', async (path) => {
    write(about('Secret'), 'a');
    const answer = await see(path);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${editor}`);
    const html = await answer.text();
    expect(html).not.toContain('Secret');
    expect(html).not.toContain('<script');
  });

  it('shows nothing any more once its session has ended', async () => {
    write(about('Secret'), 'a');
    expect((await see(`/about?preview-key=${key}`)).status).toBe(200);
    isOpen = false;
    expect((await see(`/about?preview-key=${key}`)).status).toBe(401);
  });

  it('looks at no cookie of another preview, or of another language', async () => {
    write(about('One'), 'a');
    const cookie = 'io.prismic.preview=anything; lang=fr';
    const answer = await see(`/?preview-key=${key}`, { cookie });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('>Welcome</h1>');
  });

  it('says what does not fit, beside what was there before', async () => {
    faults = { 'about-en': 'data.title: expected a text, got 3.' };
    const html = await body(`/about?preview-key=${key}`);
    expect(html).toContain('role="alert"');
    expect(html).toContain('data.title: expected a text, got 3.');
    expect(html).toContain('>About us</h1>');
    faults = {};
    write(wireDocument({ ...about('One'), data: { title: 3 } }), 'a');
    expect(await body(`/about?preview-key=${key}`)).toContain('role="alert"');
    write(about('One'), 'b');
    expect(await body(`/about?preview-key=${key}`)).not.toContain('role="alert"');
  });

  it('says it too where the page has no address yet', async () => {
    faults = { fresh: 'uid: expected small letters.' };
    const answer = await see(`/api/preview?preview-key=${key}&documentId=fresh`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('uid: expected small letters.');
  });
});

it('shares with what is published all that did not change', async () => {
  const edition = example.publisher.edition;
  const content = personalContent({ fetchChanges, edition });
  write(about('One'), 'a');
  const first = await content(key);
  const again = await content(key);
  if (first.kind !== 'content' || again.kind !== 'content') throw new Error('No content.');
  expect(again.edition).toBe(first.edition);
  const published = edition()?.content;
  for (const document of first.edition.content.documents)
    if (document.id !== 'about-en') expect(document).toBe(published?.byId(document.id));
  expect(first.edition.content.ofType('homepage')).toBe(published?.ofType('homepage'));
});

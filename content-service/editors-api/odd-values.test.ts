import { expect, it } from 'vitest';
import { testLimits } from '../../testing/limits.ts';
import openapi from '../openapi.json' with { type: 'json' };
import { type ExampleBrowser, exampleEditor } from './editor.testing.ts';
import { engines } from './engines.testing.ts';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minimum?: number;
}

interface Described {
  parameters?: readonly { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

const odd: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  '9'.repeat(400),
  'a'.repeat(100_000),
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [null],
  JSON.parse('{"__proto__":{"role":"administrator"},"constructor":{"prototype":1}}'),
];

/** They answer for as long as one listens, take time on purpose, or end what the others need. */
const left = [
  '/events',
  '/live',
  '/previews/{token}/events',
  '/sessions',
  '/me/password',
  '/me/session',
  '/me/sessions',
  '/one-time-links/redemption',
  '/beginning',
  '/languages',
];

it.each(engines)(
  'refuses odd values of every member of every operation over %s, and breaks at none',
  async (_, prepared) => {
    const editor = await exampleEditor(undefined, await prepared());
    const person = await editor.signedIn({ role: 'administrator' });
    const known = { ...(await somethingOfEach(person)), person: person.id };
    const broken: string[] = [];
    let tried = 0;
    for (const [path, methods] of Object.entries(openapi.paths))
      for (const [method, described] of Object.entries(methods)) {
        if (left.includes(path)) continue;
        for (const [address, body] of requestsOf(path, described as Described, known)) {
          const headers = { 'idempotency-key': `${tried}` };
          const answer = await person.send(method.toUpperCase(), address, body, headers);
          tried += 1;
          if (answer.status >= 500) broken.push(`${method} ${address} ${JSON.stringify(body)}`);
        }
      }
    expect(broken.map((each) => each.slice(0, 300))).toEqual([]);
    expect(tried).toBeGreaterThan(2_000);
    const times = [...editor.repository.state.releases.values()].map(({ scheduledAt }) =>
      new Date(scheduledAt ?? 0).getTime(),
    );
    expect(times.filter(Number.isNaN)).toEqual([]);
    // Whoever sent all that has the rights he had, and nobody else got any.
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  },
  // Thousands of requests, one after the other.
  testLimits.proof,
);

type Known = Readonly<Record<string, unknown>>;

function* requestsOf(
  path: string,
  { parameters = [], requestBody }: Described,
  known: Known,
): Generator<[string, unknown]> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    String(known[`${path} ${name}`] ?? known[name] ?? 'nowhere'),
  );
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema ? sampleOf(schema, '', path, known) : undefined;
  for (const parameter of parameters) {
    if (parameter.in === 'header') continue;
    for (const value of odd) {
      const text = encodeURIComponent(wellFormed(value));
      yield parameter.in === 'path'
        ? [path.replace(`{${parameter.name}}`, text.slice(0, 2_000)).replace(/\{\w+\}/g, 'x'), body]
        : [`${filled}?${parameter.name}=${text.slice(0, 5_000)}`, body];
    }
  }
  yield [filled, body];
  if (!schema) return;
  for (const place of placesOf(body))
    for (const value of odd) yield [filled, withValue(body, place, value)];
}

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function sampleOf(schema: Schema, name: string, path: string, known: Known): unknown {
  const described = resolved(schema);
  const [first] = described.enum ?? [];
  if (first !== undefined) return first;
  if (described.const !== undefined) return described.const;
  const choice = (described.anyOf ?? described.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return sampleOf(choice, name, path, known);
  if (described.type === 'object')
    return Object.fromEntries(
      Object.entries(described.properties ?? {}).map(([each, of]) => [
        each,
        sampleOf(of, each, path, known),
      ]),
    );
  if (described.type === 'array')
    return [sampleOf(described.items ?? {}, name.replace(/s$/, ''), path, known)];
  if (described.type === 'boolean') return true;
  if (described.type === 'number' || described.type === 'integer')
    return known[name] ?? described.minimum ?? 1;
  return known[`${path} ${name}`] ?? known[name] ?? 'text';
}

function resolved(schema: Schema): Schema {
  const schemas: Readonly<Record<string, unknown>> = openapi.components.schemas;
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : ((schemas[name] ?? {}) as Schema);
}

type Place = readonly (string | number)[];

/** The whole, and everything within it. */
function placesOf(value: unknown, at: Place = []): Place[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [at, ...inner.flatMap(([name, each]) => placesOf(each, [...at, name]))];
}

function withValue(whole: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.map((each) => withValue(each, rest, value));
  const record = Object(whole);
  return { ...record, [step]: withValue(record[step], rest, value) };
}

/** Ids of what is there, by the names they have in paths and bodies. */
async function somethingOfEach(person: ExampleBrowser): Promise<Known> {
  const made = async (path: string, body: unknown) => {
    const answer = await person.send('POST', path, body, { 'idempotency-key': path });
    expect(answer.status, `${path} ${JSON.stringify(body)}`).toBe(201);
    return answer.json();
  };
  const text = { type: 'article', lang: 'en-us', title: 'Lisbon', data: { title: 'Lisbon' } };
  const { document, version } = await made('/documents', text);
  await made('/publications', { documents: [{ document }] });
  const release = await made('/releases', { label: 'Autumn' });
  await person.send('PUT', `/releases/${release.id}/documents/${document}`, {});
  const webhook = await made('/webhooks', { url: 'https://example.com/hook' });
  const comment = await made(`/documents/${document}/comments`, { text: 'Why?', field: 'title' });
  const view = await made('/me/views', { name: 'Mine', filters: {} });
  const ofOwn = (path: string, id: string) => ({ [`${path} id`]: id });
  return {
    ...{ document, version, basedOn: version, id: document, lang: 'en-us', type: 'article' },
    ...{ title: 'Lisbon', comment: comment.id, tab: 'tab', sequence: 5, of: document },
    ...{ zone: 'Europe/Lisbon', scheduledAt: 1_900_000_000_000, at: 1_900_000_000_000 },
    ...{ from: '/old', to: '/new', language: 'pt-br', field: 'title', url: 'https://example.com' },
    ...{ before: version, lastsMs: 60_000, put: document, takeOut: document },
    '/translation-exports to': 'pt-br',
    '/translation-imports xliff': '<xliff/>',
    '/documents/{id}/translations lang': 'pt-br',
    '/releases/{id}/contents from': release.id,
    '/documents id': 'k'.repeat(16),
    '/documents translationOf': document,
    '/documents lang': 'pt-br',
    '/documents translatedVersion': version,
    ...Object.assign(
      {},
      ...Object.keys(openapi.paths).map((path) => {
        if (path.startsWith('/releases/')) return ofOwn(path, release.id);
        if (path.startsWith('/webhooks/')) return ofOwn(path, webhook.id);
        if (path.startsWith('/me/views/')) return ofOwn(path, view.id);
        return {};
      }),
    ),
  };
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExampleService, fillExample, startExampleService } from './moving/service.testing.ts';
import { unlike } from './prove/content-answers.ts';

/** A getter on `Object.prototype` that records who reads it. */
const planted = 'plantedName';
const found: string[] = [];
const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf', planted];
/** An unused name of the same length, because messages contain column numbers. */
const unknown = (name: string) => name.replace(/[a-z]/gi, 'q');

let service: ExampleService;
let ref: string;
beforeAll(async () => {
  service = await startExampleService();
  await fillExample(service);
  ref = service.repository.master().ref;
  Object.defineProperty(Object.prototype, planted, {
    configurable: true,
    get() {
      const [, , asker = ''] = (new Error().stack ?? '').split('\n');
      if (!asker.includes('node_modules') && asker.includes('/content-')) found.push(asker.trim());
      return undefined;
    },
    set(value) {
      Object.defineProperty(this, planted, { value, enumerable: true });
    },
  });
});
afterAll(async () => {
  Reflect.deleteProperty(Object.prototype, planted);
  await service.remove();
});

const searches: Record<string, (name: string) => string[]> = {
  orderings: (n) => [n, `[${n} desc]`, `my.${n}`, `my.${n}.${n}`, `my.page.${n}`, `document.${n}`],
  q: (n) => [
    `[[${n}(document.id, "a")]]`,
    `[[at(${n}, "a")]]`,
    `[[at(document.${n}, "a")]]`,
    `[[at(document.type, "${n}")]]`,
    `[[any(document.tags, ["${n}"])]]`,
    `[[at(my.${n}.title, "a")]]`,
    `[[at(my.page.${n}, "a")]]`,
    `[[fulltext(my.page.related.${n}, "a")]]`,
    `[[fulltext(document, "${n}")]]`,
    `[[has(my.page.${n})]]`,
    `[[date.month(my.page.${n}, "${n}")]]`,
    `[[date.${n}(my.page.title, 1)]]`,
    `[[similar("${n}", 3)]]`,
  ],
  graphQuery: (n) => [
    `{ ${n} { ${n} } }`,
    `{ page { ${n} { ${n} } } }`,
    `{ page { slices { ...on ${n} { ${n} } } } }`,
    `{ page { slices { ...on hero { variation { ...on ${n} { primary { ${n} } } } } } } }`,
    `{ page { related { page { ...on ${n} { ${n} } } } } }`,
    `{ page { ...${n}Fields } }`,
  ],
  fetch: (n) => [n, `${n}.${n}`, `page.${n}`, `my.page.${n}.${n}`],
  fetchLinks: (n) => [n, `${n}.${n}`, `page.${n}`],
  routes: (n) => [
    n,
    JSON.stringify([{ type: n, path: `/:${n}` }]),
    JSON.stringify([{ type: 'page', path: `/:${n}/:uid` }]),
    JSON.stringify([{ type: 'page', path: `/:${n}?/:uid`, resolvers: { other: n } }]),
    `[{"type":"page","path":"/:other/:uid","resolvers":{"${n}":"${n}","other":"related.${n}"}}]`,
  ],
  lang: (n) => [n],
  after: (n) => [n],
  brokenRoute: (n) => [n],
  page: (n) => [n],
  pageSize: (n) => [n],
  ref: (n) => [n, `${n}~${n}`],
  access_token: (n) => [n],
};

/** Every URL that contains a name, requested without and with a token. */
const addresses = (n: string) => [
  ...Object.entries({ ...searches, [n]: () => [n] }).flatMap(([parameter, values]) =>
    values(n).map((value) => {
      const query = new URLSearchParams(parameter === 'ref' ? {} : { ref });
      query.append(parameter, value);
      return `/api/v2/documents/search?${query}`;
    }),
  ),
  ...['', '/api', '/api/v2', '/media', '/previews', '/api/v2/documents', '/api/migration'].map(
    (place) => `${place}/${n}`,
  ),
  `/media/${n}_${n}.png?${n}=1&w=${n}&fit=${n}&fm=${n}&crop=${n}&auto=${n}`,
  `/previews/${n}/ping?ref=${n}`,
  `/previews/${n}/state`,
  ...['documents', 'releases', 'previews', 'types', 'tokens', 'webhooks', 'media'].flatMap(
    (kind) => [
      `/api/farol/v1/${kind}/${n}`,
      `/api/farol/v1/${kind}?type=${n}&lang=${n}&q=${n}&sort=${n}&state=${n}&kind=${n}&tag=${n}`,
    ],
  ),
  `/api/farol/v1/documents/${n}/versions/${n}`,
  `/api/models/customtypes/${n}`,
  `/api/models/slices/${n}`,
  `/api/assets/assets?assetType=${n}&tags=${n}&keyword=${n}&cursor=${n}&${n}=${n}`,
];

/** Request bodies with names of types, fields, slices and properties. */
const bodies = (n: string): [string, string, string][] => [
  ['POST', '/api/farol/v1/documents', `{"type":"${n}","lang":"en-us","title":"T","${n}":1}`],
  ['POST', '/api/farol/v1/documents', `{"type":"page","lang":"${n}","title":"T"}`],
  ['POST', '/api/farol/v1/documents', written(`{"${n}":"a"}`)],
  ['POST', '/api/farol/v1/documents', written(`{"related":[{"${n}":"a"}]}`)],
  ['POST', '/api/farol/v1/documents', written(`{"slices":[{"slice_type":"${n}"}]}`)],
  ['POST', '/api/farol/v1/documents', written(`{"title":[{"type":"${n}","text":"a"}]}`)],
  ['POST', '/api/farol/v1/documents', written(`{"related":[{"page":{"link_type":"${n}"}}]}`)],
  ['POST', '/api/farol/v1/documents', written(`{"picture":{"id":"${n}","${n}":{"id":"${n}"}}}`)],
  ['POST', '/api/migration/documents', `{"type":"${n}","lang":"${n}","title":"T","data":{}}`],
  ['POST', '/api/models/bulk-update', `{"changes":[{"type":"${n}","id":"${n}"}]}`],
  ['POST', '/api/farol/v1/tokens', `{"name":"a","scope":"${n}"}`],
  ['POST', '/api/farol/v1/webhooks', `{"url":"${n}","triggers":{"${n}":true}}`],
  ['PUT', '/api/farol/v1/languages', `{"languages":[{"id":"${n}","name":"a"}]}`],
];

const written = (data: string) => `{"type":"page","lang":"en-us","title":"T","data":${data}}`;

async function answers(name: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  const authorization = `Bearer ${service.token}`;
  const ask = async (method: string, path: string, body: string | null) => {
    const response = await fetch(`${service.address}${path}`, {
      method,
      body,
      headers: { authorization },
    });
    const text = await response.text();
    const said = `${method} ${path} ${body ?? ''}`;
    all[said.replaceAll(name, unknown(name))] =
      `${response.status} ${text.replaceAll(name, unknown(name))}`;
  };
  for (const path of addresses(name)) await ask('GET', path, null);
  for (const [method, path, body] of bodies(name)) await ask(method, path, body);
  return all;
}

/** A body with a property `__proto__` is refused, whatever else is wrong with it. */
const isRefused = (difference: string) =>
  difference.includes('"__qqqqq__":') &&
  difference.includes('became "400 {"error":"Nothing may be');

async function differences(name: string): Promise<string[]> {
  const all = unlike(await answers(unknown(name)), await answers(name));
  return all.filter((difference) => !isRefused(difference.replaceAll('\\"', '"')));
}

it.each(names)('answers the name %s as it answers any name it does not know', async (name) => {
  found.length = 0;
  expect(await differences(name)).toEqual([]);
  expect([...new Set(found)]).toEqual([]);
});

it('accepts fields with such names', async () => {
  const fields = names.filter((name) => name !== '__proto__');
  const json = Object.fromEntries(fields.map((name) => [name, { type: 'Text' }]));
  const item = { config: { fields: json }, type: 'Group' };
  const picture = { type: 'Image', config: { thumbnails: names.map((name) => ({ name })) } };
  await service.send('POST', '/api/models/customtypes/insert', {
    id: 'odd',
    repeatable: true,
    status: true,
    json: { Main: { ...json, list: item, picture } },
  });
  const image = await service.upload(
    'one.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>',
  );
  const { document } = await service.send<{ document: string }>('POST', '/api/farol/v1/documents', {
    type: 'odd',
    lang: 'en-us',
    title: 'Odd',
    data: { list: [{}, { toString: 'two' }], picture: { id: image.id } },
  });
  await service.send('POST', '/api/farol/v1/publications', { documents: [{ document }] });
  const search = new URLSearchParams({
    ref: service.repository.master().ref,
    q: '[[at(document.type, "odd")]]',
    orderings: '[my.odd.constructor]',
  });
  found.length = 0;
  const response = await fetch(`${service.address}/api/v2/documents/search?${search}`);
  const [{ data }] = (await response.json()).results;
  const empty = Object.fromEntries(fields.map((name) => [name, null]));
  expect({ ...data, picture: null }).toEqual({
    ...empty,
    list: [empty, { ...empty, toString: 'two' }],
    picture: null,
  });
  for (const name of names)
    expect(Object.entries(data.picture), name).toContainEqual([
      name,
      expect.objectContaining({ id: image.id }),
    ]);
  expect([...new Set(found)]).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { exampleEditor } from '../editors-api/editor.testing.ts';
import { isNestedDeeper } from '../repository/json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('what lies deep in each other', () => {
  it.each([
    [lists(3), false],
    [lists(4), true],
    ['{"a":[{"b":[]}]}', true],
    ['[[[]],[[]],{"a":[]}]', false],
    // What stands in a text is a text.
    [JSON.stringify({ text: `"${lists(9)}\\"` }), false],
    ['["\\"",[[[', true],
  ])('%s', (json, isDeeper) => expect(isNestedDeeper(json, 3)).toBe(isDeeper));
});

describe('a body that is nested without end', () => {
  const depths = [101, 6_000, 1_900_000];

  it.each(depths)(
    '%d deep is refused wherever one is sent, and costs nobody a second',
    async (depth) => {
      const editor = await exampleEditor();
      const ana = await editor.signedIn({ role: 'administrator' });
      const article = {
        type: 'article',
        lang: 'en-us',
        title: 'Lisbon',
        data: { title: 'Lisbon' },
      };
      const { document } = await (await ana.send('POST', '/documents', article)).json();
      const shown = await (await ana.send('POST', '/me/previews', { document })).json();
      const key = new URL(shown.address).searchParams.get('preview-key');
      const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const body = `{"title":"x","uid":null,"tags":[],"data":{"title":${lists(depth)}}}`;
      const token = { authorization: `Bearer ${editor.token}` };
      for (const [method, path, headers] of [
        ['PUT', `/api/farol/v1/documents/${document}/working-copy`, { cookie }],
        ['PUT', `/api/farol/v1/documents/${document}/draft`, { cookie }],
        ['POST', '/api/farol/v1/documents', { cookie }],
        ['POST', '/api/farol/v1/checks', { cookie }],
        ['POST', `/api/farol/v1/previews/${key}/overlay`, {}],
        ['POST', '/api/migration/documents', token],
      ] as const) {
        const began = workedMs();
        const answer = await editor.app.request(`${editor.editor.origin}${path}`, {
          method,
          body,
          headers: {
            ...{ origin: editor.editor.origin, 'sec-fetch-site': 'same-origin' },
            ...{ 'content-type': 'application/json', ...headers },
          },
        });
        expect([answer.status, (await answer.json()).message], path).toEqual([
          400,
          'The body is nested deeper than 100 levels.',
        ]);
        expect(workedMs() - began, path).toBeLessThan(1_000);
      }
    },
  );

  it('is no fault of the service where it is no JSON', async () => {
    const editor = await exampleEditor();
    const ana = await editor.signedIn();
    const { document } = await (
      await ana.send('POST', '/documents', { type: 'article', lang: 'en-us', title: 'Lisbon' })
    ).json();
    const shown = await (await ana.send('POST', '/me/previews', { document })).json();
    const key = new URL(shown.address).searchParams.get('preview-key');
    const path = `/api/farol/v1/previews/${key}/overlay`;
    const answer = await editor.app.request(path, { method: 'POST', body: '{' });
    expect(answer.status).toBe(400);
  });
});

it.each(['__proto__', '\\u005f_proto__', '__prot\\u006F__'])(
  'a field called %s is refused, where it would be left out in silence',
  async (name) => {
    const editor = await exampleEditor();
    const body = `{"type":"article","lang":"en-us","title":"x","data":{"${name}":"lost"}}`;
    const headers = { authorization: `Bearer ${editor.token}` };
    for (const path of ['/api/farol/v1/documents', '/api/migration/documents']) {
      const answer = await editor.app.request(path, { method: 'POST', body, headers });
      expect([answer.status, (await answer.json()).message], path).toEqual([
        400,
        'Nothing may be called "__proto__".',
      ]);
    }
    const named = body.replace(`"${name}":"lost"`, `"title":"${name} A"`);
    const answer = await editor.app.request('/api/farol/v1/documents', {
      ...{ method: 'POST', body: named, headers },
    });
    expect(answer.status).toBe(201);
  },
);

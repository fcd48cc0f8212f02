import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { alwaysHeaders, closedPolicy, secured } from './security-headers.ts';

const made = new Response('made elsewhere');

function appAt(origin: string, includeSubDomains = false) {
  return new Hono()
    .use(secured(() => ({ origin, includeSubDomains })))
    .get('/', (context) => context.text('here'))
    .get('/made', () => made)
    .get('/stream', () => new Response(new Blob(['here']).stream()))
    .get('/page', (context) => context.text('', 200, { 'content-security-policy': 'its own' }))
    .get('/framed', (context) =>
      context.text('', 200, { 'content-security-policy': 'x; frame-ancestors https://a.example' }),
    )
    .get('/shared', (context) => context.text('', 200, { 'access-control-allow-origin': '*' }))
    .get('/fault', () => {
      throw new Error('no');
    })
    .onError((_, context) => context.text('no', 500));
}

describe('every answer', () => {
  it.each(['/', '/stream', '/nowhere', '/fault'])('is secured: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await appAt('http://x').request(path, { method });
      for (const [name, value] of Object.entries(alwaysHeaders))
        expect(headers.get(name), name).toBe(value);
      expect(headers.get('content-security-policy')).toBe(closedPolicy);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('keeps what it says itself', async () => {
    const { headers } = await appAt('http://x').request('/page');
    expect(headers.get('content-security-policy')).toBe('its own');
  });

  it('may be loaded by other origins where they may read it', async () => {
    const { headers } = await appAt('http://x').request('/shared');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('says no to every frame, but where it names the one that may show it', async () => {
    for (const [path, expected] of [
      ['/framed', null],
      ['/page', 'DENY'],
      ['/', 'DENY'],
    ] as const) {
      const { headers } = await appAt('http://x').request(path);
      expect(headers.get('x-frame-options'), path).toBe(expected);
    }
  });

  it('is taken as it is, with no copy of its body', async () => {
    expect(await appAt('http://x').request('/made')).toBe(made);
  });
});

it.each([
  ['http://x.example', true, null],
  ['https://x.example', false, 'max-age=63072000'],
  ['https://x.example', true, 'max-age=63072000; includeSubDomains'],
])('holds browsers to TLS at %s, hosts below it: %s', async (origin, below, expected) => {
  const { headers } = await appAt(origin, below).request('/');
  expect(headers.get('strict-transport-security')).toBe(expected);
});

import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { minuteMs } from '@farol/content-model';
import { fileTypes } from '@farol/server/file-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { mediaRoute } from './media.ts';
import { openMediaCache } from './media-cache.ts';
import { readMediaRequest } from './media-request.ts';
import { signatureOf } from './signature.ts';

let folder = '';
let service = '';
let asked: { url: string | undefined; accept: string | undefined }[] = [];
let headersAsked = '';
let now = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};

const server = createServer((request, response) => {
  asked.push({ url: request.url, accept: request.headers.accept });
  headersAsked = JSON.stringify(request.headers);
  answer(request, response);
});
const picture =
  (bytes: string | number, type = 'image/webp'): typeof answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(typeof bytes === 'string' ? bytes : Buffer.alloc(bytes, 'x'));
  };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address && typeof address === 'object') service = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  folder = await newFolder();
  asked = [];
  now = Date.now();
  answer = picture('boat');
});

const pictureKey = 'the key of this site';

/** The address as in a page of the site. */
function signed(path: string): string {
  const url = new URL(path, 'http://localhost');
  const wanted = readMediaRequest(url.pathname, url.searchParams, '');
  return wanted?.query ? `${path}&s=${signatureOf(pictureKey, wanted)}` : path;
}

async function route(maxBytes = 1_000_000, maxWaitMs = 5_000) {
  const faults: unknown[] = [];
  const cache = await openMediaCache(folder, maxBytes, (fault) => faults.push(fault));
  const media = mediaRoute({
    service,
    cache,
    pictureKey,
    maxWaitMs,
    maxConcurrent: 2,
    maxWaiting: 3,
    clock: () => now,
    onFault: (fault) => faults.push(fault),
  });
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const given = await media(new Request(`http://localhost${path}`, { headers, method }));
    return given instanceof Response ? given : new Response(given.body, given);
  };
  return { ask, faults };
}

it('begins without files where the disk cannot be used', async () => {
  await writeFile(join(folder, 'file'), '');
  const faults: unknown[] = [];
  const cache = await openMediaCache(join(folder, 'file/media'), 1000, (fault) =>
    faults.push(fault),
  );
  expect(String(faults)).toMatch(/ENOTDIR/);
  const onFault = (fault: unknown) => faults.push(fault);
  const media = mediaRoute({ service, cache, pictureKey, onFault });
  expect((await media(new Request(`http://localhost${boat}`))).status).toBe(503);
  // Opening the cache, fetching the size, fetching the original.
  expect(faults).toHaveLength(3);
});

const boat = signed('/media/a1_boat.jpg?auto=format,compress&w=640');
const avif = { accept: 'image/avif,image/webp,*/*' };

it('hands on no cookie: whoever is signed in beside the site stays so there', async () => {
  const { ask } = await route();
  const cookie = 'farol-session-3010=a-session; lang=pt';
  expect((await ask('/media/a1', { cookie, authorization: 'Bearer a-token' })).status).toBe(200);
  expect(asked).toHaveLength(1);
  expect(headersAsked).not.toMatch(/cookie|a-session|a-token/);
});

describe('files of the content service', () => {
  it('are fetched once, then come from the disk, also after a restart and without the service', async () => {
    const first = await (await route()).ask(boat, avif);
    expect(await first.text()).toBe('boat');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(first.headers.get('vary')).toBe('Accept');
    expect(asked).toEqual([
      { url: '/media/a1?auto=format,compress&w=640', accept: 'image/avif,image/webp,*/*' },
    ]);
    answer = (request) => request.socket.destroy();
    const { ask } = await route();
    expect(await (await ask(boat, avif)).text()).toBe('boat');
    expect(asked).toHaveLength(1);
  });

  it('are fetched again where somebody removed them from the disk', async () => {
    const { ask } = await route();
    await ask(boat, avif);
    for (const name of await readdir(folder)) await rm(join(folder, name));
    expect((await ask(boat, avif, 'HEAD')).status).toBe(200);
    expect(asked).toHaveLength(2);
    for (const name of await readdir(folder)) await rm(join(folder, name));
    expect(await (await ask(boat, avif)).text()).toBe('boat');
    expect(asked).toHaveLength(3);
  });

  it('are sent in parts, as films are read', async () => {
    answer = picture('a long film', 'video/mp4');
    const { ask } = await route();
    const film = '/media/a1_film.mp4';
    const whole = await ask(film);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await ask(film, { range: 'bytes=2-5' });
    expect([part.status, await part.text()]).toEqual([206, 'long']);
    expect(part.headers.get('content-range')).toBe('bytes 2-5/11');
    expect(part.headers.get('content-length')).toBe('4');
    const beyond = await ask(film, { range: 'bytes=11-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */11']);
    expect(beyond.headers.get('cache-control')).toContain('no-store');
    // Of another version, the whole.
    const other = await ask(film, { range: 'bytes=2-5', 'if-range': '"another"' });
    expect([other.status, await other.text()]).toEqual([200, 'a long film']);
    const same = { range: 'bytes=-4', 'if-range': whole.headers.get('etag') ?? '' };
    expect(await (await ask(film, same)).text()).toBe('film');
    expect(asked).toHaveLength(1);
  });

  it('are fetched by one request however many ask', async () => {
    const { ask } = await route();
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(boat, avif)));
    expect(asked).toHaveLength(1);
    for (const each of all) expect(await each.text()).toBe('boat');
  });

  it('differ by what the browser reads', async () => {
    const { ask } = await route();
    await ask(boat, avif);
    await ask(boat, { accept: 'image/webp' });
    await ask(boat);
    expect(asked.map(({ accept }) => accept)).toEqual([
      'image/avif,image/webp,*/*',
      'image/webp,*/*',
      '*/*',
    ]);
  });

  it('come in the nearest size while the service is gone', async () => {
    const { ask, faults } = await route();
    answer = (request, response) => picture(request.url ?? '')(request, response);
    await ask(signed('/media/a1_boat.jpg?w=320'));
    await ask(signed('/media/a1_boat.jpg?w=1080'));
    await ask(signed('/media/b2_other.jpg?w=640'));
    answer = (_, response) => response.writeHead(500).end();
    const nearest = await ask(signed('/media/a1_boat.jpg?w=640'));
    expect(await nearest.text()).toContain('w=1080');
    expect(nearest.headers.get('cache-control')).toBe('private, no-store');
    expect(await (await ask(signed('/media/a1_boat.jpg?w=1920'))).text()).toContain('w=1080');
    const never = await ask('/media/c3_never.jpg');
    expect([never.status, never.headers.get('retry-after')]).toEqual([503, '5']);
    expect(faults.length).toBe(3);
  });

  it('that are not there are not there, and that is not kept', async () => {
    const { ask } = await route();
    answer = (_, response) => response.writeHead(404).end();
    const missing = await ask(boat);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('private, no-store');
    answer = picture('boat');
    expect((await ask(boat)).status).toBe(200);
  });

  it('are not said to be missing while the service is away', async () => {
    const { ask } = await route();
    answer = (request) => request.socket.destroy();
    for (const path of [boat, signed('/media/a1_boat.jpg?w=640')]) {
      const { status, headers } = await ask(path);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    }
  });

  it.each([
    ['a page', 404, picture('<script>', 'text/html')],
    ['a script', 404, picture('alert(1)', 'text/javascript')],
    [
      'a redirect',
      503,
      ((_, response) =>
        response.writeHead(302, { location: 'http://127.0.0.1/' }).end()) as typeof answer,
    ],
    ['too much', 404, picture(65 * 1024 * 1024)],
    [
      'half',
      503,
      ((_, response) => {
        response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '100' });
        response.write('half');
        setTimeout(() => response.destroy(), 20);
      }) as typeof answer,
    ],
  ])('are not taken where the service answers %s', async (_, status, odd) => {
    const { ask } = await route(1_000_000, minuteMs);
    answer = odd;
    expect((await ask(boat)).status).toBe(status);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are known by their ETag, and HEAD has no body', async () => {
    const { ask } = await route();
    const first = await ask(boat, avif, 'HEAD');
    expect(first.headers.get('content-length')).toBe('4');
    expect(await first.text()).toBe('');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask(boat, { ...avif, 'if-none-match': etag })).status).toBe(304);
  });

  it.each(fileTypes)(
    'of type $extension are served, and saved where they are documents',
    async ({ extension, mime, kind }) => {
      const { ask } = await route();
      answer = picture('content', mime);
      const file = await ask(`/media/a1_name.${extension}`);
      expect([file.status, await file.text()]).toEqual([200, 'content']);
      expect(file.headers.get('content-type')).toBe(mime);
      expect(file.headers.get('content-disposition')).toBe(
        `${kind === 'document' ? 'attachment' : 'inline'}; filename="name.${extension}"`,
      );
    },
  );

  it('that are drawings may run nothing', async () => {
    const { ask } = await route();
    answer = picture('<svg/>', 'image/svg+xml');
    const drawing = await ask('/media/a1_logo.svg');
    expect(drawing.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('take no more room than they may; the longest unused goes first', async () => {
    const { ask } = await route(2_500);
    answer = picture(1_000);
    for (const name of ['a', 'b', 'a', 'c', 'd']) await ask(`/media/${name}_x.jpg`);
    expect(await readdir(folder)).toHaveLength(2);
    const before = asked.length;
    await ask('/media/d_x.jpg');
    expect(asked.length).toBe(before);
  });

  it('half fetched before a crash are cleared away', async () => {
    await writeFile(join(folder, 'incoming-1'), 'half');
    await route();
    expect(await readdir(folder)).toEqual([]);
  });

  it('are refused beyond a few at once, and not said to be missing', async () => {
    const { ask, faults } = await route();
    const waiting: ServerResponse[] = [];
    answer = (_, response) => waiting.push(response);
    const all = Promise.all(Array.from({ length: 9 }, (_, index) => ask(`/media/f${index}_x.jpg`)));
    while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked).toHaveLength(2);
    answer = picture('boat');
    for (const response of waiting) response.writeHead(404).end();
    const answers = await all;
    const counted = (status: number) => answers.filter((each) => each.status === status);
    expect(counted(200)).toHaveLength(3);
    expect(counted(404)).toHaveLength(2);
    expect(counted(503)).toHaveLength(4);
    expect(counted(503)[0]?.headers.get('retry-after')).toBe('5');
    expect(faults).toHaveLength(4);
  });
});

describe('files that are too large to keep', () => {
  const bytes = 65 * 1024 * 1024;
  const film =
    (headers: { 'content-length'?: number }): typeof answer =>
    (request, response) => {
      const isPart = request.headers.range === 'bytes=0-3';
      const about = isPart ? { 'content-range': `bytes 0-3/${bytes}` } : headers;
      response.writeHead(isPart ? 206 : 200, { 'content-type': 'video/mp4', ...about });
      // The headers are enough to see that it is too large.
      if (headers['content-length'] && asked.length === 1) return void response.write('x');
      response.end(Buffer.alloc(isPart ? 4 : bytes, 'x'));
    };

  it.each([
    ['says so', { 'content-length': bytes }],
    ['does not say so', {}],
  ])('are passed on, and looked at once, where the service %s', async (_, headers) => {
    const { ask, faults } = await route(1_000_000, minuteMs);
    answer = film(headers);
    let read = 0;
    for await (const chunk of (await ask('/media/a1_film.mp4')).body ?? []) read += chunk.length;
    expect(read).toBe(bytes);
    expect(asked).toHaveLength(2);
    const part = await ask('/media/a1_film.mp4', { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, 'xxxx']);
    expect(asked).toHaveLength(3);
    expect([await readdir(folder), faults]).toEqual([[], []]);
  });
});

describe('files that were deleted', () => {
  const overAnHour = 61 * minuteMs;
  const refused =
    (status: number, body: string): typeof answer =>
    (_, response) =>
      response.writeHead(status).end(body);
  const deleted = refused(404, '{"error":"not_found","message":"There is no file."}');

  it.each([
    ['an hour', overAnHour / 2],
    ['an hour of a clock that goes back', -overAnHour / 2],
  ])(
    'leave the cache within %s and a visit that waits for nothing, in all sizes',
    async (_, half) => {
      const first = await route();
      const small = signed('/media/a1_boat.jpg?auto=format,compress&w=320');
      const sizes = ['/media/a1_boat.jpg', boat, small];
      const all = [...sizes, '/media/b2_other.jpg'];
      for (const path of all) expect((await first.ask(path)).status).toBe(200);
      const { length } = asked;
      answer = (request, response) =>
        (request.url?.startsWith('/media/a1') ? deleted : picture('boat'))(request, response);
      now += half;
      for (const path of all) expect((await first.ask(path)).status).toBe(200);
      expect(asked).toHaveLength(length);
      now += half;
      const { ask } = await route();
      for (const path of all) expect((await ask(path)).status).toBe(200);
      for (const path of sizes) await expect.poll(async () => (await ask(path)).status).toBe(404);
      expect((await ask('/media/b2_other.jpg')).status).toBe(200);
      expect(await readdir(folder)).toHaveLength(1);
    },
  );

  it.each([
    ['is a proxy without a service', refused(404, '404 page not found')],
    ['lost its content', refused(404, '{"error":"content_missing"}')],
    ['says far too much', refused(404, `{"error":"not_found","more":"${'x'.repeat(2_000)}"}`)],
    ['fails', refused(500, '{"error":"not_found"}')],
    ['is elsewhere', refused(302, '')],
    ['breaks off', ((request) => request.socket.destroy()) as typeof answer],
    ['has them', refused(304, '')],
  ])('are not meant where the service %s', async (_, kept) => {
    const { ask } = await route();
    await ask(boat);
    answer = kept;
    for (const hours of [1, 2]) {
      now += overAnHour;
      const { length } = asked;
      // A visit during a question asks no other one.
      const visit = async () => {
        expect(await (await ask(boat)).text()).toBe('boat');
        return asked.length;
      };
      await expect.poll(visit).toBeGreaterThan(length);
      expect(asked.at(-1)?.url).toBe('/media/a1');
      expect(await readdir(folder), `after ${hours}`).toHaveLength(1);
    }
  });
});

describe('pictures that have to be drawn', () => {
  it('are drawn where a page names them, and no others', async () => {
    const { ask } = await route();
    for (const query of ['w=320', 'w=320&s=', 'w=320&s=AAAAAA', 'rect=1,2,3,4&w=320']) {
      const refused = await ask(`/media/a1_boat.jpg?${query}`);
      expect(refused.status).toBe(302);
      expect(refused.headers.get('location')).toBe('/media/a1');
    }
    expect(asked).toEqual([]);
    const named = signed('/media/a1_boat.jpg?w=320');
    expect((await ask(named)).status).toBe(200);
    expect((await ask(named.replace('w=320', 'w=480'))).status).toBe(302);
    expect(asked.map(({ url }) => url)).toEqual(['/media/a1?w=320']);
  });

  it('are answered without a signature where they are there already', async () => {
    const { ask } = await route();
    await ask(signed('/media/a1_boat.jpg?w=320'));
    expect((await ask('/media/a1_of-an-earlier-page.jpg?w=320')).status).toBe(200);
  });

  it('come in the nearest size of the same cut, or as they are, where they come too late', async () => {
    const { ask } = await route(1_000_000, 400);
    answer = (request, response) => picture(request.url ?? '')(request, response);
    const bodyOf = async (path: string) => (await ask(signed(path))).text();
    // A busy machine may be late with the first one, too: it is there in the end.
    const small = '/media/a1_boat.jpg?rect=0,0,9,9&w=320';
    await expect.poll(() => bodyOf(small)).toBe('/media/a1?rect=0,0,9,9&w=320');
    const late: (() => void)[] = [];
    answer = (request, response) => {
      const now = () => picture(request.url ?? '')(request, response);
      if (request.url?.includes('w=')) late.push(now);
      else now();
    };
    const cut = signed('/media/a1_boat.jpg?rect=0,0,9,9&w=640');
    const nearest = await ask(cut);
    expect(await nearest.text()).toBe('/media/a1?rect=0,0,9,9&w=320');
    expect(nearest.headers.get('cache-control')).toBe('private, no-store');
    await expect.poll(() => bodyOf('/media/a1_boat.jpg?w=640')).toBe('/media/a1');
    for (const now of late) now();
    await expect.poll(async () => (await ask(cut)).text()).toBe('/media/a1?rect=0,0,9,9&w=640');
  });

  it('come as they are where the service has too much to draw', async () => {
    const { ask } = await route();
    answer = (request, response) =>
      request.url?.includes('w=')
        ? response.writeHead(503, { 'retry-after': '9' }).end()
        : picture('whole')(request, response);
    const whole = await ask(boat);
    expect(await whole.text()).toBe('whole');
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    answer = (_, response) => response.writeHead(503).end();
    expect((await ask(signed('/media/b2_other.jpg?w=640'))).status).toBe(503);
  });

  it('are asked for again where the service sent another for now', async () => {
    const { ask } = await route();
    answer = (request, response) => {
      const lasts = request.url?.includes('w=')
        ? 'public, max-age=60'
        : 'public, max-age=31536000, immutable';
      response.setHeader('cache-control', lasts);
      picture('as it is')(request, response);
    };
    const first = await ask(boat);
    expect([first.status, await first.text()]).toEqual([200, 'as it is']);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    answer = (request, response) => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      picture(request.url?.includes('w=') ? 'drawn' : 'as it is')(request, response);
    };
    const next = await ask(boat);
    expect(await next.text()).toBe('drawn');
    expect(next.headers.get('cache-control')).toContain('immutable');
  });
});

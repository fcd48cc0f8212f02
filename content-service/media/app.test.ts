import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noStoreByDefault } from '@farol/server/cache-policies';
import { pictureSignature } from '@farol/server/picture-key';
import { asImagePixelDensitySrcSet, asImageSrc, asImageWidthSrcSet } from '@prismicio/client';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaAsset, type MediaOptions, mediaApp } from './app.ts';
import { folderFiles, type MediaFiles } from './files.ts';
import { TooBusy } from './queue.ts';
import { type TransformedPictures, transformedPictures } from './transformed.ts';

const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const address = 'https://content.example';

let folder: string;
let files: MediaFiles;
let transformed: TransformedPictures;
const assets = new Map<string, MediaAsset>();
const faults: Error[] = [];

async function keep(id: string, content: Buffer, asset: Omit<MediaAsset, 'hash' | 'size'>) {
  const hash = createHash('sha256').update(content).digest('hex');
  const temporary = join(folder, `${id}.part`);
  await writeFile(temporary, content);
  await files.put(hash, temporary);
  assets.set(id, { ...asset, hash, size: content.length });
  return hash;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-app-'));
  files = folderFiles(join(folder, 'media'));
  const report = (fault: Error) => void faults.push(fault);
  transformed = await transformedPictures({ files, folder: join(folder, 'transformed'), report });
  const photo = await scene(640, 400).jpeg({ quality: 95 }).toBuffer();
  await keep('photo', photo, image('beach.jpg', 'image/jpeg', 640, 400));
  const upright = await scene(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await keep('upright', upright, image('tower.jpg', 'image/jpeg', 200, 300));
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await keep('drawing', svg, image('map.svg', 'image/svg+xml', 10, 10));
  await keep('broken', Buffer.from('not a picture'), image('broken.png', 'image/png', 50, 50));
  await keep('old', Buffer.from('a,b\n'), file('Überblick (Mai).csv', 'text/csv; charset=utf-8'));
  await keep('list', Buffer.from('a,b\n1,2\n'), file('prices.csv', 'text/csv; charset=utf-8'));
  await keep('terms', Buffer.from('%PDF-1.4 0123456789'), file('terms.pdf', 'application/pdf'));
  assets.set('lost', { ...image('lost.jpg', 'image/jpeg', 9, 9), hash: 'a'.repeat(64), size: 9 });
});

afterAll(() => rm(folder, { recursive: true }));

function scene(width: number, height: number) {
  const gradient = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-color="#fa0"/>` +
      '<stop offset="1" stop-color="#06c"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>' +
      '<circle cx="50%" cy="50%" r="60" fill="#284"/></svg>',
  );
  return sharp(gradient);
}

function image(filename: string, mime: string, width: number, height: number) {
  return { filename, mime, kind: 'image', width, height } as const;
}

function file(filename: string, mime: string) {
  return { filename, mime, kind: 'document', width: null, height: null } as const;
}

function appOf(options: Pick<MediaOptions, 'transformed'> & Partial<MediaOptions>) {
  const find = (id: string) => assets.get(id);
  const app = mediaApp({ find, files, report: () => {}, ...options });
  return new Hono().use(noStoreByDefault).route('/', app);
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const report = (fault: Error) => void faults.push(fault);
  const app = appOf({ transformed, report });
  return app.request(path.replace(address, ''), { headers, method });
}

async function shown(answer: Response) {
  const { format, width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
  return { format, width, height, exif };
}

describe('originals', () => {
  it('serves the original file, cacheable forever and by everyone', async () => {
    const answer = await ask('/media/photo_beach.jpg');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="beach.jpg"',
      'content-length': String(assets.get('photo')?.size),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${assets.get('photo')?.hash}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(
      createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex'),
    ).toBe(assets.get('photo')?.hash);
  });

  it('goes by the id alone, so that old names go on answering', async () => {
    expect((await ask('/media/photo_any_other_name.png')).status).toBe(200);
    expect((await ask('/media/photo')).status).toBe(200);
  });

  it('answers 304 to a client that has it', async () => {
    const etag = `"${assets.get('photo')?.hash}"`;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await ask('/media/photo_beach.jpg', { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(await answer.text()).toBe('');
    }
    expect((await ask('/media/photo_beach.jpg', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('answers parts', async () => {
    const answer = await ask('/media/terms_terms.pdf', { range: 'bytes=9-12' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 9-12/19');
    expect(answer.headers.get('content-length')).toBe('4');
    expect(await answer.text()).toBe('0123');
    const last = await ask('/media/terms_terms.pdf', { range: 'bytes=-2' });
    expect(await last.text()).toBe('89');
    const beyond = await ask('/media/terms_terms.pdf', { range: 'bytes=19-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */19']);
    const other = { range: 'bytes=0-1', 'if-range': '"another"' };
    expect((await ask('/media/terms_terms.pdf', other)).status).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const answer = await ask('/media/terms_terms.pdf', { range: 'bytes=0-1' }, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '19']);
    expect(await answer.text()).toBe('');
  });

  it('hands out as a download what browsers do not show', async () => {
    const list = await ask('/media/list_prices.csv');
    expect(list.headers.get('content-disposition')).toBe('attachment; filename="prices.csv"');
    const old = await ask('/media/old_uberblick-mai.csv');
    expect(old.headers.get('content-disposition')).toBe(
      `attachment; filename="-berblick--Mai-.csv"; filename*=UTF-8''%C3%9Cberblick%20%28Mai%29.csv`,
    );
    const terms = await ask('/media/terms_terms.pdf');
    expect(terms.headers.get('content-disposition')).toBe('attachment; filename="terms.pdf"');
  });

  it('sandboxes a hostile SVG, and never transforms it', async () => {
    const answer = await ask('/media/drawing_map.svg?w=5&fm=png');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toContain('<svg');
  });

  it('says in JSON what is not there', async () => {
    for (const path of ['/media/nothing_x.png', '/media/_x.png', '/media/..%2f..%2fetc']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.json()).toMatchObject({ error: 'not_found' });
    }
  });

  it('reports content that is missing', async () => {
    for (const path of ['/media/lost_lost.jpg', '/media/lost_lost.jpg?w=4']) {
      faults.length = 0;
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: 'content_missing' });
      expect(faults[0]?.message).toContain('Restore it from a backup.');
    }
  });

  it('only lets files be read', async () => {
    const answer = await ask('/media/photo_beach.jpg', {}, 'DELETE');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('transformations, as the helpers of @prismicio/client write them', () => {
  const field = {
    id: 'photo',
    url: `${address}/media/photo_beach.jpg?auto=format,compress`,
    alt: null,
    copyright: null,
    dimensions: { width: 640, height: 400 },
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  };

  it('serves AVIF, WebP or JPEG by what the client reads', async () => {
    const url = asImageSrc(field, { width: 320 });
    const formats = { [browser]: 'heif', 'image/webp,*/*': 'webp', '*/*': 'jpeg' };
    const etags = new Set<string | null>();
    for (const [accept, format] of Object.entries(formats)) {
      const answer = await ask(url, { accept });
      expect(answer.headers.get('vary')).toBe('Accept');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      etags.add(answer.headers.get('etag'));
      expect(await shown(answer)).toMatchObject({ format, width: 320, height: 200 });
    }
    expect(etags.size).toBe(3);
  });

  it('serves every width of a srcset, none larger than the original', async () => {
    const { srcset } = asImageWidthSrcSet(field, { widths: [100, 640, 2000] });
    const widths = await Promise.all(
      srcset
        .split(', ')
        .map(async (each) => (await shown(await ask(each.split(' ')[0] ?? ''))).width),
    );
    expect(widths).toEqual([100, 640, 640]);
  });

  it('serves every density of a srcset', async () => {
    const { srcset } = asImagePixelDensitySrcSet(field, { width: 100, pixelDensities: [1, 2, 3] });
    const widths = await Promise.all(
      srcset
        .split(', ')
        .map(async (each) => (await shown(await ask(each.split(' ')[0] ?? ''))).width),
    );
    expect(widths).toEqual([100, 200, 300]);
  });

  it('crops to the rectangle an editor chose', async () => {
    const url = `${address}/media/photo_beach.jpg?rect=100,50,200,100&w=100&h=50&fm=png`;
    const answer = await ask(url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('vary')).toBeNull();
    expect(await shown(answer)).toMatchObject({ format: 'png', width: 100, height: 50 });
  });

  it('turns a picture upright and strips its metadata', async () => {
    const answer = await ask('/media/upright_tower.jpg?w=100');
    expect(await shown(answer)).toEqual({
      format: 'jpeg',
      width: 100,
      height: 150,
      exif: undefined,
    });
  });

  it('tells of a picture in JSON and as a hash', async () => {
    for (const [query, type] of [
      ['fm=json', 'application/json'],
      ['palette=json&auto=format', 'application/json'],
      ['fm=blurhash', 'text/plain; charset=utf-8'],
    ]) {
      const answer = await ask(`/media/photo_beach.jpg?${query}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('content-disposition')).toBe('inline; filename="beach.jpg"');
    }
  });

  it('answers 304 and HEAD for a transformation too', async () => {
    const url = '/media/photo_beach.jpg?w=64';
    const first = await ask(url);
    const etag = first.headers.get('etag') ?? '';
    expect((await ask(url, { 'if-none-match': etag })).status).toBe(304);
    const head = await ask(url, {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('ignores what it does not know and what makes no sense', async () => {
    const strange = [
      'w=-5',
      'w=NaN',
      'w=1e99',
      'h=0',
      'rect=a,b,c,d',
      'rect=9999,9999,1,1',
      'ar=0:0',
      'ar=x',
      'q=banana',
      'dpr=-1',
      'fm=exe',
      'fit=;drop',
      'blur=-9',
      'sepia=80',
      'rot=x',
      'fp-x=9&crop=focalpoint&fit=crop',
      'pad=-4',
      'mono=zz',
      'palette=css',
      'crop=,,',
      'auto=,',
      '%00=%ff',
    ];
    for (const query of strange) {
      const answer = await ask(`/media/photo_beach.jpg?${query}&w=32&width=9`);
      expect([query, answer.status]).toEqual([query, 200]);
      expect((await shown(answer)).width).toBeLessThanOrEqual(640);
    }
  });

  it('shows the original of a picture that cannot be drawn, and reports it', async () => {
    faults.length = 0;
    const answer = await ask('/media/broken_broken.png?w=10');
    expect([answer.status, await answer.text()]).toEqual([200, 'not a picture']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(faults.map((fault) => fault.message)).toEqual([
      `The picture ${assets.get('broken')?.hash} could not be transformed; its original is shown.`,
    ]);
  });

  it('draws what a page of a site names before what strangers ask for', async () => {
    const asked: (boolean | undefined)[] = [];
    const app = appOf({
      transformed: {
        get: async (_original, _wish, isUrgent) => {
          asked.push(isUrgent);
          return 'original';
        },
      },
      pictureKey: 'the key of pictures',
    });
    const ask = (query: string, signature: string) =>
      app.request(`/media/photo_beach.jpg?${query}`, {
        headers: { 'farol-picture-signature': signature },
      });
    const signature = pictureSignature('the key of pictures', 'photo?rect=0,0,9,9&w=5');
    await ask('rect=0,0,9,9&w=5', signature);
    await ask('rect=0,0,9,9&w=6', signature);
    await ask('rect=0,0,9,9&w=5', 'AAAAAAAA');
    expect(asked).toEqual([true, false, false]);
  });

  it('sends visitors away for a moment when too many pictures are wanted', async () => {
    const busy = { get: () => Promise.reject(new TooBusy(7)) };
    const app = appOf({ transformed: busy });
    const answer = await app.request('/media/photo_beach.jpg?w=11');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

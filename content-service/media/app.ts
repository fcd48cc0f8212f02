import { Readable } from 'node:stream';
import { isPictureSignature } from '@farol/server/picture-key';
import { type Context, Hono } from 'hono';
import { loadedByEveryOrigin } from '../http/cors.ts';
import { type MediaFiles, MediaUnavailable } from './files.ts';
import { type AssetKind, isShownInPlace, isTransformable } from './kinds.ts';
import { TooBusy } from './queue.ts';
import { rangeOf } from './range.ts';
import { keyOf, type PictureRequest, readPictureRequest } from './transform.ts';
import { OriginalMissing, type TransformedPictures } from './transformed.ts';

/** What the media app needs to know of an asset. */
export interface MediaAsset {
  readonly hash: string;
  readonly filename: string;
  readonly mime: string;
  readonly kind: AssetKind;
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number;
}

export interface MediaOptions {
  readonly find: (id: string) => MediaAsset | undefined;
  readonly files: MediaFiles;
  readonly transformed: Pick<TransformedPictures, 'get'>;
  /** What the sites of this service sign the pictures with that their pages name. */
  readonly pictureKey?: string;
  readonly report: (fault: Error) => void;
}

const forEver = 'public, max-age=31536000, immutable';

/** For an original that stands in until its transformation succeeds. */
const forNow = 'public, max-age=60';

/** A file opened by itself may run nothing and load nothing; a drawing has styles in it. */
const sandboxed = "default-src 'none'; frame-ancestors 'none'; sandbox";
const forSvg = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Hands out uploaded files and their transformations: `GET /media/<id>_<name>`. */
export function mediaApp({ find, files, transformed, pictureKey, report }: MediaOptions): Hono {
  const app = new Hono();

  app.get('/media/:name', async (context) => {
    const id = context.req.param('name').split('_', 1)[0] ?? '';
    const asset = find(id);
    if (!asset) return refusal(404, 'not_found', 'There is no file at this address.');
    const request = requestFor(asset, context);
    const transformation = request.transformation;
    const headers = headersFor(asset, request);
    try {
      if (!transformation) return await original(asset, headers, context);
      const etag = `"${keyOf(asset.hash, transformation)}"`;
      if (isKnown(context.req.header('if-none-match'), etag)) return unchanged(headers, etag);
      const picture = await transformed.get(
        asset,
        { ...request, transformation },
        isNamed(context, id),
        context.req.raw.signal,
      );
      if (picture === 'original') return await original(asset, headers, context);
      if (picture === 'failed') {
        return await original(asset, { ...headers, 'cache-control': forNow }, context);
      }
      return answer(context, picture.body, {
        ...headers,
        etag,
        'content-type': picture.mime,
        'content-length': String(picture.size),
      });
    } catch (fault) {
      if (fault instanceof TooBusy) {
        const retry = { 'retry-after': String(fault.retryAfterSeconds) };
        return refusal(503, 'too_busy', fault.message, retry);
      }
      if (fault instanceof MediaUnavailable) {
        report(fault);
        const retry = { 'retry-after': String(fault.retryAfterSeconds) };
        return refusal(503, 'unavailable', fault.message, retry);
      }
      if (!(fault instanceof OriginalMissing)) throw fault;
      report(fault);
      return refusal(404, 'content_missing', 'The content of this file is missing.');
    }
  });

  app.all('/media/:name', () =>
    refusal(405, 'method_not_allowed', 'Files can only be read here.', { allow: 'GET, HEAD' }),
  );

  app.notFound(() => refusal(404, 'not_found', 'There is no file at this address.'));

  app.onError((fault) => {
    report(fault);
    return refusal(500, 'internal_error', 'The file could not be read. Try again later.');
  });

  /** Whether a page of a site names the picture. */
  function isNamed(context: Context, id: string): boolean {
    const signature = context.req.header('farol-picture-signature');
    if (!pictureKey || !signature) return false;
    const query = /\?(.*)$/.exec(context.req.url)?.[1] ?? '';
    return isPictureSignature(pictureKey, `${id}?${query}`, signature);
  }

  async function original(
    asset: MediaAsset,
    common: Record<string, string>,
    context: Context,
  ): Promise<Response> {
    const etag = `"${asset.hash}"`;
    if (isKnown(context.req.header('if-none-match'), etag)) return unchanged(common, etag);
    const headers = { ...common, etag, 'accept-ranges': 'bytes', 'content-type': asset.mime };
    const stale = context.req.header('if-range') ?? etag;
    const asked = isHead(context) || stale !== etag ? undefined : context.req.header('range');
    const range = rangeOf(asked, asset.size);
    if (range === 'unsatisfiable') {
      const message = `The file has ${asset.size} bytes; the range asked for is not among them.`;
      const whole = { 'content-range': `bytes */${asset.size}` };
      return refusal(416, 'range_not_satisfiable', message, whole);
    }
    const content = await files.read(asset.hash, range);
    if (!content) throw new OriginalMissing(asset.hash);
    const { start, end } = range ?? { start: 0, end: asset.size - 1 };
    const length = { 'content-length': String(end - start + 1) };
    if (!range) return answer(context, content, { ...headers, ...length });
    const part = { 'content-range': `bytes ${start}-${end}/${asset.size}` };
    return answer(context, content, { ...headers, ...length, ...part }, 206);
  }

  return app;
}

function requestFor(asset: MediaAsset, context: Context): PictureRequest {
  const { width, height, mime } = asset;
  if (!isTransformable(mime) || width === null || height === null) {
    return { transformation: null, variesByAccept: false, originalWillDo: true };
  }
  const query = new URL(context.req.url).searchParams;
  return readPictureRequest(query, { width, height, mime }, context.req.header('accept') ?? '');
}

function headersFor(asset: MediaAsset, request: PictureRequest): Record<string, string> {
  const disposition = isShownInPlace(asset.mime) ? 'inline' : 'attachment';
  return {
    ...loadedByEveryOrigin,
    'cache-control': forEver,
    'content-disposition': `${disposition}; ${namedInHeader(asset.filename)}`,
    'content-security-policy': asset.mime === 'image/svg+xml' ? forSvg : sandboxed,
    ...(request.variesByAccept ? { vary: 'Accept' } : {}),
  };
}

/** The name in plain letters; where it has others, also as it is (RFC 8187). */
function namedInHeader(filename: string): string {
  const plain = filename.replace(/[^\w.-]/g, '-');
  if (plain === filename) return `filename="${plain}"`;
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function answer(
  context: Context,
  body: Readable | Buffer,
  headers: Record<string, string>,
  status = 200,
): Response {
  if (!isHead(context))
    return new Response(body instanceof Readable ? webBody(body) : new Uint8Array(body), {
      status,
      headers,
    });
  if (body instanceof Readable) body.destroy();
  return new Response(null, { status, headers });
}

function webBody(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel() {
      body.destroy();
    },
  });
}

/** Hono answers HEAD with the handler of GET; what was asked is only in the raw request. */
function isHead(context: Context): boolean {
  return context.req.raw.method === 'HEAD';
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function unchanged(headers: Record<string, string>, etag: string): Response {
  return new Response(null, { status: 304, headers: { ...headers, etag } });
}

function refusal(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const all = { ...loadedByEveryOrigin, 'cache-control': 'no-store', ...headers };
  return Response.json({ error, message }, { status, headers: all });
}

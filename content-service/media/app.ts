import { Readable } from 'node:stream';
import { type FileType, isShownInline, isTransformable } from '@farol/server/file-types';
import { isPictureSignature } from '@farol/server/picture-key';
import { partOf } from '@farol/server/range';
import { type Context, Hono } from 'hono';
import { cachePolicies } from '../http/cache-policies.ts';
import { publicResourceHeaders } from '../http/cors.ts';
import { type MediaFiles, MediaUnavailable } from './files.ts';
import { TooBusy } from './queue.ts';
import { keyOf, type PictureRequest, readPictureRequest } from './transform.ts';
import { OriginalMissing, type TransformedPictures } from './transformed.ts';

/** What the media app needs to know about an asset. */
export interface MediaAsset {
  readonly hash: string;
  readonly filename: string;
  readonly mime: string;
  readonly kind: FileType['kind'];
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number;
}

export interface MediaOptions {
  readonly find: (id: string) => MediaAsset | undefined;
  readonly files: MediaFiles;
  readonly transformed: Pick<TransformedPictures, 'get'>;
  /** The key with which this service's sites sign requests for pictures on their pages. */
  readonly pictureKey?: string;
  readonly report: (fault: Error) => void;
}

/** A file opened on its own must not run or load anything; an SVG may have inline styles. */
const sandboxPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves uploaded files and transformed pictures: `GET /media/<id>_<name>`. */
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
      if (!transformation) return await sendOriginal(asset, headers, context);
      const etag = `"${keyOf(asset.hash, transformation)}"`;
      if (matchesEtag(context.req.header('if-none-match'), etag)) return notModified(headers, etag);
      const picture = await transformed.get(
        asset,
        { ...request, transformation },
        isSignedRequest(context, id),
        context.req.raw.signal,
      );
      if (picture === 'original') return await sendOriginal(asset, headers, context);
      if (picture === 'failed') {
        const common = { ...headers, 'cache-control': cachePolicies.fallback };
        return await sendOriginal(asset, common, context);
      }
      return respond(context, picture.body, {
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

  app.onError((fault) => {
    report(fault);
    return refusal(500, 'internal_error', 'The file could not be read. Try again later.');
  });

  /** Whether the request is for a picture on a page of a site. */
  function isSignedRequest(context: Context, id: string): boolean {
    const signature = context.req.header('farol-picture-signature');
    if (!pictureKey || !signature) return false;
    const query = /\?(.*)$/.exec(context.req.url)?.[1] ?? '';
    return isPictureSignature(pictureKey, `${id}?${query}`, signature);
  }

  async function sendOriginal(
    asset: MediaAsset,
    common: Record<string, string>,
    context: Context,
  ): Promise<Response> {
    const etag = `"${asset.hash}"`;
    if (matchesEtag(context.req.header('if-none-match'), etag)) return notModified(common, etag);
    const headers = { ...common, etag, 'accept-ranges': 'bytes', 'content-type': asset.mime };
    const asked = {
      range: isHead(context) ? undefined : context.req.header('range'),
      ifRange: context.req.header('if-range'),
    };
    const { status, range, headers: ofPart } = partOf(asked, asset.size, etag);
    if (status === 416) {
      const message = `The file has ${asset.size} bytes; the range asked for is not among them.`;
      return refusal(status, 'range_not_satisfiable', message, ofPart);
    }
    const content = await files.read(asset.hash, range);
    if (!content) throw new OriginalMissing(asset.hash);
    return respond(context, content, { ...headers, ...ofPart }, status);
  }

  return app;
}

function requestFor(asset: MediaAsset, context: Context): PictureRequest {
  const { width, height, mime } = asset;
  if (!isTransformable(mime) || width === null || height === null) {
    return { transformation: null, variesByAccept: false, mayUseOriginal: true };
  }
  const query = new URL(context.req.url).searchParams;
  return readPictureRequest(query, { width, height, mime }, context.req.header('accept') ?? '');
}

function headersFor(asset: MediaAsset, request: PictureRequest): Record<string, string> {
  const disposition = isShownInline(asset.mime) ? 'inline' : 'attachment';
  return {
    ...publicResourceHeaders,
    'cache-control': cachePolicies.immutable,
    'content-disposition': `${disposition}; ${filenameParameters(asset.filename)}`,
    'content-security-policy': asset.mime === 'image/svg+xml' ? svgPolicy : sandboxPolicy,
    ...(request.variesByAccept ? { vary: 'Accept' } : {}),
  };
}

/** The file name in ASCII and, if it has other characters, also in UTF-8 (RFC 8187). */
function filenameParameters(filename: string): string {
  const plain = filename.replace(/[^\w.-]/g, '-');
  if (plain === filename) return `filename="${plain}"`;
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function respond(
  context: Context,
  body: Readable | Buffer,
  headers: Record<string, string>,
  status = 200,
): Response {
  if (!isHead(context))
    return new Response(body instanceof Readable ? toWebStream(body) : new Uint8Array(body), {
      status,
      headers,
    });
  if (body instanceof Readable) body.destroy();
  return new Response(null, { status, headers });
}

function toWebStream(body: Readable): ReadableStream<Uint8Array> {
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

/** Hono runs the GET handler for HEAD; only the raw request has the original method. */
function isHead(context: Context): boolean {
  return context.req.raw.method === 'HEAD';
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  const etags = (header ?? '').split(',').map((value) => value.trim().replace(/^W\//, ''));
  return etags.includes(etag) || etags.includes('*');
}

function notModified(headers: Record<string, string>, etag: string): Response {
  return new Response(null, { status: 304, headers: { ...headers, etag } });
}

function refusal(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error, message },
    { status, headers: { ...publicResourceHeaders, ...headers } },
  );
}

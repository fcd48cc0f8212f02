import { type FileType, isShownInline } from '@farol/server/file-types';
import { cachePolicies } from '../http/cache-policies.ts';
import type { SiteResponse } from '../http/response.ts';
import type { MediaRequest } from './media-request.ts';

/** The headers of a file, besides those about caching and length. */
export function mediaHeaders(
  { id, name, variesByAccept }: MediaRequest,
  { extension, mime }: Pick<FileType, 'extension' | 'mime'>,
): Record<string, string> {
  const safe = (name || `${id}.${extension}`).replace(/[^\w.-]/g, '-');
  return {
    'content-type': mime,
    'content-disposition': `${isShownInline(mime) ? 'inline' : 'attachment'}; filename="${safe}"`,
    'accept-ranges': 'bytes',
    // Other sites embed the pictures of link previews.
    'cross-origin-resource-policy': 'cross-origin',
    ...(variesByAccept ? { vary: 'Accept' } : {}),
    ...(extension === 'svg' ? { 'content-security-policy': drawingPolicy } : {}),
  };
}

/** An SVG opened on its own is a page: it may neither run scripts nor load anything. */
const drawingPolicy = "default-src 'none'; sandbox";

export const missing: SiteResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain', 'cache-control': cachePolicies.never },
  body: 'There is no such file.',
};

export const busy: SiteResponse = {
  status: 503,
  headers: {
    'content-type': 'text/plain',
    'cache-control': cachePolicies.never,
    'retry-after': '5',
  },
  body: 'This file cannot be had just now. Try again in a moment.',
};

import { plainPath } from '@farol/content-model';
import { type PageSite, resolveRequest, statuses } from '../http/page-response.ts';
import { likelyLanguage } from '../http/plain-page.ts';
import { withKey, withoutKey } from '../http/preview-key.ts';
import type { SiteRequest } from '../http/request.ts';
import type { Shown } from '../http/resolve.ts';
import { freshResponse, redirect, type SiteResponse } from '../http/response.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Edition } from '../publish/edition.ts';
import { addressIn } from './address-in.ts';
import type { PersonalPreviewed } from './personal-overlay.ts';
import { refusalPage } from './refusal-page.ts';

export interface PersonalPreview {
  /** The origin of the editor, the only one that may show these pages in a frame. */
  editor: string;
  content(key: string): Promise<PersonalPreviewed>;
}

/** `GET /api/preview?preview-key=…&documentId=…`: redirects to the page of a document, with the key. */
export async function startPersonalPreview(
  preview: PersonalPreview,
  pages: PageSite,
  request: SiteRequest,
  key: string,
): Promise<SiteResponse> {
  const previewed = await preview.content(key);
  if (previewed.kind !== 'content') return refused(preview, previewed.kind, request);
  const { edition, faults } = previewed;
  const id = new URLSearchParams(request.search).get('documentId') ?? '';
  const address = addressIn(edition, id);
  if (address !== null)
    return confidential(redirect(withKey(plainPath(address), key), 307, 'never'));
  // An invalid document that was never published has no address yet, so its faults are shown here.
  const language = likelyLanguage(null, request.acceptLanguage);
  const missing = { kind: 'missing', language, path: '/', translations: [] } as const;
  return rendered(preview, pages, edition, missing, faults.get(id) ?? [], request);
}

/** A page as the owner of the key is writing it. */
export async function personalPage(
  preview: PersonalPreview,
  pages: PageSite,
  request: SiteRequest,
  key: string,
): Promise<SiteResponse> {
  const previewed = await preview.content(key);
  if (previewed.kind !== 'content') return refused(preview, previewed.kind, request);
  const { edition, faults } = previewed;
  // Without the cookie: a language chosen on the public site must not redirect here.
  const ownRequest = { ...request, search: withoutKey(request.search), cookie: undefined };
  const found = await resolveRequest(pages, edition, ownRequest);
  if (found.kind === 'redirect') {
    const target = found.to.startsWith('/') ? withKey(found.to, key) : found.to;
    return confidential(redirect(target, 307, 'never'));
  }
  const pageFaults = found.kind === 'page' ? (faults.get(found.document.id) ?? []) : [];
  return rendered(preview, pages, edition, found, pageFaults, request);
}

async function rendered(
  { editor }: PersonalPreview,
  pages: PageSite,
  edition: Edition,
  shown: Shown,
  faults: readonly string[],
  request: SiteRequest,
): Promise<SiteResponse> {
  const lane = shown.kind === 'search' ? 'view' : 'page';
  const { body, inline } = await pages.cache.queue.run(lane, () =>
    pages.render(edition, shown, { toolbar: null, isPreview: true, beside: { editor, faults } }),
  );
  const hosts = { pictures: pages.hosts.pictures, tagManager: false, toolbar: null, editor };
  const response = await freshResponse(body, request.acceptEncoding, {
    status: statuses[shown.kind],
    policy: 'never',
    headers: { 'content-security-policy': contentSecurityPolicy(inline, hosts) },
  });
  return confidential(response);
}

/** The address contains a key, which must not reach search engines or other sites. */
function confidential(response: SiteResponse): SiteResponse {
  const headers = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
  return { ...response, headers: { ...response.headers, ...headers } };
}

function refused(
  { editor }: PersonalPreview,
  reason: 'ended' | 'unknown',
  { acceptLanguage }: SiteRequest,
): SiteResponse {
  const language = likelyLanguage(null, acceptLanguage);
  const page = refusalPage(reason === 'ended' ? 'ended' : 'late', language);
  const policy = (page.headers['content-security-policy'] ?? '').replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${editor}`,
  );
  const headers = { ...page.headers, 'content-security-policy': policy };
  return confidential({ ...page, headers });
}

import { plainPath } from '@farol/content-model';
import { cachePolicies } from '../http/cache-policies.ts';
import { chosenLanguage } from '../http/cookies.ts';
import { type PageSite, resolveRequest, statuses } from '../http/page-response.ts';
import { likelyLanguage } from '../http/plain-page.ts';
import { keyIn } from '../http/preview-key.ts';
import type { SiteRequest } from '../http/request.ts';
import { freshResponse, redirect, type SiteResponse } from '../http/response.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Edition } from '../publish/edition.ts';
import { addressIn } from './address-in.ts';
import {
  isOwnToken,
  type PreviewSource,
  readPreviewCookie,
  removePreview,
  setPreview,
} from './cookie.ts';
import type { Previewed } from './overlay.ts';
import { type PersonalPreview, personalPage, startPersonalPreview } from './personal.ts';
import { type Refusal, refusalPage } from './refusal-page.ts';
import { toolbarAddress } from './toolbar.ts';

export interface Preview {
  source: PreviewSource;
  /** Whether a visitor who names this host reaches the site over TLS. */
  isSecure(host: string | undefined): boolean;
  content(token: string): Promise<Previewed>;
  pages: PageSite;
  /** Of unsaved text in the editor; null for hosted content. */
  personal: PersonalPreview | null;
}

export type PreviewResponse =
  | { kind: 'draft'; response: SiteResponse }
  /** The published page, with these headers. */
  | { kind: 'public'; headers: Record<string, string> };

/** `GET /api/preview`: starts a preview, or continues the one of the cookie. */
export async function startPreview(preview: Preview, request: SiteRequest): Promise<SiteResponse> {
  const { personal, pages } = preview;
  const key = personal && keyIn(request.search);
  if (personal && key !== null) return startPersonalPreview(personal, pages, request, key);
  const query = new URLSearchParams(request.search);
  const given = query.get('token');
  const cookie = readPreviewCookie(request.cookie, preview.source);
  const token = given ?? (cookie.kind === 'preview' ? cookie.token : undefined);
  if (!token || !isOwnToken(token, preview.source)) return refused('wrong', request);
  const previewed = await preview.content(token);
  if (previewed.kind === 'unknown') return refused('late', request);
  if (previewed.kind === 'refused') return refused('ended', request);
  const address = addressIn(previewed.edition, query.get('documentId') ?? '') ?? '/';
  const response = redirect(plainPath(address), 307, 'never');
  if (given) response.headers['set-cookie'] = setPreview(given, preview.isSecure(request.host));
  return response;
}

/** `GET /api/exit-preview`. */
export function exitPreview(
  { isSecure }: Pick<Preview, 'isSecure'>,
  { host }: SiteRequest,
): SiteResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'application/json',
      ...uncached,
      'set-cookie': removePreview(isSecure(host)),
    },
    body: JSON.stringify({ success: true }),
  };
}

/** Null for a request without a key in its address or a preview cookie. */
export async function previewPage(
  preview: Preview,
  request: SiteRequest,
): Promise<PreviewResponse | null> {
  const { personal, pages } = preview;
  const key = personal && keyIn(request.search);
  // The key takes precedence: the cookie may belong to a preview in another tab.
  if (personal && key !== null)
    return { kind: 'draft', response: await personalPage(personal, pages, request, key) };
  const cookie = readPreviewCookie(request.cookie, preview.source);
  if (cookie.kind === 'none') return null;
  if (cookie.kind === 'foreign') return ended(preview, request);
  const previewed = await preview.content(cookie.token);
  if (previewed.kind === 'refused') return ended(preview, request);
  if (previewed.kind === 'unknown')
    return { kind: 'public', headers: { ...uncached, 'x-preview': 'unavailable' } };
  return { kind: 'draft', response: await draftResponse(preview, previewed.edition, request) };
}

const uncached = { 'cache-control': cachePolicies.never };

function ended({ isSecure }: Preview, { host }: SiteRequest): PreviewResponse {
  return {
    kind: 'public',
    headers: { ...uncached, 'set-cookie': removePreview(isSecure(host)) },
  };
}

/** Rendered for this request; drafts never enter the page cache. */
async function draftResponse(
  { source, pages }: Preview,
  edition: Edition,
  request: SiteRequest,
): Promise<SiteResponse> {
  // Without the cookie: a language chosen on the public site must not redirect away from what is previewed.
  const found = await resolveRequest(pages, edition, { ...request, cookie: undefined });
  if (found.kind === 'redirect') return redirect(found.to, found.status, 'never');
  // Searches go through the queue one by one, as they share one index.
  const lane = found.kind === 'search' ? 'view' : 'page';
  const toolbar = toolbarAddress(source);
  const { body, inline } = await pages.cache.queue.run(lane, () =>
    pages.render(edition, found, { toolbar, isPreview: true }),
  );
  const hosts = { ...pages.hosts, toolbar: new URL(toolbar).origin };
  return freshResponse(body, request.acceptEncoding, {
    status: statuses[found.kind],
    policy: 'never',
    headers: {
      'x-robots-tag': 'noindex',
      'content-security-policy': contentSecurityPolicy(inline, hosts),
    },
  });
}

function refused(reason: Refusal, { cookie, acceptLanguage }: SiteRequest): SiteResponse {
  return refusalPage(reason, likelyLanguage(chosenLanguage(cookie), acceptLanguage));
}

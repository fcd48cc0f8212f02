import { plainPath } from '../addresses/path.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { chosenLanguage } from '../http/cookies.ts';
import { type PageSite, resolved, statuses } from '../http/pages.ts';
import { likelyLanguage, plainPageOf } from '../http/plain-page.ts';
import { keyIn } from '../http/preview-key.ts';
import type { SiteRequest } from '../http/request.ts';
import { freshResponse, redirect, type SiteResponse } from '../http/response.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { messages } from '../messages/messages.ts';
import type { Edition } from '../publish/edition.ts';
import {
  isOwnToken,
  type PreviewHome,
  readPreviewCookie,
  removePreview,
  setPreview,
} from './cookie.ts';
import type { Previewed } from './overlay.ts';
import { type PersonalPreview, personalPage, startPersonalPreview } from './personal.ts';
import { toolbarAddress } from './toolbar.ts';

export interface Preview {
  home: PreviewHome;
  /** Whether a visitor reaches the site over TLS, by the host of the request. */
  isSecure(host: string | undefined): boolean;
  content(token: string): Promise<Previewed>;
  pages: PageSite;
  /** Of what people write in the editor; null where the content is hosted. */
  personal: PersonalPreview | null;
}

/** What the preview makes of a request for a page. */
export type PreviewResponse =
  | { kind: 'draft'; response: SiteResponse }
  /** The published page, with headers that say why. */
  | { kind: 'public'; headers: Record<string, string> };

/** `GET /api/preview`: starts a preview, or says that it goes on. */
export async function startPreview(preview: Preview, request: SiteRequest): Promise<SiteResponse> {
  const key = preview.personal && keyIn(request.search);
  if (preview.personal && key !== null) return startPersonalPreview(preview.personal, request, key);
  const query = new URLSearchParams(request.search);
  const given = query.get('token');
  const says = readPreviewCookie(request.cookie, preview.home);
  const token = given ?? (says.kind === 'preview' ? says.token : undefined);
  if (!token || !isOwnToken(token, preview.home)) return refused('wrong', request);
  const previewed = await preview.content(token);
  if (previewed.kind === 'unknown') return refused('late', request);
  if (previewed.kind === 'refused') return refused('ended', request);
  const address = addressIn(previewed.edition, query.get('documentId') ?? '');
  const response = redirect(address, 307, 'never');
  if (given) response.headers['set-cookie'] = setPreview(given, preview.isSecure(request.host));
  return response;
}

/** Only ever an address the site has by its own rules. */
function addressIn({ content, addresses }: Edition, id: string): string {
  const document = content.byId(id);
  return document ? plainPath(addresses.of(document)) : '/';
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
      'cache-control': 'no-store',
      'set-cookie': removePreview(isSecure(host)),
    },
    body: JSON.stringify({ success: true }),
  };
}

/** A page for who has a key in the address or a preview cookie; null for everybody else. */
export async function previewPage(
  preview: Preview,
  request: SiteRequest,
): Promise<PreviewResponse | null> {
  const key = preview.personal && keyIn(request.search);
  // The key is all that counts: another tab of this browser may preview something else by its cookie.
  if (preview.personal && key !== null)
    return { kind: 'draft', response: await personalPage(preview.personal, request, key) };
  const says = readPreviewCookie(request.cookie, preview.home);
  if (says.kind === 'nothing') return null;
  if (says.kind === 'foreign') return ended(preview, request);
  const previewed = await preview.content(says.token);
  if (previewed.kind === 'refused') return ended(preview, request);
  if (previewed.kind === 'unknown')
    return { kind: 'public', headers: { ...personal, 'x-preview': 'unavailable' } };
  return { kind: 'draft', response: await draftResponse(preview, previewed.edition, request) };
}

const personal = { 'cache-control': cachePolicies.never };

function ended({ isSecure }: Preview, { host }: SiteRequest): PreviewResponse {
  return {
    kind: 'public',
    headers: { ...personal, 'set-cookie': removePreview(isSecure(host)) },
  };
}

/** Rendered beside the published pages, never into them. */
async function draftResponse(
  { home, pages }: Preview,
  edition: Edition,
  request: SiteRequest,
): Promise<SiteResponse> {
  const found = await resolved(pages, edition, request);
  if (found.kind === 'redirect') return redirect(found.to, found.status, 'never');
  // One search after the other: they all read one index.
  const lane = found.kind === 'search' ? 'view' : 'page';
  const toolbar = toolbarAddress(home);
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

/** A page for the editor who followed the link, in her language and with what to do. */
function refused(
  why: 'wrong' | 'late' | 'ended',
  { cookie, acceptLanguage }: SiteRequest,
): SiteResponse {
  const language = likelyLanguage(chosenLanguage(cookie), acceptLanguage);
  const say = messages[language.key];
  const said = {
    wrong: { status: 400, title: say.previewWrongTitle, text: say.previewWrongText },
    ended: { status: 401, title: say.previewEndedTitle, text: say.previewEndedText },
    late: { status: 503, title: say.previewLateTitle, text: say.previewLateText },
  };
  const page = plainPageOf(said[why], language);
  return { ...page, headers: { ...page.headers, ...personal } };
}

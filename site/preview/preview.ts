import type { Context } from 'hono';
import { languageAt } from '../addresses/addresses.ts';
import { declaredParameters } from '../addresses/parameters.ts';
import { plainPath, readPath } from '../addresses/path.ts';
import { type Answer, freshAnswer, redirect } from '../http/answer.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { chosenLanguage } from '../http/cookies.ts';
import { likelyLanguage, plainPageOf } from '../http/plain-page.ts';
import {
  type PageError,
  type PublicPages,
  redirectAnswer,
  searchedAt,
  viewAt,
} from '../http/public-pages.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { messages } from '../messages/messages.ts';
import type { Edition } from '../publish/edition.ts';
import type { RenderedDocument } from '../render/document.tsx';
import { pageOf, renderPage } from '../render/page.tsx';
import { searchParameters } from '../search/answer.ts';
import type { Steps } from '../turns/steps.ts';
import {
  isOwnToken,
  type PreviewHome,
  readPreviewCookie,
  removePreview,
  setPreview,
} from './cookie.ts';
import type { Previewed } from './previewed.ts';
import { toolbarAddress } from './toolbar.ts';

export interface Preview {
  home: PreviewHome;
  /** Whether a visitor reaches the site over TLS, by the host of the request. */
  isSecure(host: string | undefined): boolean;
  content(token: string): Promise<Previewed>;
  public: PublicPages;
}

/** What the preview makes of a request for a page. */
export type PreviewAnswer =
  | { kind: 'page'; answer: Answer }
  /** The published page, with headers that say why. */
  | { kind: 'public'; headers: Record<string, string> };

/** `GET /api/preview`: starts a preview, or says that it goes on. */
export async function startPreview(preview: Preview, context: Context): Promise<Answer> {
  const token = context.req.query('token');
  const says = readPreviewCookie(context.req.header('cookie'), preview.home);
  const asked = token ?? (says.kind === 'preview' ? says.token : undefined);
  if (!asked || !isOwnToken(asked, preview.home)) return refused('wrong', context);
  const previewed = await preview.content(asked);
  if (previewed.kind === 'unknown') return refused('late', context);
  if (previewed.kind === 'refused') return refused('ended', context);
  const answer = redirect(addressIn(previewed.edition, context), 307, 'never');
  if (token) answer.headers['set-cookie'] = setPreview(token, isSecure(preview, context));
  return answer;
}

/** Only ever an address the site has by its own rules. */
function addressIn({ content, addresses }: Edition, context: Context): string {
  const document = content.byId(context.req.query('documentId') ?? '');
  return document ? plainPath(addresses.of(document)) : '/';
}

/** `GET /api/exit-preview`. */
export function exitPreview(preview: Pick<Preview, 'isSecure'>, context: Context): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'set-cookie': removePreview(isSecure(preview, context)),
    },
    body: JSON.stringify({ success: true }),
  };
}

/** A page for a visitor who has a preview cookie; null for everybody else. */
export async function previewPage(
  preview: Preview,
  context: Context,
): Promise<PreviewAnswer | null> {
  const cookie = context.req.header('cookie');
  const says = readPreviewCookie(cookie, preview.home);
  if (says.kind === 'nothing') return null;
  if (says.kind === 'foreign') return ended(preview, context);
  const previewed = await preview.content(says.token);
  if (previewed.kind === 'refused') return ended(preview, context);
  if (previewed.kind === 'unknown')
    return { kind: 'public', headers: { ...personal, 'x-preview': 'unavailable' } };
  return { kind: 'page', answer: await draftAnswer(preview, previewed.edition, context) };
}

const personal = { 'cache-control': cachePolicies.never };
function ended(preview: Preview, context: Context): PreviewAnswer {
  return {
    kind: 'public',
    headers: { ...personal, 'set-cookie': removePreview(isSecure(preview, context)) },
  };
}

function isSecure(preview: Pick<Preview, 'isSecure'>, context: Context): boolean {
  return preview.isSecure(context.req.header('host'));
}

/** Rendered beside the published pages, never into them. */
async function draftAnswer(preview: Preview, edition: Edition, context: Context): Promise<Answer> {
  const { drawing } = preview.public;
  const url = new URL(context.req.url);
  const read = readPath(url.pathname);
  const toolbar = toolbarAddress(preview.home);
  const missing = (error: PageError, status: number) =>
    packed(preview, () => preview.public.renderError(edition, error, toolbar), status, context);
  if (read.kind === 'wrong') {
    const language = languageAt(url.pathname);
    return missing({ kind: 'wrong', language, path: '' }, 400);
  }
  const chosen = chosenLanguage(context.req.header('cookie'));
  const found = edition.addresses.find(read.path, chosen);
  if (found.kind === 'redirect') return redirectAnswer(found, url.search, 'never');
  if (found.kind !== 'page') {
    const language = searchedAt(read.path);
    if (!language) return missing({ ...found, path: read.path }, 404);
    const query = declaredParameters(url.searchParams, searchParameters);
    const wanted = { language, query, toolbar };
    return packed(preview, () => preview.public.renderSearch(edition, wanted), 200, context);
  }
  const { document, language } = found;
  const page = pageOf(drawing.pages, document);
  const asked = declaredParameters(url.searchParams, page?.parameters ?? []);
  const query = await viewAt(preview.public, edition, { path: read.path, language, page, asked });
  if (!query) return missing({ kind: 'nothing', language, path: read.path }, 404);
  const wanted = { document, path: read.path, query, toolbar, isPreview: true };
  return packed(preview, () => renderPage(edition, drawing, wanted), 200, context);
}

async function packed(
  preview: Preview,
  render: () => Steps<RenderedDocument>,
  status: number,
  context: Context,
): Promise<Answer> {
  const { html, inline } = await preview.public.cache.queue.run('page', render);
  const toolbar = new URL(toolbarAddress(preview.home)).origin;
  const policy = contentSecurityPolicy(inline, { ...preview.public.hosts, toolbar });
  return freshAnswer(html, context.req.header('accept-encoding'), {
    status,
    policy: 'never',
    headers: { 'x-robots-tag': 'noindex', 'content-security-policy': policy },
  });
}

/** A page for the editor who followed the link, in her language and with what to do. */
function refused(why: 'wrong' | 'late' | 'ended', context: Context): Answer {
  const chosen = chosenLanguage(context.req.header('cookie'));
  const language = likelyLanguage(chosen, context.req.header('accept-language'));
  const say = messages[language.key];
  const said = {
    wrong: { status: 400, title: say.previewWrongTitle, text: say.previewWrongText },
    ended: { status: 401, title: say.previewEndedTitle, text: say.previewEndedText },
    late: { status: 503, title: say.previewLateTitle, text: say.previewLateText },
  };
  const page = plainPageOf(said[why], language);
  return { ...page, headers: { ...page.headers, ...personal } };
}

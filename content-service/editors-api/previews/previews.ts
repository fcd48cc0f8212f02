import { dayMs } from '@farol/content-model';
import { z } from 'zod';
import { revokePreview, startPreview } from '../../repository/commands/previews.ts';
import { isOpen } from '../../repository/open-preview.ts';
import { previewTokenOf } from '../../repository/preview-token.ts';
import { type Call, milliseconds, type Operation, operation } from '../operation.ts';

const creation = z.object({
  document: z.string().optional(),
  release: z.string().optional(),
  /** In milliseconds: the site as it will be then, including all releases scheduled until then. */
  until: milliseconds.optional(),
  /** In milliseconds; the service's setting by default. */
  lastsMs: z
    .number()
    .int()
    .min(1000)
    .max(90 * dayMs)
    .optional(),
  /** For somebody without an account; lasts longer by default. */
  shared: z.boolean().default(false),
});

const previewSession = z
  .object({
    id: z.string(),
    place: z.union([z.literal('draft'), z.object({ release: z.string() })]),
    until: z.number().optional(),
    /** The document it opens at. */
    document: z.string().nullable(),
    startedAt: z.number(),
    expiresAt: z.number(),
    shared: z.boolean(),
    /** Who started it. */
    by: z.string(),
    /** With which token, if a program did. */
    tokenId: z.string().optional(),
    /** Changes with everything it shows. */
    fingerprint: z.string(),
  })
  .meta({ id: 'Preview' });

const startedPreview = z.object({
  id: z.string(),
  /** Null for a repeated request: a secret is returned only once. */
  ref: z.string().nullable(),
  startUrl: z.string().nullable(),
  /** The addresses at the other websites that show previews. */
  sites: z.array(z.object({ name: z.string(), startUrl: z.string() })).optional(),
  expiresAt: z.number().optional(),
  shared: z.boolean().optional(),
});

export interface PreviewSettings {
  /** The website's address, for the link an editor opens. */
  siteUrl: string;
  lastsMs: number;
  sharedLastsMs: number;
}

export function previewOperations(settings: PreviewSettings): Operation[] {
  return [
    operation({
      method: 'get',
      path: '/previews',
      summary: 'The preview sessions that are open, with who started each',
      status: 200,
      answer: z.object({ previews: z.array(previewSession) }),
      run: ({ repository, now }) => ({
        previews: [...repository.state.previews.values()].filter((each) => isOpen(each, now)),
      }),
    }),
    operation({
      method: 'post',
      path: '/previews',
      summary:
        'Start a preview of a draft or a release, for oneself or to share; its address is answered this once',
      body: creation,
      status: 201,
      answer: startedPreview,
      async run(call) {
        const { shared, lastsMs, document, release, until } = call.body;
        const preview = await call.do(
          startPreview({
            document,
            release,
            until,
            shared,
            tokenId: call.caller.kind === 'program' ? call.caller.tokenId : undefined,
            lastsMs: lastsMs ?? (shared ? settings.sharedLastsMs : settings.lastsMs),
          }),
        );
        return withAddresses(call, preview, settings.siteUrl);
      },
    }),
    operation({
      method: 'delete',
      path: '/previews/{id}',
      summary: 'Revoke a preview session; its token is refused from now on',
      status: 204,
      run: (call) => call.do(revokePreview(call.parameter('id'))),
    }),
  ];
}

/** For a repeated request the secret is no longer known. */
function withAddresses(
  { repository, origin }: Call,
  { id, token: secret }: { id: string; token: string | null },
  siteUrl: string,
) {
  const session = repository.state.previews.get(id);
  if (!session || secret === null) return { id, ref: null, startUrl: null };
  const ref = previewTokenOf({ ...session, secret }, origin, repository.repositoryName);
  const start = new URLSearchParams({ token: ref });
  if (session.document) start.set('documentId', session.document);
  return {
    id,
    ref,
    startUrl: `${siteUrl}/api/preview?${start}`,
    /** The addresses at the other websites that show previews. */
    sites: [...repository.state.previewSites.values()].map(({ name, url }) => ({
      name,
      startUrl: `${url}?${start}`,
    })),
    expiresAt: session.expiresAt,
    shared: session.shared,
  };
}

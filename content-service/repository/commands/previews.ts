import type { Command } from '../command.ts';
import type { Event, PreviewSession } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { StartedPreview, State } from '../state.ts';
import { hashToken, newToken } from '../tokens.ts';
import { theDocument } from './documents.ts';
import { documentsIn, theRelease } from './releases.ts';

/** Starts a preview session of a draft, a release or a time. Its secret is only returned here. */
export function startPreview(input: {
  document?: string | undefined;
  release?: string | undefined;
  /** Previews the site as of this time. */
  until?: number | undefined;
  lastsMs: number;
  shared: boolean;
  tokenId?: string | undefined;
}): Command<PreviewSession & { token: string }> {
  return (state, now) => {
    const { document, release, until, tokenId } = input;
    if (document !== undefined && release === undefined && until === undefined) {
      const { draft, published } = theDocument(state, document);
      if (draft === null && published === null)
        throw new Refused(
          `Document ${document} lies in a release only; preview that release.`,
          409,
        );
    }
    if (release !== undefined) theRelease(state, release);
    if (document === undefined && release === undefined && until === undefined)
      throw new Refused('Say which document, which release or which time is to be previewed.');
    const token = newToken();
    const preview: PreviewSession = {
      id: hashToken(token),
      place: release === undefined ? 'draft' : { release },
      ...(until === undefined ? {} : { until }),
      document: document ?? documentsIn(state, release ?? '')[0]?.document ?? null,
      expiresAt: now + input.lastsMs,
      shared: input.shared,
      ...(tokenId === undefined ? {} : { tokenId }),
    };
    return { events: [{ kind: 'preview-started', preview }], answer: { ...preview, token } };
  };
}

export function revokePreview(id: string): Command<null> {
  return (state) => {
    if (!state.previews.has(id)) throw new NotFound('There is no such preview.');
    return { events: [{ kind: 'preview-revoked', preview: id }], answer: null };
  };
}

/** Ends the previews of those who are gone: with one of their addresses they could read on. */
export function revokePreviews(ids: ReadonlySet<string>): Command<null> {
  return (state) => ({ events: endingPreviews(state, ({ id }) => ids.has(id)), answer: null });
}

export function endingPreviews(
  { previews }: Readonly<State>,
  isOver: (preview: StartedPreview) => boolean,
): Event[] {
  return [...previews.values()]
    .filter(isOver)
    .map(({ id }): Event => ({ kind: 'preview-revoked', preview: id }));
}

import { own } from '@farol/content-model';
import type { Context } from 'hono';
import { z } from 'zod';
import { wireDocument } from '../../content-api/wire/document.ts';
import { View } from '../../content-api/wire/view.ts';
import { versionIfKept } from '../../drafts/versions.ts';
import type { PeopleContext } from '../../people/context.ts';
import { openPreview } from '../../people/previews.ts';
import { VersionDropped } from '../../repository/faults.ts';
import type { Repository } from '../../repository/repository.ts';
import type { WrittenSnapshot } from '../../repository/written-snapshots.ts';
import type { Writer } from '../../store/working-copies.ts';
import { readJson } from '../../write-api/faults.ts';
import type { RouteDescription } from '../description/openapi.ts';
import { workingCopyContent } from '../documents/working-copies.ts';
import { answerExpired, previewKey } from './preview-key.ts';

const overlayRequest = z.object({
  published: z.string(),
  known: z.record(z.string(), z.string()).default({}),
});

const overlayAnswer = z.object({
  changed: z.record(z.string(), z.string()),
  gone: z.array(z.string()),
  /** As in the Content API. */
  documents: z.array(z.looseObject({ id: z.string() })),
  faults: z.record(z.string(), z.string()),
});

/**
 * How an author's view differs from the content a website shows: every draft, overlaid with what the key's owner is
 * writing in their tab; or one document as it was. Documents the website already has are not sent again.
 */
export async function previewOverlay(
  repository: Repository,
  people: PeopleContext,
  context: Context,
  { now, origin }: { now: number; origin: string },
): Promise<Response> {
  const open = () => openPreview(people, context.req.param('token') ?? '');
  if (!(await open())) return answerExpired(context, origin);
  const { published, known } = overlayRequest.parse(await readJson(context.req.raw));
  // Asked again: the session of the key's owner may end while the body arrives.
  const preview = await open();
  if (!preview) return answerExpired(context, origin);
  if (repository.resolve(published, now).kind !== 'master') await repository.catchUp();
  const { writer, document, version } = preview;
  const { snapshot, marks, faults } =
    version === undefined
      ? await writtenSnapshot(repository, writer, now)
      : await versionSnapshot(repository, document, version);
  const { changed, gone } = changesSince(repository, published, marks, now);
  const view = new View({
    ...{ snapshot, origin, ref: snapshot.ref, routes: [], brokenRoute: null },
    ...{ selections: null, fetchedLinks: new Map() },
  });
  const documents = Object.entries(changed).flatMap(([id, mark]) => {
    const document = own(known, id) === mark ? undefined : snapshot.document(id);
    return document ? [wireDocument(view, document)] : [];
  });
  return context.json({ changed, gone, documents, faults: Object.fromEntries(faults) });
}

async function writtenSnapshot(
  repository: Repository,
  writer: Writer,
  now: number,
): Promise<WrittenSnapshot> {
  const texts = (await repository.workingCopies.of(writer, now)).map((copy) => ({
    document: copy.document,
    mark: copy.mark,
    ...workingCopyContent.parse(JSON.parse(copy.content)),
  }));
  return repository.snapshots.written.with(texts, now);
}

async function versionSnapshot(
  repository: Repository,
  id: string,
  version: string,
): Promise<WrittenSnapshot> {
  const { written } = repository.snapshots;
  const document = repository.state.documents.get(id);
  const earlier = document && (await versionIfKept(repository, id, version));
  if (earlier) return written.withVersion(document, earlier);
  // The version was dropped while somebody viewed it.
  const faults = new Map([[id, new VersionDropped(id, version).message]]);
  return { snapshot: repository.master(), marks: new Map(), faults };
}

/** Includes what was published since the website last updated. */
function changesSince(
  repository: Repository,
  published: string,
  marks: ReadonlyMap<string, string>,
  now: number,
): { changed: Record<string, string>; gone: string[] } {
  const master = repository.master();
  const requested = repository.resolve(published, now);
  const isBehind = requested.kind === 'master' && requested.snapshot !== master;
  const masterChanges = isBehind
    ? master.changesSince(requested.snapshot)
    : { changed: [], gone: [] };
  const publishedMarks = masterChanges.changed.map((id) => [id, master.ref] as const);
  return {
    changed: Object.fromEntries([...publishedMarks, ...marks]),
    gone: masterChanges.gone.filter((id) => !marks.has(id)),
  };
}

export const describePreviewOverlay: RouteDescription = (schemas) => ({
  '/previews/{token}/overlay': {
    post: {
      summary: 'What somebody who writes sees otherwise than published content',
      description:
        'For websites that draw the preview beside the editor. The key of a preview that a person started is the only way in, and stands no longer than her session. `changed` names each document that is another one than at the ref `published`, with a mark that changes with it; `documents` holds those whose marks are not among the `known` ones, as the Content API answers them; `gone` those that are not there any more; `faults` says in a sentence why a text that is being written is not shown.',
      security: [{}, { token: [] }],
      parameters: [previewKey],
      requestBody: { required: true, content: schemas.requestContent(overlayRequest) },
      responses: {
        200: {
          description: '`changed`, `gone`, `documents` and `faults`',
          content: schemas.responseContent(overlayAnswer),
        },
        401: { description: 'The repository is private, and the token is missing' },
        404: { description: 'The preview has ended' },
      },
    },
  },
});

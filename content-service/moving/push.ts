import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { findPublished } from './find-published.ts';
import { type Incoming, type IncomingDocument, type IncomingFile, modelsOf } from './incoming.ts';
import type { Journal } from './journal.ts';
import { knownFields, knownUid } from './known-fields.ts';
import { linksIn, mapIds } from './map-ids.ts';
import type { Progress } from './progress.ts';
import { nameOf, pushableDocuments, pushedVersion } from './pushed-documents.ts';
import { type Remote, RemoteRefused } from './remote.ts';
import {
  created,
  type RemoteAsset,
  readAbout,
  readAssets,
  readModels,
  readTags,
} from './remote-answers.ts';
import { emptyReport, type Report } from './report.ts';

/**
 * Writes content to another repository through its write APIs: models, files, then documents in two passes, first to
 * create them and get their ids, then with their data, so that cyclic links are valid. They go into its migration
 * release. What was written before is not written again.
 */
export async function push(
  remote: Remote,
  content: Incoming,
  { journal, progress }: { journal: Journal; progress: Progress },
): Promise<Report> {
  if (!remote.mayWrite)
    throw new Error(`Writing to ${remote.name} needs its write token in TARGET_TOKEN.`);
  const report = emptyReport();
  await pushModels(remote, content, report);
  const files = await pushFiles(remote, content, { journal, progress, report });
  await pushDocuments(remote, content, files, { journal, progress, report });
  return report;
}

interface PushContext {
  journal: Journal;
  progress: Progress;
  report: Report;
}

async function pushModels(remote: Remote, content: Incoming, report: Report): Promise<void> {
  const remoteModels = await readModels(remote);
  const send = async (
    path: 'customtypes' | 'slices',
    models: readonly { id: string }[],
    existing: readonly { id: string }[],
  ) => {
    for (const model of models) {
      const current = existing.find(({ id }) => id === model.id);
      if (isDeepStrictEqual(current, model)) continue;
      const verb = current ? 'update' : 'insert';
      await attempt(report, `The model ${model.id}`, () =>
        remote.request('models', 'POST', `/${path}/${verb}`, model),
      );
    }
  };
  await send('slices', content.slices, remoteModels.slices);
  await send('customtypes', content.types, remoteModels.types);
}

async function pushFiles(
  remote: Remote,
  { files, tags }: Incoming,
  { journal, progress, report }: PushContext,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const existing = new Map((await readAssets(remote)).map((asset) => [asset.id, asset]));
  const tagIds = await pushTags(remote, tags, report);
  for (const [index, file] of files.entries()) {
    progress('files', index + 1, files.length);
    const mark = file.hash ?? '';
    // A file that was pulled from there has the same id here.
    const pushed = journal.find('file', file.id) ?? { to: file.id, mark };
    const asset = existing.get(pushed.to);
    const fileTags = file.tags.flatMap((tag) => tagIds.get(tag) ?? []);
    if (asset && pushed.mark === mark) {
      ids.set(file.id, pushed.to);
      await journal.note('file', file.id, pushed);
      const isChanged =
        !hasSameTexts(asset, file, fileTags) &&
        (await pushTexts(remote, file, pushed.to, fileTags, { journal, report }));
      report.files[isChanged ? 'written' : 'unchanged'] += 1;
      continue;
    }
    const answer = await attempt(report, `The file ${file.filename} (${file.id})`, async () =>
      created.parse(await remote.upload('/assets', () => formOf(file))),
    );
    if (!answer) continue;
    await journal.note('file', file.id, { to: answer.id, mark });
    if (fileTags.length > 0)
      await pushTexts(remote, file, answer.id, fileTags, { journal, report });
    else
      await journal.note('texts', file.id, {
        to: answer.id,
        mark: markOf(textsOf(file, fileTags)),
      });
    ids.set(file.id, answer.id);
    report.files.written += 1;
  }
  return ids;
}

/** Updates the texts and tags of a file that is there; answers whether anything changed. */
async function pushTexts(
  remote: Remote,
  file: IncomingFile,
  to: string,
  tags: readonly string[],
  { journal, report }: Pick<PushContext, 'journal' | 'report'>,
): Promise<boolean> {
  const texts = textsOf(file, tags);
  const mark = markOf(texts);
  const pushed = journal.find('texts', file.id);
  if (pushed?.to === to && pushed.mark === mark) return false;
  const isDone = await attempt(
    report,
    `What is said of the file ${file.filename} (${file.id})`,
    async () => {
      await remote.request('assets', 'PATCH', `/assets/${to}`, texts);
      return true;
    },
  );
  if (isDone) await journal.note('texts', file.id, { to, mark });
  return isDone ?? false;
}

function hasSameTexts(existing: RemoteAsset, file: IncomingFile, tags: readonly string[]): boolean {
  const normalized = (what: string | null | undefined) => what || '';
  return (
    normalized(existing.alt) === normalized(file.alt) &&
    normalized(existing.notes) === normalized(file.notes) &&
    normalized(existing.credits) === normalized(file.credits) &&
    isDeepStrictEqual(existing.tags.map(({ id }) => id).sort(), [...tags].sort())
  );
}

/** The texts come with the upload; tags can only be set afterwards. */
function textsOf({ alt, notes, credits }: IncomingFile, tags: readonly string[]) {
  return { alt: alt ?? '', notes: notes ?? '', credits: credits ?? '', tags };
}

async function formOf(file: IncomingFile): Promise<FormData> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of await file.content()) chunks.push(new Uint8Array(chunk));
  const form = new FormData();
  for (const name of ['alt', 'notes', 'credits'] as const)
    if (file[name]) form.set(name, file[name]);
  form.set('file', new Blob(chunks), file.filename);
  return form;
}

async function pushTags(
  remote: Remote,
  tags: Incoming['tags'],
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  if (tags.length === 0) return ids;
  const existing = await readTags(remote);
  for (const { id, name } of tags) {
    const existingTag = existing.find((each) => each.name === name);
    const tag =
      existingTag ??
      (await attempt(report, `The tag ${name}`, async () =>
        created.parse(await remote.request('assets', 'POST', '/tags', { name })),
      ));
    if (tag) ids.set(id, tag.id);
  }
  return ids;
}

async function pushDocuments(
  remote: Remote,
  content: Incoming,
  files: ReadonlyMap<string, string>,
  { journal, progress, report }: PushContext,
): Promise<void> {
  const about = await readAbout(remote);
  const documents = pushableDocuments(about.languages, content.documents, report);
  const models = modelsOf(content);
  await recordPublished(remote, about.ref, content, documents, journal);
  const ids = new Map<string, string>();
  const groups = new Map<string, string>();
  // A new translation, or a new original, joins a document that is there already.
  for (const { id, group } of documents) {
    const existingId = journal.find('document', id)?.to;
    if (existingId !== undefined && !groups.has(group)) groups.set(group, existingId);
  }
  for (const [index, document] of documents.entries()) {
    progress('documents made', index + 1, documents.length);
    const existingId = journal.find('document', document.id)?.to;
    const { title, tags, ...version } = pushedVersion(document);
    const uid = knownUid(models, document.type, version.uid);
    const { type, lang } = document;
    const translated = groups.get(document.group);
    const answer = existingId
      ? { id: existingId }
      : await attempt(report, nameOf(document), async () =>
          created.parse(
            await remote.request('migration', 'POST', '/documents', {
              title,
              type,
              lang,
              tags,
              ...(uid === null ? {} : { uid }),
              ...(translated === undefined ? {} : { alternate_language_id: translated }),
              data: {},
            }),
          ),
        );
    if (!answer) continue;
    if (!existingId) await journal.note('document', document.id, { to: answer.id, mark: '' });
    ids.set(document.id, answer.id);
    if (!groups.has(document.group)) groups.set(document.group, answer.id);
  }
  const map = { document: (id: string) => ids.get(id), file: (id: string) => files.get(id) };
  for (const [index, document] of documents.entries()) {
    progress('documents written', index + 1, documents.length);
    const to = ids.get(document.id);
    if (to === undefined) continue;
    const { id, title, tags, ...version } = pushedVersion(document);
    const known = knownFields(models, document.type, await document.content(id));
    const uid = knownUid(models, document.type, version.uid);
    const dropped = uid === version.uid ? known.dropped : [...known.dropped, 'uid'];
    if (dropped.length > 0)
      report.problems.push(
        `${nameOf(document)} goes without ${dropped.join(', ')}, which its model has no place for.`,
      );
    const data = mapIds(known.data, map);
    const body = { title, tags, data, ...(uid === null ? {} : { uid }) };
    const mark = markOf(body);
    for (const link of new Set(linksIn(known.data)))
      if (!ids.has(link))
        report.problems.push(`${nameOf(document)} links to ${link}, which did not come along.`);
    if (journal.find('document', document.id)?.mark === mark) {
      report.documents.unchanged += 1;
      continue;
    }
    const done = await attempt(report, nameOf(document), async () => {
      await remote.request('migration', 'PUT', `/documents/${to}`, body);
      return true;
    });
    if (!done) continue;
    await journal.note('document', document.id, { to, mark });
    report.documents.written += 1;
  }
}

/** Finds documents that are published there but that no earlier push recorded, so that they are not created again. */
async function recordPublished(
  remote: Remote,
  ref: string,
  content: Incoming,
  documents: readonly IncomingDocument[],
  journal: Journal,
): Promise<void> {
  const unknown = documents
    .filter(({ id }) => journal.find('document', id) === undefined)
    .map((document) => ({ ...document, uid: pushedVersion(document).uid }));
  for (const [id, to] of await findPublished(remote, ref, content, unknown))
    await journal.note('document', id, { to, mark: '' });
}

/** Reports what the other side refuses and goes on; stops where it is unreachable or denies access. */
async function attempt<Answer>(
  report: Report,
  what: string,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await work();
  } catch (fault) {
    const isItemFault =
      fault instanceof RemoteRefused && [400, 404, 409, 413, 415, 422].includes(fault.status);
    if (!isItemFault) throw fault;
    report.problems.push(`${what} was not taken: ${fault.message}`);
    return null;
  }
}

function markOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

import { isRecord, readDate } from '@farol/content-model';
import type { CustomTypeModel } from '@prismicio/client';
import { DownloadFailed, shownFile } from './download.ts';
import { type Incoming, type IncomingFile, publishedDocument } from './incoming.ts';
import { isPicture } from './map-ids.ts';
import type { Progress } from './progress.ts';
import type { Remote } from './remote.ts';
import {
  type RemoteDocument,
  readAbout,
  readAssets,
  readDocuments,
  readModels,
} from './remote-answers.ts';

/**
 * What another repository has published, in all languages, with its models and files. Without a write token its models
 * cannot be read, nor files other than those its documents show.
 */
export async function publishedContent(remote: Remote, progress: Progress): Promise<Incoming> {
  const { ref, languages } = await readAbout(remote);
  const models = remote.mayWrite ? await readModels(remote) : { types: [], slices: [] };
  const assets = remote.mayWrite ? await readAssets(remote) : [];
  const documents = await readDocuments(remote, { ref }, (done, of) => progress('pages', done, of));
  const files = new Map<string, IncomingFile>();
  const tags = new Map<string, string>();
  for (const { id, url, filename, alt, notes, credits, tags: assetTags } of assets) {
    for (const tag of assetTags) tags.set(tag.id, tag.name);
    files.set(id, {
      ...asFile(remote, id, url, alt ?? null),
      filename,
      notes: notes ?? null,
      credits: credits ?? null,
      tags: assetTags.map((tag) => tag.id),
      isDescribed: true,
    });
  }
  for (const { data } of documents)
    for (const { id, url, alt } of filesIn(data))
      if (!files.has(id)) files.set(id, asFile(remote, id, url, alt));
  const types = new Map(models.types.map((type) => [type.id, type]));
  return {
    languages,
    ...models,
    tags: [...tags].map(([id, name]) => ({ id, name })),
    files: [...files.values()],
    releases: [],
    documents: documents.map((document) => asDocument(document, types.get(document.type))),
    isAllPublished: true,
    dropsUnknownFields: true,
  };
}

function asDocument(document: RemoteDocument, model: CustomTypeModel | undefined) {
  const { id, type, lang, uid = null, tags, data } = document;
  // Translations name each other: the smallest of their ids identifies the group.
  const [group = id] = [id, ...document.alternate_languages.map((each) => each.id)].sort();
  const firstPublished = readDate(document.first_publication_date);
  const version = { id: `${id} published`, uid, tags, note: 'Pulled' };
  return publishedDocument({ id, group, type, lang, firstPublished }, version, data, model);
}

interface ShownFile {
  id: string;
  url: string;
  alt: string | null;
}

/** Files of the repository that the data shows or links to. */
function filesIn(value: unknown): ShownFile[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (!isRecord(value)) return [];
  const { id, url, alt } = value;
  const isFile = value.link_type === 'Media' || isPicture(value);
  const file =
    isFile && typeof id === 'string' && typeof url === 'string'
      ? [{ id, url, alt: typeof alt === 'string' ? alt : null }]
      : [];
  return [...file, ...Object.values(value).flatMap(filesIn)];
}

function asFile(remote: Remote, id: string, url: string, alt: string | null): IncomingFile {
  const file = shownFile(id, url, alt);
  return {
    ...file,
    async content() {
      const host = URL.parse(url)?.host;
      if (host !== undefined && !remote.isOwn(url))
        throw new DownloadFailed(`It lies at ${host}, which is not ${remote.name}'s.`);
      return file.content();
    },
  };
}

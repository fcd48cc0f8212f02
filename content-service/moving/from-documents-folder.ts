import { glob, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRecord } from '@farol/content-model';
import { isNestedDeeper, maxDepthFromElsewhere } from '../repository/json-depth.ts';
import { shownFile } from './download.ts';
import { readSlices, readTypes } from './foreign-models.ts';
import {
  type Incoming,
  type IncomingDocument,
  type IncomingFile,
  publishedDocument,
} from './incoming.ts';
import { fromPrismicExport, type ShownFile } from './prismic-export.ts';

/** Of a document or a model. */
const maxBytes = 100 * 1024 * 1024;

/** `ID=#=VERSION=#=TYPE=#=GROUP=#=LANGUAGE=#=y|n.json`; `y` marks the master language. */
const fileNamePattern = /^([^=]+)=#=([^=]+)=#=([^=]+)=#=([^=]+)=#=([^=]+)=#=([yn])\.json$/;

/**
 * The content of a `documents/` folder, as Prismic exports it and its starters contain it, with the models of the
 * project around it. All of it counts as published.
 */
export async function documentsFolder(folder: string): Promise<Incoming> {
  const types = await modelsIn(folder, '{,src/}customtypes/*/index.json', readTypes);
  const slices = await modelsIn(folder, '{,src/}slices/*/model.json', readSlices);
  const files = new Map<string, IncomingFile>();
  const documents: IncomingDocument[] = [];
  const languages = new Map<string, boolean>();
  const onFile = ({ id, url, alt }: ShownFile) => files.set(id, shownFile(id, url, alt));
  for await (const path of glob('*/*.json', { cwd: folder })) {
    const parts = fileNamePattern.exec(basename(path));
    if (!parts) continue;
    const [, id = '', version = '', type = '', group = '', lang = '', master] = parts;
    languages.set(lang, master === 'y' || languages.get(lang) === true);
    const raw = await readJson(join(folder, path));
    if (!isRecord(raw)) throw new Error(`${join(folder, path)} holds no document.`);
    const data = dataOf(raw, onFile);
    const uid = typeof raw.uid === 'string' ? raw.uid : null;
    const about = { id, group, type, lang, firstPublished: null };
    const head = { id: version, uid, tags: [], note: 'Imported' };
    const model = types.find((each) => each.id === type);
    documents.push(publishedDocument(about, head, data, model));
  }
  if (documents.length === 0)
    throw new Error(
      `${folder} holds no document. Their files lie in a folder for each language, called ID=#=VERSION=#=TYPE=#=GROUP=#=LANGUAGE=#=y.json.`,
    );
  return {
    // The master language first.
    languages: [...languages]
      .sort(([, a], [, b]) => Number(b) - Number(a))
      .map(([id]) => ({ id, name: id })),
    types,
    slices,
    tags: [],
    files: [...files.values()],
    releases: [],
    documents: documents.sort((a, b) => (a.id < b.id ? -1 : 1)),
    isAllPublished: false,
    dropsUnknownFields: true,
  };
}

function dataOf(
  raw: Record<string, unknown>,
  onFile: (file: ShownFile) => void,
): Record<string, unknown> {
  const fields = Object.entries(raw).filter(([name]) => name !== 'uid' && !/_INTERNAL$/.test(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, fromPrismicExport(value, onFile)]),
  );
}

async function readJson(path: string): Promise<unknown> {
  const about = await stat(path);
  // A link may lead to a device, which never ends.
  if (!about.isFile() || about.size > maxBytes)
    throw new Error(`${path} is no file, or larger than 100 MB.`);
  const text = await readFile(path, 'utf8');
  if (isNestedDeeper(text, maxDepthFromElsewhere)) throw new Error(`${path} is nested too deeply.`);
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new Error(`${path} is not JSON.`, { cause: fault });
  }
}

/** The models of the project that contains the folder of documents. */
async function modelsIn<Model>(
  folder: string,
  pattern: string,
  read: (models: unknown, source: string) => Model[],
): Promise<Model[]> {
  const found: Model[] = [];
  const cwd = dirname(folder);
  for await (const path of glob(pattern, { cwd }))
    found.push(...read([await readJson(join(cwd, path))], path));
  return found;
}

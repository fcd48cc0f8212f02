import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { languageOf, languages as shownLanguages } from '@farol/content-model';
import { takeIn } from '../media/intake.ts';
import { MediaRefusal } from '../media/refusals.ts';
import { type AssetRecord, contentsOf } from '../repository/asset-record.ts';
import { assetLibrary } from '../repository/assets.ts';
import { changeModels, type ModelChange, setLanguages } from '../repository/commands/settings.ts';
import { languageCodePattern } from '../repository/language-code.ts';
import type { Repository } from '../repository/repository.ts';
import type { Language } from '../repository/snapshot.ts';
import { newId } from '../repository/tokens.ts';
import { DownloadFailed } from './download.ts';
import { importDocuments } from './import-documents.ts';
import type { Incoming, IncomingFile } from './incoming.ts';
import type { Journal } from './journal.ts';
import type { Progress } from './progress.ts';
import { removedSince, type WasRemoved } from './removed-here.ts';
import { emptyReport, type Report } from './report.ts';
import type { Storage } from './storage.ts';

export interface Destination {
  repository: Repository;
  storage: Pick<Storage, 'files' | 'temporaryFolder'>;
  limits: { bytes: number; pixels: number };
  clock: () => number;
}

/**
 * Imports content beside what is there: nothing here is changed unless it came from the same source before, and what
 * was removed here since does not come again. What cannot be imported is reported, and the rest goes on. A second run
 * finds nothing to do.
 */
export async function importContent(
  destination: Destination,
  incoming: Incoming,
  { journal, progress }: { journal: Journal; progress: Progress },
): Promise<Report> {
  const { repository } = destination;
  const report = emptyReport();
  const wasRemoved = removedSince(repository, journal);
  const context = { journal, wasRemoved, report };
  await importLanguages(repository, incoming, context);
  await importModels(repository, incoming, context);
  const tags = await importTags(destination, incoming);
  const files = new Map<string, string>();
  for (const [index, file] of incoming.files.entries()) {
    progress('files', index + 1, incoming.files.length);
    const id = await importFile(destination, file, tags, journal, report);
    if (id !== null) files.set(file.id, id);
  }
  await importDocuments(repository, incoming, { files, progress, ...context });
  reportLanguagesNotShown(incoming, report);
  return report;
}

interface ImportContext {
  journal: Journal;
  wasRemoved: WasRemoved;
  report: Report;
}

async function importLanguages(
  repository: Repository,
  { languages }: Incoming,
  { journal, wasRemoved, report }: ImportContext,
): Promise<void> {
  const present = repository.state.languages;
  const missing: Language[] = [];
  for (const language of languages) {
    const { id, name } = language;
    if ([...present, ...missing].some((each) => each.id === id)) continue;
    if (!languageCodePattern.test(id))
      report.problems.push(
        `The language ${name} was not taken: its id is ${JSON.stringify(id)}, not a code like pt-br.`,
      );
    else if (await wasRemoved('language', id)) report.problems.push(notAgain(`language ${name}`));
    else missing.push(language);
  }
  await repository.do('import', setLanguages([...present, ...missing]));
  const known = new Set([...present, ...missing].map(({ id }) => id));
  for (const { id } of languages)
    if (known.has(id)) await journal.note('language', id, { to: id, mark: '' });
}

async function importModels(
  repository: Repository,
  { types, slices }: Incoming,
  { journal, wasRemoved, report }: ImportContext,
): Promise<void> {
  const { state } = repository;
  async function missing<Model extends { id: string }>(
    kind: 'slice' | 'type',
    models: readonly Model[],
    present: ReadonlyMap<string, Model>,
  ): Promise<Model[]> {
    const found: Model[] = [];
    for (const model of models) {
      const { id } = model;
      const here = present.get(id);
      if (here && !isDeepStrictEqual(here, model))
        report.problems.push(`The model of the ${kind} ${id} is another one here, and stays.`);
      if (here) continue;
      if (await wasRemoved(kind, id)) report.problems.push(notAgain(`model of the ${kind} ${id}`));
      else found.push(model);
    }
    return found;
  }
  const newSlices = await missing('slice', slices, state.slices);
  const newTypes = await missing('type', types, state.types);
  const changes: ModelChange[] = [
    ...newSlices.map((payload) => ({ type: 'SLICE_INSERT' as const, id: payload.id, payload })),
    ...newTypes.map((payload) => ({
      type: 'CUSTOM_TYPE_INSERT' as const,
      id: payload.id,
      payload,
    })),
  ];
  await repository.do('import', changeModels(changes));
  for (const { id } of slices) await journal.note('slice', id, { to: id, mark: '' });
  for (const { id } of types) await journal.note('type', id, { to: id, mark: '' });
}

function notAgain(name: string): string {
  return `The ${name} was removed here and does not come again.`;
}

async function importTags(
  { repository, clock }: Destination,
  { tags }: Incoming,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const library = assetLibrary(repository);
  for (const { id, name } of tags) {
    const at = clock();
    const isFree = !repository.state.assetTags.has(id);
    const tag = { id: isFree ? id : newId(), name, createdAt: at, lastModified: at };
    ids.set(id, (await library.addTag({ ...tag, uploader: 'import' }, 'import')).id);
  }
  return ids;
}

/** Documents whose language id is no language code were left out before, and are named. */
function reportLanguagesNotShown({ documents }: Incoming, { problems }: Report): void {
  const taken = documents.map(({ lang }) => lang).filter((lang) => languageCodePattern.test(lang));
  const unknown = new Set(taken.filter((lang) => !languageOf(lang)));
  if (unknown.size === 0) return;
  const list = (codes: Iterable<string>) => new Intl.ListFormat('en').format(codes);
  const shown = list(shownLanguages.map(({ code }) => code));
  problems.push(
    `The site does not show documents in ${list(unknown)}: its languages are ${shown}.`,
  );
}

/** The id of the file here, also of one that was removed: documents then come without it. Null where it was refused. */
async function importFile(
  destination: Destination,
  file: IncomingFile,
  tags: ReadonlyMap<string, string>,
  journal: Journal,
  report: Report,
): Promise<string | null> {
  const { repository, storage, limits, clock } = destination;
  const { assets, removedAssets } = repository.state;
  const knownId = journal.find('file', file.id)?.to;
  if (knownId !== undefined && removedAssets.has(knownId)) {
    report.problems.push(notAgain(`file ${file.filename} (${file.id})`));
    return knownId;
  }
  const present = assets.get(knownId ?? file.id);
  const texts = {
    alt: file.alt,
    notes: file.notes,
    credits: file.credits,
    ...(file.altLanguage && { altLanguage: file.altLanguage }),
    ...(file.descriptions && { descriptions: file.descriptions }),
    ...(file.focus && { focus: file.focus }),
    tags: file.tags.flatMap((tag) => tags.get(tag) ?? []),
  };
  const isHere = present && (await storage.files.has(present.hash));
  if (isHere && (await keepsContent(file, present, journal, report))) {
    await importTexts(destination, file, present, texts, journal, report);
    return present.id;
  }
  try {
    const { temporaryPath, discard, ...taken } = await takeIn(await file.content(), file.filename, {
      temporaryFolder: storage.temporaryFolder,
      limits,
      keepsLocation: true,
    });
    try {
      await storage.files.put(taken.hash, temporaryPath);
    } finally {
      await discard();
    }
    const at = clock();
    const record: AssetRecord = {
      ...taken,
      id: assets.has(file.id) ? newId() : file.id,
      ...texts,
      createdAt: at,
      lastModified: at,
      uploader: 'import',
    };
    await assetLibrary(repository).add(record, 'import');
    await journal.note('content', file.id, { to: record.id, mark: record.hash });
    await journal.note('file', file.id, { to: record.id, mark: markOf(record) });
    report.files.written += 1;
    return record.id;
  } catch (fault) {
    if (!(fault instanceof MediaRefusal || fault instanceof DownloadFailed)) throw fault;
    report.problems.push(`The file ${file.filename} (${file.id}) was not taken: ${fault.message}`);
    return null;
  }
}

/** Whether the file here has, or had, the content that comes; or another one that people here gave it. */
async function keepsContent(
  { id, filename, hash }: IncomingFile,
  present: AssetRecord,
  journal: Journal,
  report: Report,
): Promise<boolean> {
  if (hash === null) return true;
  if (contentsOf(present).some((content) => content.hash === hash)) {
    await journal.note('content', id, { to: present.id, mark: hash });
    return true;
  }
  const isReplaced = isReplacedHere(id, present, journal);
  if (isReplaced)
    report.problems.push(`The file ${filename} (${id}) keeps its content: it was replaced here.`);
  return isReplaced;
}

/** Whether people here put another content in the place of the one that came. */
function isReplacedHere(id: string, present: AssetRecord, journal: Journal): boolean {
  const lastImport = journal.find('content', id);
  if (lastImport) return lastImport.mark !== present.hash;
  // Earlier versions did not note the content: what they imported had one only.
  return journal.find('file', id) !== undefined && present.earlier !== undefined;
}

type Texts = Pick<
  AssetRecord,
  'alt' | 'altLanguage' | 'notes' | 'credits' | 'tags' | 'descriptions' | 'focus'
>;

/** Updates the texts of a file that is here already, unless they were changed here since it came. */
async function importTexts(
  { repository, clock }: Destination,
  file: IncomingFile,
  present: AssetRecord,
  texts: Texts,
  journal: Journal,
  report: Report,
): Promise<void> {
  const lastImport = journal.find('file', file.id);
  const [mark, here] = [markOf(texts), markOf(present)];
  if (!file.isDescribed || mark === lastImport?.mark || mark === here) {
    report.files.unchanged += 1;
    const knownMark = file.isDescribed ? mark : (lastImport?.mark ?? here);
    return journal.note('file', file.id, { to: present.id, mark: knownMark });
  }
  if (lastImport?.mark !== here) {
    report.files.unchanged += 1;
    report.problems.push(
      `The file ${file.filename} (${file.id}) keeps its texts and tags: they were changed here.`,
    );
    return;
  }
  await assetLibrary(repository).change(present.id, { ...texts, lastModified: clock() }, 'import');
  report.files.written += 1;
  await journal.note('file', file.id, { to: present.id, mark });
}

function markOf({ alt, altLanguage, notes, credits, tags, descriptions, focus }: Texts): string {
  const more = descriptions || focus ? [descriptions ?? {}, focus ?? null] : [];
  const language = altLanguage ? [altLanguage] : [];
  const all = JSON.stringify([alt, notes, credits, tags, ...more, ...language]);
  return createHash('sha256').update(all).digest('base64url');
}

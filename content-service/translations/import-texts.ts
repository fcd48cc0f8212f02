import { joinTexts, merge, type RefusalCode, same, type TextModels } from '@farol/content-model';
import type { Command } from '../repository/command.ts';
import { editDocument, theDocument } from '../repository/commands/documents.ts';
import { createTranslated, setTranslationSource } from '../repository/commands/translations.ts';
import { VersionDropped } from '../repository/faults.ts';
import { isRefusal } from '../repository/refusal.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { latestOf } from '../repository/translation-source.ts';
import { BadXliff } from './bad-xliff.ts';
import { freeUid } from './begin.ts';
import { withLinksIn } from './led-links.ts';
import { wordsInForm } from './office-texts.ts';
import { returnedTexts } from './returned-texts.ts';
import { isKept } from './standing.ts';
import { textModelsOf } from './text-models.ts';
import type { OfficeFile } from './xliff-file.ts';

type Data = Record<string, unknown>;

type ImportResult = 'created' | 'saved' | 'unchanged' | 'conflict' | 'refused';

/** The result for the texts of one page. */
export interface ImportRow {
  title: string;
  /** The translation; null where there is none. */
  document: string | null;
  result: ImportResult;
  /** Why it was refused. */
  message: string;
  code: RefusalCode | null;
}

/** Runs the command for one page, or answers what it did the first time. */
type Run = <Row extends ImportRow | null>(command: Command<Row>, page: number) => Promise<Row>;

/** Imports what an office sent back, page by page: each page is saved as a draft as a whole, or not at all. */
export async function importTexts(
  repository: Repository,
  xliff: string,
  run: Run,
): Promise<ImportRow[]> {
  const { readXliff } = await import('./xliff-file.ts');
  const { to: named, files } = await readXliff(xliff);
  const { languages } = repository.state;
  // Translation tools write the code in letters of their own: pt-BR.
  const to = languages.find(({ id }) => id.toLowerCase() === named.toLowerCase())?.id ?? named;
  const rows: ImportRow[] = [];
  for (const [page, file] of files.entries()) {
    // A page that was already imported no longer is as the file expects.
    const earlier = await run<ImportRow | null>(answering(null), page);
    rows.push(earlier ?? (await importPage(repository, file, to, (command) => run(command, page))));
  }
  return rows;
}

function answering<Row>(answer: Row): Command<Row> {
  return () => ({ events: [], answer });
}

async function importPage(
  repository: Repository,
  file: OfficeFile,
  to: string,
  run: (command: Command<ImportRow>) => Promise<ImportRow>,
): Promise<ImportRow> {
  try {
    return await run(await saveCommand(repository, file, to));
  } catch (fault) {
    // A refusal concerns one page; the others are imported all the same.
    if (!isRefusal(fault)) throw fault;
    const { message, code = null } = fault;
    return { title: file.title, document: null, result: 'refused', message, code };
  }
}

async function saveCommand(
  repository: Repository,
  file: OfficeFile,
  to: string,
): Promise<Command<ImportRow>> {
  refuseRepeatedTexts(file);
  const { state } = repository;
  const source = theDocument(state, file.document);
  const version = source.versions.find(({ id }) => id === file.version);
  if (!version || !isKept(source, file.version)) throw new VersionDropped(source.id, file.version);
  const row = (result: ImportResult, document: string): ImportRow => ({
    ...{ title: version.title, document, result, message: '', code: null },
  });
  const target = state.index
    .inGroup(source.group)
    .find((each) => each.lang === to && !each.archived);
  const sent = target && (await sentWith(repository, target, file));
  const translated = await translatedText(repository, source, { file, to, sent: sent ?? {} });
  const from = { document: source.id, version: file.version };
  if (!target)
    return (present, now) => {
      const { type } = source;
      const create = createTranslated({
        type,
        lang: to,
        title: version.title,
        uid: freeUid(present, { type, lang: to }, version.uid),
        tags: version.tags,
        data: translated,
        translationOf: source.id,
        translatedVersion: file.version,
        note: officeNote,
      });
      const created = create(present, now);
      return { ...created, answer: row('created', created.answer.document) };
    };
  const present = latestOf(target);
  const text = present ? await repository.content(present.id) : {};
  const models = textModelsOf(state, target.type);
  const data = sent && mergedText({ base: sent, words: translated, present: text }, models);
  if (!data) return answering(row('conflict', target.id));
  const isComplete = file.units.every((unit) => unit.target !== null);
  const markTranslated = isComplete ? setTranslationSource(target.id, from) : answering(null);
  if (same(text, data))
    return (now, at) => ({ ...markTranslated(now, at), answer: row('unchanged', target.id) });
  const edit = editDocument(
    target.id,
    { data, note: officeNote, basedOn: present?.id },
    () => text,
  );
  return (now, at) => {
    const saved = edit(now, at);
    const events = [...saved.events, ...markTranslated(now, at).events];
    return { ...saved, events, answer: row('saved', target.id) };
  };
}

/** Nobody can tell which of two translations is meant. Units without a name are not ours. */
function refuseRepeatedTexts({ units }: OfficeFile): void {
  const seen = new Set<string>();
  for (const { place } of units) {
    if (place !== '' && seen.has(place)) throw new BadXliff(`the text ${place} is in it twice.`);
    seen.add(place);
  }
}

const officeNote = 'From a translation office';

/** The translation as it was sent out; null where it is not kept. */
async function sentWith(
  repository: Repository,
  target: DocumentState,
  { target: version }: OfficeFile,
): Promise<Data | null> {
  return version !== null && isKept(target, version) ? repository.content(version) : null;
}

interface Returned {
  file: OfficeFile;
  to: string;
  /** The translation that was sent out. */
  sent: Data;
}

/** The source as it was sent out, with what came back of the translation. */
async function translatedText(
  repository: Repository,
  source: DocumentState,
  { file: { version, units }, to, sent }: Returned,
) {
  const { state } = repository;
  const targets = new Map(
    units.flatMap(({ place, target }) => (target ? [[place, target] as const] : [])),
  );
  const form = withLinksIn(await repository.content(version), state, to);
  const models = textModelsOf(state, source.type);
  const before = wordsInForm({ form, words: sent }, models);
  return returnedTexts({ form, before, targets }, models);
}

interface Merge {
  base: Data;
  words: Data;
  present: Data;
}

/** Merges the words into the present translation; null where somebody edited the same place meanwhile. */
function mergedText({ base, words, present }: Merge, models: TextModels): Data | null {
  const yours = joinTexts({ form: base, words, otherwise: 'words of the form' }, models);
  const { merged, conflicts } = merge<Data>(base, yours, present);
  return conflicts.length > 0 ? null : merged;
}

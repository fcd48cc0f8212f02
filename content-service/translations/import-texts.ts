import { joinTexts, mapTexts, merge, same } from '@farol/content-model';
import { editDocument, theDocument } from '../repository/commands/documents.ts';
import { createTranslated, setTranslationSource } from '../repository/commands/translations.ts';
import { Refused } from '../repository/faults.ts';
import type { Command, Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { latestOf } from '../repository/translation-source.ts';
import { freeUid } from './begin.ts';
import { withLinksLed } from './led-links.ts';
import { placeOf, withMarked } from './office-texts.ts';
import { isKept } from './standing.ts';
import { textModelsOf } from './text-models.ts';
import { type OfficeFile, readXliff } from './xliff-file.ts';

export type ImportResult = 'created' | 'saved' | 'unchanged' | 'conflict' | 'refused';

/** What became of the texts of one page. */
export interface ImportRow {
  title: string;
  /** The translation; null where there is none. */
  document: string | null;
  result: ImportResult;
  /** Why it was not taken. */
  message: string;
}

type Do = <Answer>(command: Command<Answer>) => Promise<Answer>;

/** Takes in what an office sent back, page by page: each is saved as a draft, or nothing of it. */
export async function importTexts(
  repository: Repository,
  xliff: string,
  run: Do,
): Promise<ImportRow[]> {
  const { to, files } = await readXliff(xliff);
  const rows: ImportRow[] = [];
  for (const file of files)
    rows.push(
      await importFile(repository, file, to, run).catch((fault: unknown) => {
        if (!(fault instanceof Refused)) throw fault;
        const { message } = fault;
        return { title: file.title, document: null, result: 'refused' as const, message };
      }),
    );
  return rows;
}

async function importFile(
  repository: Repository,
  file: OfficeFile,
  to: string,
  run: Do,
): Promise<ImportRow> {
  const { state } = repository;
  const source = theDocument(state, file.document);
  const version = source.versions.find(({ id }) => id === file.version);
  const row = (result: ImportResult, document: string | null, message = ''): ImportRow => ({
    title: version?.title ?? file.title,
    document,
    result,
    message,
  });
  if (!version || !isKept(source, file.version))
    return row('refused', null, 'The text that was sent out is not kept any more.');
  const translated = await translatedText(repository, source, file, to);
  const target = state.index
    .inGroup(source.group)
    .find((each) => each.lang === to && !each.archived);
  const from = { document: source.id, version: file.version };
  if (!target) {
    const { document } = await run((present, now) => {
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
        note: OFFICE,
      });
      return create(present, now);
    });
    return row('created', document);
  }
  const data = await joined(repository, target, file, translated);
  if (!data) return row('conflict', target.id);
  const present = latestOf(target);
  const text = present ? await repository.content(present.id) : {};
  if (same(text, data)) {
    await run(setTranslationSource(target.id, from));
    return row('unchanged', target.id);
  }
  const edit = editDocument(target.id, { data, note: OFFICE, basedOn: present?.id }, () => text);
  const mark = setTranslationSource(target.id, from);
  await run((now, at) => {
    const saved = edit(now, at);
    return { ...saved, events: [...saved.events, ...mark(now, at).events] };
  });
  return row('saved', target.id);
}

const OFFICE = 'From a translation office';

/** The source as it was sent out, with the office's words; what was not translated keeps its own. */
async function translatedText(
  repository: Repository,
  source: DocumentState,
  { version, units }: OfficeFile,
  to: string,
) {
  const { state } = repository;
  const places = new Map(units.map((unit) => [unit.place, unit.target]));
  const led = withLinksLed(await repository.content(version), state, to);
  return mapTexts(led, textModelsOf(state, source.type), (text) => {
    const target = places.get(placeOf(text.path));
    return target ? withMarked(text, target) : text.value;
  });
}

/** The words in the translation that is there; null where somebody wrote in the same place meanwhile. */
async function joined(
  repository: Repository,
  target: DocumentState,
  file: OfficeFile,
  words: Record<string, unknown>,
) {
  const models = textModelsOf(repository.state, target.type);
  const present = latestOf(target);
  const sent = file.target ?? '';
  if (!present || !isKept(target, sent)) return null;
  const contents = await repository.contents([sent, present.id]);
  const base = contents.get(sent) ?? {};
  const yours = joinTexts({ form: base, words, otherwise: 'words of the form' }, models);
  const { merged, conflicts } = merge<Record<string, unknown>>(
    base,
    yours,
    contents.get(present.id) ?? {},
  );
  return conflicts.length > 0 ? null : merged;
}

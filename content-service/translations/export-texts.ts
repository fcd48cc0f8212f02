import {
  differencesOf,
  isRecord,
  pathText,
  type Text,
  textsOf,
  valueAt,
} from '@farol/content-model';
import { InvalidDocument } from '../repository/check/fault.ts';
import { theDocument } from '../repository/commands/documents.ts';
import type { Repository } from '../repository/repository.ts';
import { latestOf, sourceOf } from '../repository/translation-source.ts';
import { markedAs, markedOf, wordsInForm } from './office-texts.ts';
import { isKept } from './standing.ts';
import { textModelsOf } from './text-models.ts';
import type { OfficeFile } from './xliff-file.ts';

/** The texts of pages, all of one language, for a translation office. */
export async function exportTexts(
  repository: Repository,
  { documents, to }: { documents: readonly string[]; to: string },
): Promise<string> {
  const languages = new Set(documents.map((id) => theDocument(repository.state, id).lang));
  const [from = ''] = languages;
  if (languages.size !== 1 || from === to)
    throw new InvalidDocument(
      'documents',
      'expected documents of one language, and not of the one to translate into.',
    );
  const files: OfficeFile[] = [];
  for (const id of documents) files.push(await fileFor(repository, id, to));
  const { writeXliff } = await import('./write-xliff.ts');
  return writeXliff({ from, to, files });
}

async function fileFor(repository: Repository, id: string, to: string): Promise<OfficeFile> {
  const { state } = repository;
  const source = theDocument(state, id);
  const latest = latestOf(source);
  const target = state.index
    .inGroup(source.group)
    .find((each) => each.lang === to && !each.archived);
  const existing = target && latestOf(target);
  const knownSource = target && sourceOf(state, target);
  const base =
    knownSource?.document === id && isKept(source, knownSource.version)
      ? knownSource.version
      : undefined;
  const versionIds = [latest?.id, existing?.id, base].filter((each) => each !== undefined);
  const contents = await repository.contents(versionIds);
  const data = contents.get(latest?.id ?? '') ?? {};
  const models = textModelsOf(state, source.type);
  const words = contents.get(existing?.id ?? '');
  const joined = words ? wordsInForm({ form: data, words }, models) : {};
  const before = base === undefined ? undefined : contents.get(base);
  const isChanged = changedSince(before, data);
  return {
    document: id,
    version: latest?.id ?? '',
    target: existing?.id ?? null,
    title: latest?.title ?? '',
    units: textsOf(data, models).map((text) => {
      const translated = markedAs(text, valueAt(joined, text.path));
      const unit = { place: pathText(text.path), source: markedOf(text) };
      if (!translated) return { ...unit, target: null };
      return isChanged(text)
        ? { ...unit, target: null, before: translated.text }
        : { ...unit, target: translated };
    }),
  };
}

/**
 * Which texts need to be looked at again; all of them where it is unknown what was translated. Where an item of a group
 * came or went, that is the whole group: the translation has its items in their former places.
 */
function changedSince(
  before: Readonly<Record<string, unknown>> | undefined,
  data: Readonly<Record<string, unknown>>,
): (text: Text) => boolean {
  if (!before) return () => true;
  const changed = new Set(
    differencesOf(before, data).flatMap(({ kind, path, before: one, after: other }) => {
      const item: unknown = kind === 'added' ? other : kind === 'removed' ? one : null;
      const isOfGroup = typeof path.at(-1) === 'number' && isRecord(item) && !item.slice_type;
      if (isOfGroup) return [path.slice(0, -1).join('.')];
      return kind === 'changed' || kind === 'added' ? [path.join('.')] : [];
    }),
  );
  // Everything within a changed value has changed.
  return ({ path }) => path.some((_, index) => changed.has(path.slice(0, index + 1).join('.')));
}

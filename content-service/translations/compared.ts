import { differencesOf } from '@farol/content-model';
import { NotFound } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { latestOf } from '../repository/translation-source.ts';
import { withLinksIn } from './led-links.ts';
import { isKept, translationStatuses } from './standing.ts';

/** A translation with its source: the source's present text, and what changed in it since it was translated. */
export async function comparedWithSource(
  repository: Repository,
  document: DocumentState,
  /** Another document of the page to compare with. */
  otherId: string | undefined,
) {
  const { state } = repository;
  const status = (await translationStatuses(repository, [document])).get(document.id);
  const knownSource = status?.source ?? null;
  const original = state.documents.get(otherId ?? knownSource?.document ?? '');
  if (otherId !== undefined && (original?.group !== document.group || original.id === document.id))
    throw new NotFound(`${otherId} is not the page ${document.id} in another language.`);
  const latest = original && latestOf(original);
  if (!original || !latest)
    return { source: null, translated: knownSource, outdated: null, base: null, changes: [] };
  const isKnown = knownSource?.document === original.id;
  const baseVersion = isKnown && isKept(original, knownSource.version) ? [knownSource.version] : [];
  const contents = await repository.contents([...baseVersion, latest.id]);
  const data = contents.get(latest.id) ?? {};
  const base = isKnown ? (contents.get(knownSource.version) ?? null) : null;
  return {
    source: {
      document: original.id,
      lang: original.lang,
      version: latest.id,
      at: latest.at,
      by: latest.by,
      title: latest.title,
      uid: latest.uid,
      data,
      /** The same data, with its links leading to pages in the translation's language. */
      led: withLinksIn(data, state, document.lang),
    },
    translated: knownSource,
    outdated: isKnown ? (status?.outdated ?? null) : null,
    base,
    changes: base ? differencesOf(base, data) : [],
  };
}

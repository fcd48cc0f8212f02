import { differencesOf } from '@farol/content-model';
import { NotFound } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { latestOf } from '../repository/translation-source.ts';
import { withLinksLed } from './led-links.ts';
import { isKept, translationStandings } from './standing.ts';

/** A translation with its source: the source's present text, and what changed in it since it was translated. */
export async function comparedWithSource(
  repository: Repository,
  document: DocumentState,
  /** Another document of the page to compare with. */
  of: string | undefined,
) {
  const { state } = repository;
  const standing = (await translationStandings(repository, [document])).get(document.id);
  const known = standing?.source ?? null;
  const original = state.documents.get(of ?? known?.document ?? '');
  if (of !== undefined && (original?.group !== document.group || original.id === document.id))
    throw new NotFound(`${of} is not the page ${document.id} in another language.`);
  const latest = original && latestOf(original);
  if (!original || !latest)
    return { source: null, translated: known, outdated: null, base: null, changes: [] };
  const isKnown = known?.document === original.id;
  const wanted = isKnown && isKept(original, known.version) ? [known.version] : [];
  const contents = await repository.contents([...wanted, latest.id]);
  const data = contents.get(latest.id) ?? {};
  const base = isKnown ? (contents.get(known.version) ?? null) : null;
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
      led: withLinksLed(data, state, document.lang),
    },
    translated: known,
    outdated: isKnown ? (standing?.outdated ?? null) : null,
    base,
    changes: base ? differencesOf(base, data) : [],
  };
}

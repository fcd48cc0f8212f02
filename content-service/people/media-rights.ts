import { isDeepStrictEqual } from 'node:util';
import { own } from '@farol/content-model';
import type { AssetRecord } from '../repository/asset-record.ts';
import { descriptionsOf } from '../repository/commands/media.ts';
import type { Event } from '../repository/events.ts';
import type { State } from '../repository/state.ts';
import { includes, type Rights } from './roles.ts';

/** The documents that show a file, whether published, drafted or in a release. */
export type Showing = (state: State, asset: string) => Iterable<{ type: string; lang: string }>;

/**
 * Why a person limited to languages or types may not change a file this way; null if they may. Files are shared: how a
 * file appears on a page belongs to those who may edit the page, and its description to those who write in its
 * language.
 */
export function mediaRefusal(
  rights: Rights,
  state: State,
  event: Event,
  showing: Showing,
): string | null {
  if (rights.languages === null && rights.types === null) return null;
  if (event.kind === 'asset-removed') return shownByOthers(event.asset);
  const before = event.kind === 'asset-changed' ? state.assets.get(event.asset.id) : undefined;
  if (event.kind !== 'asset-changed' || !before) return null;
  const refusal = looksDifferent(before, event.asset) ? shownByOthers(before.id) : null;
  if (refusal) return refusal;
  for (const lang of changedDescriptions(state, before, event.asset)) {
    if (rights.languages?.includes(lang) === false)
      return `You may not describe files in ${lang}. Ask an administrator.`;
    const descriptionRefusal = shownByOthers(before.id, lang);
    if (descriptionRefusal) return descriptionRefusal;
  }
  return null;

  function shownByOthers(asset: string, lang?: string): string | null {
    for (const document of showing(state, asset))
      if ((lang === undefined || document.lang === lang) && !includes(rights, document))
        return `A document of the type ${document.type} in ${document.lang} shows this file, and you may not change it. Ask an administrator.`;
    return null;
  }
}

/** What pages in every language show or use of a file; tags and notes only help to find it. */
const visibleFields = ['hash', 'address', 'filename', 'credits', 'focus'] as const;

function looksDifferent(before: AssetRecord, after: AssetRecord): boolean {
  return visibleFields.some(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
}

function changedDescriptions(state: State, before: AssetRecord, after: AssetRecord): string[] {
  const [old, current] = [descriptionsOf(state, before), descriptionsOf(state, after)];
  return state.languages.map(({ id }) => id).filter((id) => own(old, id) !== own(current, id));
}

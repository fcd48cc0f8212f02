import { type FocalPoint, own } from '@farol/content-model';
import { type AssetContent, type AssetRecord, type AssetTag, contentsOf } from '../asset-record.ts';
import type { Command } from '../command.ts';
import type { Event } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import { cleanName } from '../safe-name.ts';
import type { State } from '../state.ts';
import { newId } from '../tokens.ts';

interface MediaDetails {
  filename?: string | undefined;
  /** By language; null or an empty text removes one. Languages not given are unchanged. */
  descriptions?: Readonly<Record<string, string | null>> | undefined;
  credits?: string | null | undefined;
  notes?: string | null | undefined;
  /** Names; unknown tags are created. */
  tags?: readonly string[] | undefined;
  focus?: FocalPoint | null | undefined;
}

/** Adds a file whose content is already stored. */
export function storeMedia(
  content: AssetContent,
  details: Pick<MediaDetails, 'tags'>,
  by: string,
): Command<{ id: string }> {
  return (state, now) => {
    const tags = resolveTags(state, details.tags ?? [], { by, now });
    const asset: AssetRecord = {
      ...content,
      id: newId(),
      notes: null,
      credits: null,
      alt: null,
      tags: tags.ids,
      createdAt: now,
      lastModified: now,
      uploader: by,
    };
    return { events: [...tags.events, { kind: 'asset-stored', asset }], answer: { id: asset.id } };
  };
}

export function changeMedia(
  id: string,
  details: MediaDetails,
  by: string,
): Command<{ id: string }> {
  return (state, now) => {
    const current = theMedia(state, id);
    const { descriptions, filename, credits, notes, focus } = details;
    const tags = details.tags && resolveTags(state, details.tags, { by, now });
    const asset: AssetRecord = {
      ...(descriptions ? withDescriptions(state, current, descriptions) : current),
      ...(filename === undefined ? {} : { filename: cleanName(filename) }),
      ...(credits === undefined ? {} : { credits: credits || null }),
      ...(notes === undefined ? {} : { notes: notes || null }),
      ...(focus === undefined ? {} : { focus }),
      ...(tags && { tags: tags.ids }),
      lastModified: now,
    };
    return {
      events: [...(tags?.events ?? []), { kind: 'asset-changed', asset }],
      answer: { id },
    };
  };
}

/** Adds a tag to files and removes another; a new tag is created once for all of them. */
export function retagMedia(
  state: State,
  { give, take }: { give: string | null; take: string | null },
  author: { by: string; now: number },
): { events: readonly Event[]; change(id: string): Command<null> } {
  const { ids, events } = resolveTags(state, give === null ? [] : [give], author);
  const known = [...state.assetTags.values()];
  const toRemove = known.filter(({ name }) => name.toLowerCase() === take?.toLowerCase());
  const removed = new Set(toRemove.map(({ id }) => id).filter((id) => !ids.includes(id)));
  return {
    events,
    change: (id) => (latest, now) => {
      const asset = theMedia(latest, id);
      const remaining = asset.tags.filter((tag) => !removed.has(tag));
      const tags = [...new Set([...remaining, ...ids])];
      const isSame = tags.length === asset.tags.length && remaining.length === asset.tags.length;
      return {
        events: isSame
          ? []
          : [{ kind: 'asset-changed', asset: { ...asset, tags, lastModified: now } }],
        answer: null,
      };
    },
  };
}

/** Replaces a file's content, at a new address; identical content changes nothing. */
export function replaceMedia(id: string, content: AssetContent): Command<{ id: string }> {
  return (state, now) => {
    const current = theMedia(state, id);
    if (current.hash === content.hash) return { events: [], answer: { id } };
    if (current.kind !== content.kind)
      throw new Refused(
        'Pages show this file as what it is. Replace it with one of the same kind.',
        409,
        { code: 'other_kind' },
      );
    const asset: AssetRecord = {
      ...current,
      ...content,
      filename: content.filename,
      address: newId(),
      earlier: contentsOf(current).map(onlyContent),
      // The focal point is meaningless in a picture of another shape.
      focus: isSameShape(current, content) ? (current.focus ?? null) : null,
      lastModified: now,
    };
    return { events: [{ kind: 'asset-changed', asset }], answer: { id } };
  };
}

/** Removes a file; returns the hashes of contents that no other file uses. */
export function removeMedia(
  id: string,
  /** Id of a document that shows it, which prevents the removal. */
  shownBy: (state: State) => string | undefined,
): Command<{ unused: string[] }> {
  return (state) => {
    theMedia(state, id);
    const document = shownBy(state);
    if (document !== undefined)
      throw new Refused(`Document ${document} shows this file. Take it out there first.`, 409, {
        code: 'shown_by_pages',
      });
    return {
      events: [{ kind: 'asset-removed', asset: id }],
      answer: { unused: hashesOnlyIn(state, new Set([id])) },
    };
  };
}

/** The hashes of contents that only these files have. */
export function hashesOnlyIn(state: Readonly<State>, files: ReadonlySet<string>): string[] {
  const others = new Set<string>();
  for (const asset of state.assets.values())
    if (!files.has(asset.id)) for (const { hash } of contentsOf(asset)) others.add(hash);
  const contents = [...files].flatMap((id) => contentsOf(theMedia(state, id)));
  return [...new Set(contents.map(({ hash }) => hash))].filter((hash) => !others.has(hash));
}

export function theMedia(state: Readonly<State>, id: string): AssetRecord {
  const asset = state.assets.get(id);
  if (!asset) throw new NotFound(`There is no file with the id ${id.slice(0, 40)}.`);
  return asset;
}

/** A file's descriptions, by language. */
export function descriptionsOf(state: State, { alt, altLanguage, descriptions }: AssetRecord) {
  const language = altLanguage ?? state.languages[0]?.id;
  return { ...descriptions, ...(language && alt ? { [language]: alt } : {}) };
}

/** The master's description is what all languages without one fall back to: it stays where the new one has none. */
export function eventsOfNewMaster(state: State, master: string): Event[] {
  const former = state.languages[0]?.id;
  if (former === undefined || former === master) return [];
  return [...state.assets.values()].flatMap((asset): Event[] => {
    if (asset.alt === null && own(asset.descriptions ?? {}, master) === undefined) return [];
    const changed = withTexts(asset, descriptionsOf(state, asset), master, former);
    return [{ kind: 'asset-changed', asset: changed }];
  });
}

function withDescriptions(
  state: State,
  current: AssetRecord,
  input: Readonly<Record<string, string | null>>,
): AssetRecord {
  const unknown = Object.keys(input).find(
    (id) => !state.languages.some((known) => known.id === id),
  );
  if (unknown !== undefined) throw new Refused(`There is no language ${unknown} here.`);
  const all = { ...descriptionsOf(state, current), ...input };
  const texts = state.languages.flatMap(({ id }) => {
    const text = own(all, id)?.trim();
    return text ? [[id, text] as const] : [];
  });
  const master = state.languages[0]?.id ?? '';
  return withTexts(current, Object.fromEntries(texts), master, master);
}

/** A file with these descriptions; where the master language has none, that of a former one stays the fallback. */
function withTexts(
  { altLanguage = '', ...current }: AssetRecord,
  texts: Readonly<Record<string, string>>,
  master: string,
  former: string,
): AssetRecord {
  const language = own(texts, master) === undefined ? altLanguage || former : master;
  const { [language]: alt = null, ...descriptions } = texts;
  return {
    ...current,
    alt,
    ...(alt !== null && language !== master && { altLanguage: language }),
    descriptions,
  };
}

/** The ids of tags by name, and the events that create unknown ones. */
function resolveTags(
  state: State,
  names: readonly string[],
  { by, now }: { by: string; now: number },
) {
  const known = new Map(
    [...state.assetTags.values()].map((tag) => [tag.name.toLowerCase(), tag.id]),
  );
  const events: Event[] = [];
  const ids = new Set<string>();
  for (const name of names) {
    const existing = known.get(name.toLowerCase());
    const id = existing ?? newId();
    if (existing === undefined) {
      const tag: AssetTag = { id, name, createdAt: now, lastModified: now, uploader: by };
      events.push({ kind: 'asset-tag-created', tag });
      known.set(name.toLowerCase(), id);
    }
    ids.add(id);
  }
  return { ids: [...ids], events };
}

function onlyContent(content: AssetContent & { address: string }) {
  const { address, hash, filename, mime, extension, kind, size, width, height } = content;
  return { address, hash, filename, mime, extension, kind, size, width, height };
}

function isSameShape(one: AssetContent, other: AssetContent): boolean {
  if (!one.width || !one.height || !other.width || !other.height) return false;
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.01;
}

import { type FocalPoint, own } from '@farol/content-model';
import { type AssetContent, type AssetRecord, type AssetTag, contentsOf } from '../asset-record.ts';
import type { Event } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { Command } from '../repository.ts';
import { givenName } from '../safe-name.ts';
import type { State } from '../state.ts';
import { newId } from '../tokens.ts';

export interface MediaDetails {
  filename?: string | undefined;
  /** By language; null or an empty text takes one away. Those not named stay. */
  descriptions?: Readonly<Record<string, string | null>> | undefined;
  credits?: string | null | undefined;
  notes?: string | null | undefined;
  /** Names; those that are new are made. */
  tags?: readonly string[] | undefined;
  focus?: FocalPoint | null | undefined;
}

/** Keeps a file whose content lies safely already. */
export function storeMedia(
  content: AssetContent,
  details: Pick<MediaDetails, 'tags'>,
  by: string,
): Command<{ id: string }> {
  return (state, now) => {
    const tags = tagged(state, details.tags ?? [], { by, now });
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
    const present = theMedia(state, id);
    const { descriptions, filename, credits, notes, focus } = details;
    const tags = details.tags && tagged(state, details.tags, { by, now });
    const asset: AssetRecord = {
      ...present,
      ...(descriptions && described(state, present, descriptions)),
      ...(filename === undefined ? {} : { filename: givenName(filename) }),
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

/** Gives files a tag and takes another one away; a tag that is new is made once for all of them. */
export function taggedMedia(
  state: State,
  { give, take }: { give: string | null; take: string | null },
  made: { by: string; now: number },
): { events: readonly Event[]; change(id: string): Command<null> } {
  const { ids, events } = tagged(state, give === null ? [] : [give], made);
  const known = [...state.assetTags.values()];
  const taken = known.filter(({ name }) => name.toLowerCase() === take?.toLowerCase());
  const left = new Set(taken.map(({ id }) => id).filter((id) => !ids.includes(id)));
  return {
    events,
    change: (id) => (present, now) => {
      const asset = theMedia(present, id);
      const kept = asset.tags.filter((tag) => !left.has(tag));
      const tags = [...new Set([...kept, ...ids])];
      const isSame = tags.length === asset.tags.length && kept.length === asset.tags.length;
      return {
        events: isSame
          ? []
          : [{ kind: 'asset-changed', asset: { ...asset, tags, lastModified: now } }],
        answer: null,
      };
    },
  };
}

/** Another content in the place of the one there is, at an address of its own; the same content changes nothing. */
export function replaceMedia(id: string, content: AssetContent): Command<{ id: string }> {
  return (state, now) => {
    const present = theMedia(state, id);
    if (present.hash === content.hash) return { events: [], answer: { id } };
    if (present.kind !== content.kind)
      throw new Refused(
        'Pages show this file as what it is. Replace it by one of the same kind.',
        409,
        { code: 'other_kind' },
      );
    const asset: AssetRecord = {
      ...present,
      ...content,
      filename: content.filename,
      address: newId(),
      earlier: contentsOf(present).map(onlyContent),
      // What it was about lies elsewhere in another picture.
      focus: isSameShape(present, content) ? (present.focus ?? null) : null,
      lastModified: now,
    };
    return { events: [{ kind: 'asset-changed', asset }], answer: { id } };
  };
}

/** Takes a file out for good; answers the contents that no other file has. */
export function removeMedia(
  id: string,
  /** Of a document that shows it, where that matters. */
  shownBy: (state: State) => string | undefined,
): Command<{ unused: string[] }> {
  return (state) => {
    const asset = theMedia(state, id);
    const document = shownBy(state);
    if (document !== undefined)
      throw new Refused(`Document ${document} shows this file. Take it out there first.`, 409, {
        code: 'shown_by_pages',
      });
    const others = new Set(
      [...state.assets.values()]
        .filter((each) => each.id !== id)
        .flatMap((each) => contentsOf(each).map(({ hash }) => hash)),
    );
    const hashes = new Set(contentsOf(asset).map(({ hash }) => hash));
    return {
      events: [{ kind: 'asset-removed', asset: id }],
      answer: { unused: [...hashes].filter((hash) => !others.has(hash)) },
    };
  };
}

export function theMedia(state: State, id: string): AssetRecord {
  const asset = state.assets.get(id);
  if (!asset) throw new NotFound(`There is no file with the id ${id.slice(0, 40)}.`);
  return asset;
}

/** What a file says of itself in each language that has something. */
export function descriptionsOf(state: State, { alt, descriptions }: AssetRecord) {
  const [master] = state.languages;
  return { ...descriptions, ...(master && alt ? { [master.id]: alt } : {}) };
}

function described(
  state: State,
  present: AssetRecord,
  given: Readonly<Record<string, string | null>>,
): Pick<AssetRecord, 'alt' | 'descriptions'> {
  const [master, ...others] = state.languages;
  const unknown = Object.keys(given).find((id) => !state.languages.some((each) => each.id === id));
  if (unknown !== undefined) throw new Refused(`There is no language ${unknown} here.`);
  const all = { ...present.descriptions, ...given };
  const kept = others.flatMap(({ id }) => {
    const text = own(all, id)?.trim();
    return text ? [[id, text] as const] : [];
  });
  const ofMaster = master && own(given, master.id);
  return {
    alt: ofMaster === undefined ? present.alt : ofMaster?.trim() || null,
    descriptions: Object.fromEntries(kept),
  };
}

/** The ids of tags by their names, and the events that make those that are new. */
function tagged(state: State, names: readonly string[], { by, now }: { by: string; now: number }) {
  const known = new Map(
    [...state.assetTags.values()].map((tag) => [tag.name.toLowerCase(), tag.id]),
  );
  const events: Event[] = [];
  const ids = new Set<string>();
  for (const name of names) {
    const present = known.get(name.toLowerCase());
    const id = present ?? newId();
    if (present === undefined) {
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

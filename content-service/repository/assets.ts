import {
  type AssetContent,
  type AssetRecord,
  type AssetTag,
  contentsOf,
  mediaAddress,
} from './asset-record.ts';
import type { Author } from './author.ts';
import { removeMedia } from './commands/media.ts';
import { standingContents } from './document-contents.ts';
import type { Repository } from './repository.ts';
import type { DocumentState, State } from './state.ts';
import { containsId } from './stored-data.ts';

type AssetChange = Partial<
  Pick<
    AssetRecord,
    'filename' | 'notes' | 'credits' | 'alt' | 'altLanguage' | 'tags' | 'descriptions' | 'focus'
  >
> &
  Pick<AssetRecord, 'lastModified'>;

export type AssetLibrary = ReturnType<typeof assetLibrary>;

/** The repository's media library, stored in its history. */
export function assetLibrary(repository: Repository) {
  return {
    list: (): readonly AssetRecord[] => [...repository.state.assets.values()],
    get: (id: string): AssetRecord | undefined => repository.state.assets.get(id),
    /** The content at a media address, by the id in it, including former contents of replaced files. */
    at(address: string): AssetContent | undefined {
      const { assets, mediaAddresses } = repository.state;
      const asset = assets.get(mediaAddresses.get(address) ?? address);
      // Earlier versions also had ids in addresses that no address has any more.
      const wanted = mediaAddress(address);
      return asset && contentsOf(asset).find((content) => content.address === wanted);
    },
    /** Whether a file has this content, as of all that any process has written by now. */
    async hasContent(hash: string): Promise<boolean> {
      const { assets } = await repository.latest();
      return [...assets.values()].some((asset) =>
        contentsOf(asset).some((content) => content.hash === hash),
      );
    },
    tags: (): readonly AssetTag[] => [...repository.state.assetTags.values()],

    add: (asset: AssetRecord, by: string | Author): Promise<void> =>
      repository.do(by, () => ({
        events: [{ kind: 'asset-stored', asset }],
        answer: undefined,
      })),

    /** The changed record; undefined if there is none with this id. */
    change: (
      id: string,
      patch: AssetChange,
      by: string | Author,
    ): Promise<AssetRecord | undefined> =>
      repository.do(by, ({ assets }) => {
        const existing = assets.get(id);
        if (!existing) return { events: [], answer: undefined };
        const { altLanguage: _, ...others } = existing;
        // Another text is one in the master language, if nothing else is said.
        const kept = patch.alt === undefined || patch.alt === existing.alt ? existing : others;
        const asset = { ...kept, ...patch };
        return { events: [{ kind: 'asset-changed', asset }], answer: asset };
      }),

    /** Removes a file from the library; refused while a document shows it. */
    remove: (id: string, by: string | Author): Promise<{ unused: string[] }> =>
      repository.do(
        by,
        removeMedia(id, (state) => documentShowing(repository, state, id)),
      ),

    /** The added tag, or the existing one with the same name. */
    addTag: (tag: AssetTag, by: string | Author): Promise<AssetTag> =>
      repository.do(by, ({ assetTags }) => {
        const existing = [...assetTags.values()].find(({ name }) => name === tag.name);
        if (existing) return { events: [], answer: existing };
        return { events: [{ kind: 'asset-tag-created', tag }], answer: tag };
      }),
  };
}

/** The documents that show the file, published, as a draft or in a release. */
export function* documentsShowing(
  repository: Repository,
  state: State,
  asset: string,
): Generator<DocumentState> {
  for (const document of state.documents.values())
    for (const content of standingContents(repository, document))
      if (containsId(content, asset)) {
        yield document;
        break;
      }
}

export function documentShowing(
  repository: Repository,
  state: State,
  asset: string,
): string | undefined {
  for (const { id } of documentsShowing(repository, state, asset)) return id;
  return undefined;
}

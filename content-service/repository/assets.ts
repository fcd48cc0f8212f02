import { type AssetContent, type AssetRecord, type AssetTag, contentsOf } from './asset-record.ts';
import { removeMedia } from './commands/media.ts';
import { standingContents } from './document-contents.ts';
import type { Repository } from './repository.ts';
import type { DocumentState, State } from './state.ts';
import { isNamedIn } from './stored-data.ts';

export type AssetChange = Partial<
  Pick<AssetRecord, 'filename' | 'notes' | 'credits' | 'alt' | 'tags' | 'descriptions' | 'focus'>
> &
  Pick<AssetRecord, 'lastModified'>;

export type AssetLibrary = ReturnType<typeof assetLibrary>;

/** The files of the repository, kept in its history like everything else. */
export function assetLibrary(repository: Repository) {
  return {
    list: (): readonly AssetRecord[] => [...repository.state.assets.values()],
    get: (id: string): AssetRecord | undefined => repository.state.assets.get(id),
    /** What lies at an address, by the id in it: of a file whose content was replaced also what lay there before. */
    at(address: string): AssetContent | undefined {
      const { assets, mediaAddresses } = repository.state;
      const asset = assets.get(mediaAddresses.get(address) ?? address);
      return asset && contentsOf(asset).find((content) => content.address === address);
    },
    tags: (): readonly AssetTag[] => [...repository.state.assetTags.values()],

    add: (asset: AssetRecord): Promise<void> =>
      repository.do(asset.uploader, () => ({
        events: [{ kind: 'asset-stored', asset }],
        answer: undefined,
      })),

    /** The record as changed; undefined where there is none of that id. */
    change: (id: string, patch: AssetChange): Promise<AssetRecord | undefined> =>
      repository.do('assets', ({ assets }) => {
        const present = assets.get(id);
        if (!present) return { events: [], answer: undefined };
        const asset = { ...present, ...patch };
        return { events: [{ kind: 'asset-changed', asset }], answer: asset };
      }),

    /** Takes a file out of the library; refused while a document shows it. */
    remove: (id: string): Promise<{ unused: string[] }> =>
      repository.do(
        'assets',
        removeMedia(id, (state) => documentShowing(repository, state, id)),
      ),

    /** The tag as kept; the one that is there already where the name is taken. */
    addTag: (tag: AssetTag): Promise<AssetTag> =>
      repository.do(tag.uploader, ({ assetTags }) => {
        const present = [...assetTags.values()].find(({ name }) => name === tag.name);
        if (present) return { events: [], answer: present };
        return { events: [{ kind: 'asset-tag-created', tag }], answer: tag };
      }),
  };
}

/** The documents that show the file, in what is published, drafted or waiting in a release. */
export function* documentsShowing(
  repository: Repository,
  state: State,
  asset: string,
): Generator<DocumentState> {
  for (const document of state.documents.values())
    for (const content of standingContents(repository, document))
      if (isNamedIn(content, asset)) {
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

import type { AssetChange, AssetLibrary } from '../write-api/assets/asset-library.ts';
import { Refused } from './faults.ts';
import type { Repository } from './repository.ts';
import { versionOf } from './state.ts';

/** The files of the repository, kept in its history like everything else. */
export function assetLibrary(repository: Repository): AssetLibrary {
  return {
    list: () => [...repository.state.assets.values()],
    get: (id) => repository.state.assets.get(id),
    tags: () => [...repository.state.assetTags.values()],

    add: (asset) =>
      repository.do(asset.uploader, () => ({
        events: [{ kind: 'asset-stored', asset }],
        answer: undefined,
      })),

    change: (id, patch: AssetChange) =>
      repository.do('assets', ({ assets }) => {
        const present = assets.get(id);
        if (!present) return { events: [], answer: undefined };
        const asset = { ...present, ...patch };
        return { events: [{ kind: 'asset-changed', asset }], answer: asset };
      }),

    remove: async (id) => {
      const used = await documentUsing(repository, id);
      return repository.do('assets', ({ assets }) => {
        if (!assets.has(id)) return { events: [], answer: false };
        if (used)
          throw new Refused(`Document ${used} shows this file. Take it out there first.`, 409);
        return { events: [{ kind: 'asset-removed', asset: id }], answer: true };
      });
    },

    addTag: (tag) =>
      repository.do(tag.uploader, ({ assetTags }) => {
        const present = [...assetTags.values()].find(({ name }) => name === tag.name);
        if (present) return { events: [], answer: present };
        return { events: [{ kind: 'asset-tag-created', tag }], answer: tag };
      }),
  };
}

/** The id of a document that shows the file, in what is published, drafted or waiting in a release. */
async function documentUsing(repository: Repository, asset: string): Promise<string | null> {
  const mark = JSON.stringify(asset);
  for (const document of repository.state.documents.values()) {
    const standing = [document.published, document.draft, ...document.releases.values()];
    for (const id of standing) {
      if (id === null) continue;
      const published = id === document.published && repository.master().document(document.id);
      const content = published
        ? published.data
        : await repository.content(versionOf(document, id).id);
      if (JSON.stringify(content).includes(mark)) return document.id;
    }
  }
  return null;
}

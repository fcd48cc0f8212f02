import { largeContent } from '../query/large-snapshot.testing.ts';
import { exampleModels } from '../query/models.testing.ts';
import { exampleAssets } from '../query/snapshot.testing.ts';
import type { Event } from '../repository/events.ts';
import type { CommitWithVersions } from '../repository/history.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { hashToken } from '../repository/tokens.ts';
import { emptyHistory, expectedChecksum, type Tip } from '../store/store.ts';

/** The write token in the history. */
export const token = 'only-for-measurements';
const started = Date.UTC(2026, 0, 1);

/** A history in which each document was written and published in a commit of its own. */
export async function* largeHistory(documents: number): AsyncGenerator<CommitWithVersions> {
  let tip: Tip = emptyHistory;
  const commit = (
    events: Event[],
    versions: CommitWithVersions['versions'] = [],
  ): CommitWithVersions => {
    const what = { at: started + tip.sequence * 1000, by: 'measurement', events };
    const checksum = expectedChecksum(tip, what);
    tip = { sequence: tip.sequence + 1, checksum };
    return { commit: { ...what, ...tip }, versions };
  };
  yield commit(languagesAndModels());
  for (const document of largeContent(documents)) {
    const id = `v-${document.id}`;
    yield commit(
      [
        { kind: 'version-written', version: headOf(id, document), place: 'draft' },
        { kind: 'published', document: document.id, version: id },
      ],
      [{ id, content: document.data }],
    );
  }
}

function languagesAndModels(): Event[] {
  return [
    {
      kind: 'languages-set',
      languages: [
        { id: 'en-us', name: 'English - United States' },
        { id: 'fr-fr', name: 'French - France' },
      ],
    },
    ...[...exampleModels.slices.values()].map((model) => ({ kind: 'slice-saved' as const, model })),
    ...[...exampleModels.types.values()].map((model) => ({ kind: 'type-saved' as const, model })),
    ...exampleAssets.map(({ path: _, earlier: __, ...asset }) => ({
      kind: 'asset-stored' as const,
      asset: {
        ...asset,
        hash: asset.id,
        mime: 'image/jpeg',
        extension: 'jpg',
        notes: null,
        tags: [],
        createdAt: started,
        lastModified: started,
        uploader: 'measurement',
      },
    })),
    {
      kind: 'token-created',
      token: { id: 'measurement', name: 'measurement', scope: 'write', hash: hashToken(token) },
    },
  ];
}

export function headOf(id: string, document: SnapshotDocument) {
  const { group, type, lang, uid, tags, slugs } = document;
  const [slug = null] = slugs;
  const head = { id, document: document.id, group, type, lang, uid, slug, note: 'Created' };
  return { ...head, tags: [...tags], title: document.id };
}

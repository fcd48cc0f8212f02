import type { Repository } from '../../repository/repository.ts';
import type { VersionContent } from '../../store/store.ts';

interface Written {
  id: string;
  version?: string;
  group?: string;
  type?: string;
  lang?: string;
  data: VersionContent;
}

/** Writes drafts of many documents in one commit, which no request can do. */
export async function writeDocuments(
  repository: Repository,
  documents: readonly Written[],
): Promise<void> {
  const withVersions = documents.map((each) => ({ version: `version-of-${each.id}`, ...each }));
  await repository.do('test', () => ({
    events: withVersions.map(
      ({ id, version, group = id, type = 'dynamic_page', lang = 'en-us' }) => ({
        kind: 'version-written',
        place: 'draft',
        version: {
          ...{ id: version, document: id, group, type, lang },
          ...{ uid: id, tags: [], title: id, slug: null, note: '' },
        },
      }),
    ),
    versions: withVersions.map(({ version, data }) => ({ id: version, content: data })),
    answer: null,
  }));
}

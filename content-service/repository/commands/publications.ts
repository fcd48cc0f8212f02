import type { Command } from '../command.ts';
import { Refused, VersionDropped } from '../faults.ts';
import { versionOf } from '../state.ts';
import { type PublishedBefore, theDocument } from './documents.ts';
import { refuseSharedUids, refuseTakenUid } from './uids.ts';

export interface PublicationRequest {
  document: string;
  /** The version to publish, by default the draft. */
  version?: string | undefined;
}

/** Publishes all of the documents, or none of them. */
export function publish(requests: readonly PublicationRequest[]): Command<{ documents: string[] }> {
  return (state) => {
    const chosenVersions = requests.map(({ document: id, version }) => {
      const document = theDocument(state, id);
      if (document.archived)
        throw new Refused(`Document ${id} is archived. Restore it before publishing it.`, 409, {
          code: 'archived',
        });
      const versionId = version ?? document.draft;
      if (!versionId)
        throw new Refused(`Document ${id} has no draft to publish.`, 409, {
          code: 'nothing_to_publish',
        });
      if (!document.versions.some((candidate) => candidate.id === versionId))
        throw new Refused(`Document ${id} has no version ${versionId}.`, 404, {
          code: 'not_there',
        });
      const chosen = versionOf(document, versionId);
      if (chosen.dropped) throw new VersionDropped(id, versionId);
      if (chosen.uid !== null) refuseTakenUid(state, document, chosen.uid);
      return chosen;
    });
    refuseSharedUids(chosenVersions);
    return {
      events: chosenVersions.map(({ document, id }) => ({
        kind: 'published',
        document,
        version: id,
      })),
      answer: { documents: requests.map(({ document }) => document) },
    };
  };
}

export function unpublish(id: string): Command<PublishedBefore> {
  return (state) => {
    const document = theDocument(state, id);
    if (!document.published)
      throw new Refused(`Document ${id} is not published.`, 409, { code: 'not_published' });
    return {
      events: [{ kind: 'unpublished', document: id }],
      answer: { publishedBefore: document.published },
    };
  };
}

import type { Incoming, IncomingDocument } from './incoming.ts';
import type { Report } from './report.ts';

/** The documents that can be pushed: the master language first, so that translations find their originals. */
export function pushableDocuments(
  remoteLanguages: readonly { id: string }[],
  { documents }: Incoming,
  report: Report,
): IncomingDocument[] {
  const languages = remoteLanguages.map(({ id }) => id);
  const pushable: IncomingDocument[] = [];
  for (const document of documents) {
    if (document.archived) continue;
    if (!languages.includes(document.lang))
      report.problems.push(
        `${nameOf(document)} stays: there is no language ${document.lang} there.`,
      );
    else pushable.push(document);
    if (document.published !== null && document.draft !== null)
      report.problems.push(`${nameOf(document)} goes as it is published; its draft stays here.`);
    if (document.releases.size > 0)
      report.problems.push(`${nameOf(document)} goes without what waits in a release.`);
  }
  return pushable.sort((a, b) => languages.indexOf(a.lang) - languages.indexOf(b.lang));
}

/** The published version, or else the draft, or else the last one, in a release. */
export function pushedVersion({ versions, published, draft }: IncomingDocument) {
  const version = versions.find(({ id }) => id === (published ?? draft)) ?? versions.at(-1);
  if (!version) throw new Error('A document has no version at all.');
  return version;
}

export function nameOf(document: IncomingDocument): string {
  return `${document.type} “${pushedVersion(document).title}” (${document.id}, ${document.lang})`;
}

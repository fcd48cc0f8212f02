import type { IncomingDocument } from './incoming.ts';
import type { Report } from './report.ts';

/** The documents that can be pushed: the master language first, so that translations find their originals. */
export function pushableDocuments(
  remoteLanguages: readonly { id: string }[],
  documents: readonly IncomingDocument[],
  report: Report,
): IncomingDocument[] {
  const languages = remoteLanguages.map(({ id }) => id);
  const pushable: IncomingDocument[] = [];
  for (const document of documents) {
    const { archived, lang } = document;
    if (archived) report.problems.push(`${nameOf(document)} stays: it is archived.`);
    else if (!languages.includes(lang))
      report.problems.push(`${nameOf(document)} stays: there is no language ${lang} there.`);
    else {
      pushable.push(document);
      report.problems.push(...remarksOn(document));
    }
  }
  return pushable.sort((a, b) => languages.indexOf(a.lang) - languages.indexOf(b.lang));
}

function* remarksOn(document: IncomingDocument): Generator<string> {
  const { published, draft, releases } = document;
  if (published !== null && draft !== null)
    yield `${nameOf(document)} goes as it is published; its draft stays here.`;
  if (releases.size === 0) return;
  if (published === null && draft === null)
    yield `${nameOf(document)} goes as it waits in a release.`;
  else yield `${nameOf(document)} goes without what waits in a release.`;
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

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
    if (archived) continue;
    if (!languages.includes(lang))
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
    yield releases.size === 1
      ? `${nameOf(document)} goes as it waits in a release.`
      : `${nameOf(document)} goes as it waits in one of ${releases.size} releases.`;
  else yield `${nameOf(document)} goes without what waits in a release.`;
}

/** The published version, or else the draft, or else one that waits in a release, or else the last one. */
export function pushedVersion({ versions, published, draft, releases }: IncomingDocument) {
  const [waiting] = releases.values();
  const id = published ?? draft ?? waiting;
  const version = versions.find((each) => each.id === id) ?? versions.at(-1);
  if (!version) throw new Error('A document has no version at all.');
  return version;
}

export function nameOf(document: IncomingDocument): string {
  return `${document.type} “${pushedVersion(document).title}” (${document.id}, ${document.lang})`;
}

import {
  checkText,
  isOwnAddress,
  isPageType,
  rules,
  type TextContext,
  type TextFinding,
} from '@farol/content-model';
import { addressBookOf, leadsOn, targetsIn } from '../addresses/address-book.ts';
import { descriptionOf } from '../content-api/wire/pictures.ts';
import { referencesOf } from '../references/references.ts';
import type { ObstacleFinding } from '../repository/obstacle.ts';
import { type Publishing, publishedAfter } from '../repository/published-after.ts';
import type { Repository } from '../repository/repository.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import { type DocumentState, type State, type Version, versionOf } from '../repository/state.ts';
import type { VersionContent } from '../store/store.ts';

/** A finding in what would be published, with the document it is about. */
export type Finding = ObstacleFinding;

/** Everything that forbids a publication or is advised against. */
export async function findingsOf(
  repository: Repository,
  publishing: Publishing,
  contents?: ReadonlyMap<string, VersionContent>,
): Promise<Finding[]> {
  const after = publishedAfter(repository, publishing, contents);
  return [
    ...findingsIn(repository, publishing, after),
    ...(await brokenLinks(repository, publishing, after)),
  ];
}

/** The findings that need no look at the unchanged documents. */
export function findingsIn(
  repository: Repository,
  publishing: Publishing,
  after: Snapshot,
): Finding[] {
  const { state } = repository;
  const contextIn = textContextIn(state, after);
  const { addresses, shared } = addressBookOf(after);
  const findings: Finding[] = [];
  for (const [id, version] of publishing) {
    const document = state.documents.get(id);
    // A document created by the publication itself is written by the service, and not checked.
    const head = document?.versions.findLast((each) => each.id === version);
    if (!document || !head) continue;
    for (const found of findingsOfDocument(document, head)) findings.push(found);
  }
  return [...findings, ...changedAddresses(repository, after)];

  function findingsOfDocument(document: DocumentState, head: Version): Finding[] {
    const { id, type } = document;
    const found: TextFinding[] = [];
    if (document.archived) found.push({ rule: 'archived', path: null });
    if (head.unfilled) found.push({ rule: 'no-content', path: null });
    const shown = after.document(id);
    if (!shown || head.unfilled) return found.map((each) => asFinding(document, head, each));
    found.push(...checkText({ type, uid: head.uid, data: shown.data }, contextIn(document.lang)));
    const what = addresses.get(id) ?? '';
    const target = shared.get(what)?.find((each) => each !== id);
    if (target !== undefined || isOwnAddress(what))
      found.push({
        rule: 'address-taken',
        path: head.uid ? 'uid' : null,
        what,
        ...(target !== undefined && { target }),
      });
    const existingLanguages = new Set([
      document.lang,
      ...after.alternates(shown).map(({ lang }) => lang),
    ]);
    const languages = state.languages
      .map(({ id: lang }) => lang)
      .filter((lang) => !existingLanguages.has(lang));
    if (isPageType(type) && languages.length > 0)
      found.push({ rule: 'no-translation', path: null, languages });
    return found.map((each) => asFinding(document, head, each));
  }
}

function asFinding(document: DocumentState, { title }: Version, finding: TextFinding): Finding {
  const { id, lang } = document;
  return { ...finding, level: rules[finding.rule], document: id, lang, title };
}

export function textContextIn(
  state: Readonly<State>,
  after: Snapshot,
): (lang: string) => TextContext {
  const { ids } = addressBookOf(after);
  return (lang) => ({
    target(id) {
      if (after.document(id)) return 'published';
      const document = state.documents.get(id);
      return document && !document.archived ? 'unpublished' : 'nothing';
    },
    isFile: (id) => state.assets.has(id),
    isDescribed(id) {
      const asset = state.assets.get(id);
      return asset !== undefined && Boolean(descriptionOf(asset, lang));
    },
    isAddress: (path) => ids.has(path) || leadsOn(after, path),
  });
}

/** Pages whose address changes with the publication, including those displaced by another page. */
function changedAddresses(repository: Repository, after: Snapshot): Finding[] {
  const { state } = repository;
  const before = addressBookOf(repository.master());
  const book = addressBookOf(after);
  if (book === before) return [];
  const { addresses, ids } = book;
  const redirects = targetsIn(after);
  return [...before.addresses].flatMap(([id, from]) => {
    const to = addresses.get(id);
    const document = state.documents.get(id);
    if (to === undefined || to === from || !document || redirects.get(from) === to) return [];
    const shown = document.published ?? document.versions.at(-1)?.id ?? '';
    return asFinding(document, versionOf(document, shown), {
      rule: 'address-changed',
      path: 'uid',
      what: to,
      redirect: ids.has(from) || isOwnAddress(from) ? null : { from, to },
    });
  });
}

/** Published pages that link to what is unpublished. */
async function brokenLinks(
  repository: Repository,
  publishing: Publishing,
  after: Snapshot,
): Promise<Finding[]> {
  const { state } = repository;
  const findings: Finding[] = [];
  for (const [id, version] of publishing) {
    const document = state.documents.get(id);
    if (version !== null || !document?.published) continue;
    const found = await referencesOf(repository).to(id);
    for (const { document: linking, version: text, paths, isPublished } of found) {
      const isStillPublished = publishing.has(linking.id)
        ? publishing.get(linking.id) === text
        : isPublished;
      if (!isStillPublished || !after.document(linking.id)) continue;
      const head = versionOf(linking, text);
      const path = paths[0] ?? null;
      findings.push(
        asFinding(linking, head, {
          rule: 'still-linked',
          path,
          what: versionOf(document, document.published).title,
          target: id,
        }),
      );
    }
  }
  return findings;
}

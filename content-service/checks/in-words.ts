import { publishingOfRelease } from '../releases/contents.ts';
import { NotFound } from '../repository/faults.ts';
import type { Publishing } from '../repository/published-after.ts';
import type { Repository } from '../repository/repository.ts';
import type { State } from '../repository/state.ts';
import { type Finding, findingsOf } from './findings.ts';
import { sentenceOf } from './sentences.ts';

interface FindingsInWords {
  /** How many documents would be published, or taken off the site. */
  documents: number;
  forbids: string[];
  advises: string[];
}

/** The findings for publishing a release, given by id or name; for all drafts if omitted. */
export async function findingsInWords(
  repository: Repository,
  release?: string,
): Promise<FindingsInWords> {
  const { state } = repository;
  const publishing =
    release === undefined
      ? allDrafts(state)
      : publishingOfRelease(state, findReleaseId(state, release));
  const findings = await findingsOf(repository, publishing);
  const sentencesOf = (level: Finding['level']) =>
    findings.filter((finding) => finding.level === level).map(sentenceOf);
  return {
    documents: publishing.size,
    forbids: sentencesOf('forbids'),
    advises: sentencesOf('advises'),
  };
}

function allDrafts(state: Readonly<State>): Publishing {
  return new Map(
    [...state.documents.values()].flatMap(({ id, draft, archived }) =>
      draft === null || archived ? [] : [[id, draft] as const],
    ),
  );
}

function findReleaseId(state: Readonly<State>, name: string): string {
  const found = [...state.releases.values()].find(({ id, label }) => id === name || label === name);
  if (!found) throw new NotFound(`There is no release called ${JSON.stringify(name)}.`);
  return found.id;
}
